import { eq, sql } from "drizzle-orm";
import fastify from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idempotencyKeys } from "../db/schema/platform.ts";
import { contactMessages } from "../db/schema/messages.ts";
import { call, createTestApp, testPassword, type TestApp } from "../testing/index.ts";
import { AppError } from "./app-error.ts";
import { sendError } from "./errors.ts";
import { errorForLog } from "./log-errors.ts";
import { requestForLog } from "./log-paths.ts";
import { requestHash } from "./idempotency.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

async function failureOf(work: PromiseLike<unknown>): Promise<Error> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("Nothing failed.");
}

describe("a failed statement in the log", () => {
  const visitor = { name: "Vera Visitor", email: "vera@visitor.test", message: "Call me at once" };

  test("names what failed and where, and no value", async () => {
    const { db } = app.database;
    const error = await failureOf(db.insert(contactMessages).values({ website_id: 999_999, ...visitor }));
    const line = JSON.stringify(errorForLog(error));
    for (const value of ["Vera Visitor", "vera@visitor.test", "Call me at once", "999999"])
      expect(line).not.toContain(value);
    expect(line).toContain("insert into");
    expect(line).toContain("log-secrets.test.ts");
  });

  test("of PostgreSQL itself, or wrapped by us, is told without its words", async () => {
    const { db } = app.database;
    const error = await failureOf(db.execute(sql`select ${"vera@visitor.test"}::integer`));
    expect(errorForLog(error)).toMatchObject({ cause: { code: "22P02" } });
    const wrapped = new Error(`Could not: ${error.message}`, { cause: error });
    for (const thrown of [error, error.cause as Error, wrapped])
      expect(JSON.stringify(errorForLog(thrown))).not.toContain("vera@visitor.test");
  });

  test("other errors keep what they say", () => {
    const error = Object.assign(new Error("The disk is full.", { cause: new Error("below") }), { code: "ENOSPC" });
    expect(errorForLog(error)).toMatchObject({
      message: "The disk is full.",
      code: "ENOSPC",
      cause: { message: "below" },
    });
  });
});

test("a refusal says in the log why, and nothing of who was refused", async () => {
  const lines: string[] = [];
  const loggerInstance = pino({ level: "info", base: undefined }, { write: (line: string) => void lines.push(line) });
  const server = fastify({ loggerInstance, disableRequestLogging: true });
  server.setErrorHandler(sendError);
  const codes = ["invalid_credentials", "cross_site_request", "too_many_requests", "not_found"] as const;
  for (const code of codes)
    server.get(`/${code}`, () => {
      throw new AppError(code, { message: "No, vera@visitor.test." });
    });
  for (const code of codes) await server.inject(`/${code}`);
  await server.close();
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.map(({ refused }) => refused)).toEqual(codes.slice(0, 3));
  expect(told.every(({ requestId, time }) => requestId && time)).toBe(true);
  expect(lines.join("")).not.toContain("vera");
});

describe("addresses in the log", () => {
  test.each([
    ["POST", "/api/email/verify/7/s3cret", "/api/email/verify/:id/:hash", "/api/email/verify/:id/:hash"],
    ["GET", "/api/auth/google/callback?code=s3cret", "/api/auth/:provider/callback", "/api/auth/:provider/callback"],
    ["GET", "/reset-password?token=s3cret", undefined, "/reset-password"],
    ["GET", "/api/unknown/s3cret", undefined, "/api/*"],
    ["GET", "/try/s3cret", undefined, "/try/*"],
    ["GET", "//TRY/s3cret/more", "*", "/TRY/*"],
    ["GET", "/L/s3cret", undefined, "/L/*"],
  ])("%s %s is written without its secret", (method, url, pattern, path) => {
    expect(requestForLog({ method, url, routeOptions: { url: pattern } })).toEqual({ method, path });
  });
});

describe("the stored hash of a request", () => {
  test("holds no password, and is worth nothing without the installation's key", async () => {
    const body = {
      name: "Grace Example",
      email: "hash@example.test",
      password: testPassword,
      password_confirmation: testPassword,
      terms: true,
    };
    const answer = await call(app, "POST", "/register", body, { "Idempotency-Key": "hash-1" });
    expect(answer.status, answer.raw).toBe(201);
    const [stored] = await app.database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, "hash-1"));
    const guess = { params: undefined, body, files: {} };
    expect(stored?.request_hash).toMatch(/^[a-f0-9]{64}$/);
    expect(stored?.request_hash).not.toBe(requestHash(guess, ""));
    const other = { ...guess, body: { ...body, password: "another one", password_confirmation: "another one" } };
    expect(requestHash(guess, "key")).toBe(requestHash(other, "key"));
    expect(requestHash(guess, "key")).not.toBe(requestHash({ ...guess, body: { ...body, name: "Eve" } }, "key"));
  });
});
