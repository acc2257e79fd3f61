import { randomBytes } from "node:crypto";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { users } from "../db/schema/account.ts";
import { subscriptions } from "../db/schema/account.ts";
import { hashPassword } from "../modules/auth/password-hash.ts";
import { openSession } from "../modules/auth/sessions.ts";
import type { HttpMethod } from "@vitrine/contract";
import type { TestApp } from "./create-test-app.ts";

export type Json = Record<string, unknown>;

/** A signed-in person: calls with their token and reads JSON. */
export type Person = {
  id: number;
  email: string;
  token: string;
  call(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
};

export type TestAnswer = { status: number; headers: LightMyRequestResponse["headers"]; body: Json; raw: string };

export const testPassword = "correct horse battery";
let passwordHash: Promise<string> | null = null;

export type PersonOptions = {
  plan?: "pro" | "premium";
  subscriptionStatus?: "active" | "trialing" | "canceled" | "past_due";
  verified?: boolean;
  role?: "admin" | "user";
};

/** Makes an account straight in the database and signs it in. */
export async function aPerson(app: TestApp, options: PersonOptions = {}): Promise<Person> {
  passwordHash ??= hashPassword(testPassword);
  const { db } = app.database;
  const email = `${randomBytes(6).toString("hex")}@example.test`;
  const [user] = await db
    .insert(users)
    .values({
      name: "Ada Example",
      email,
      password_hash: await passwordHash,
      role: options.role ?? "user",
      email_verified_at: options.verified === false ? null : new Date(),
    })
    .returning();
  if (!user) throw new Error("The account was not made.");
  if (options.plan) {
    await db
      .insert(subscriptions)
      .values({ user_id: user.id, status: options.subscriptionStatus ?? "active", plan: options.plan });
  }
  return signedIn(app, { id: user.id, email });
}

/** Opens another session for somebody, e.g. after more days than one lasts. */
export async function signedIn(app: TestApp, { id, email }: Pick<Person, "id" | "email">): Promise<Person> {
  const { token } = await openSession(app.database.db, app.clock, id, { remember: false, userAgent: null });
  return {
    id,
    email,
    token,
    call: (method, path, body, headers) =>
      call(app, method, path, body, { Authorization: `Bearer ${token}`, ...headers }),
  };
}

/** A call without a token. */
export async function call(
  app: TestApp,
  method: HttpMethod,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const options: InjectOptions = {
    method,
    url: path.startsWith("/api") || path.startsWith("/p/") ? path : `/api${path}`,
    headers,
  };
  if (body !== undefined) {
    options.payload = JSON.stringify(body);
    options.headers = { "content-type": "application/json", ...headers };
  }
  return answerOf(await app.http.inject(options));
}

export type UploadPart = { name: string; fileName?: string; type?: string; content: string | Uint8Array };

/** A multipart call; parts with a file name are files. */
export async function upload(
  app: TestApp,
  path: string,
  parts: UploadPart[],
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const boundary = `----vitrine${randomBytes(8).toString("hex")}`;
  const chunks: Buffer[] = [];
  for (const part of parts) {
    const file = part.fileName === undefined ? "" : `; filename="${part.fileName}"`;
    const type = part.fileName === undefined ? "" : `Content-Type: ${part.type ?? "application/octet-stream"}\r\n`;
    chunks.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n${type}\r\n`),
      Buffer.from(part.content),
      Buffer.from("\r\n"),
    );
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  const response = await app.http.inject({
    method: "POST",
    url: `/api${path}`,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}`, ...headers },
    payload: Buffer.concat(chunks),
  });
  return answerOf(response);
}

/** An injected answer with its JSON read. */
export function answerOf(response: LightMyRequestResponse): TestAnswer {
  let body: Json = {};
  try {
    body = JSON.parse(response.payload) as Json;
  } catch {
    body = {};
  }
  return { status: response.statusCode, headers: response.headers, body, raw: response.payload };
}
