import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../../db/connection.ts";
import { aPerson, aWebsite, createTestApp, eventually, type Person, type TestApp } from "../../testing/index.ts";
import { startPair, type Pair } from "../../testing/standby.ts";
import { Replica, type ReplicaTiming } from "./replica.ts";

const timing: ReplicaTiming = { beatMs: 100, behindMs: 20, silentMs: 1500, figuresMs: 1000 };
const patience = { timeout: 90_000 };
const usualServer = process.env["TEST_DATABASE_URL"];

let pair: Pair;
let app: TestApp;
let replica: Replica;
let owner: Person;
let id: number;
beforeAll(async () => {
  pair = await startPair();
  process.env["TEST_DATABASE_URL"] = pair.primaryUrl;
  app = await createTestApp({
    workers: false,
    reads: ({ database, hub }) => {
      const url = pair.onStandby(database.url);
      const onError = () => undefined;
      replica = new Replica({ url, primary: database.db, hub, maxConnections: 4, onError, timing });
      return replica;
    },
  });
  owner = await aPerson(app, { plan: "premium" });
  id = (await aWebsite(owner, { subdomain: "read-twice", status: "published", full_name: "Ada First" })).id;
}, 180_000);
afterAll(async () => {
  await replica.close();
  await app.end();
  await pair.end();
  if (usualServer === undefined) delete process.env["TEST_DATABASE_URL"];
  else process.env["TEST_DATABASE_URL"] = usualServer;
});

const page = async (name = "read-twice") => {
  const { statusCode, body } = await app.http.inject({ method: "GET", url: `/p/${name}` });
  return { status: statusCode, body };
};
const json = async () => {
  const { statusCode, body } = await app.http.inject({ method: "GET", url: "/api/public/sites/read-twice" });
  return { status: statusCode, body };
};
const rename = async (full_name: string) => {
  const saved = await owner.call("PUT", `/websites/${id}`, { name: "Two", full_name });
  expect(saved.status, saved.raw).toBe(200);
};

/** Which database answered what `work` asked. */
async function answeredDuring(work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const before = { ...replica.answered };
  await work();
  return { replica: replica.answered.replica - before.replica, primary: replica.answered.primary - before.primary };
}

test("the standby answers for pages and figures once it has what was heard", patience, async () => {
  await page();
  await eventually(async () => ((await answeredDuring(json)).replica > 0 ? true : undefined));
  const figures = () => owner.call("GET", `/websites/${id}/analytics?period=month`);
  await eventually(async () => ((await answeredDuring(figures)).replica > 0 ? true : undefined));
  expect((await figures()).status).toBe(200);
});

test("no page is older than what its owner was told, however far behind the standby is", patience, async () => {
  await eventually(async () => ((await answeredDuring(json)).replica > 0 ? true : undefined));
  await pair.pause();
  for (let round = 1; round <= 5; round += 1) {
    await rename(`Ada Number ${round}`);
    expect((await page()).body).toContain(`Ada Number ${round}`);
    expect((await json()).body).toContain(`Ada Number ${round}`);
  }
  expect((await owner.call("POST", `/websites/${id}/unpublish`)).status).toBe(200);
  expect((await page()).status).toBe(404);
  expect((await owner.call("POST", `/websites/${id}/publish`)).status).toBe(200);
  expect((await page()).status).toBe(200);
  // A name that the standby has never heard of.
  await aWebsite(owner, { subdomain: "read-later", status: "published", full_name: "Ada Later" });
  expect((await page("read-later")).body).toContain("Ada Later");
  expect((await answeredDuring(json)).replica).toBe(0);
  await pair.resume();
  await eventually(async () => ((await answeredDuring(json)).replica > 0 ? true : undefined));
  expect((await json()).body).toContain("Ada Number 5");
});

test("figures come from the standby only while it is a few moments behind", patience, async () => {
  const figures = () => owner.call("GET", `/websites/${id}/analytics?period=month`);
  await eventually(() => (replica.behindMs < timing.figuresMs ? true : undefined));
  await pair.pause();
  await rename("Ada Unseen");
  await eventually(() => (replica.behindMs > timing.figuresMs ? true : undefined));
  expect(await answeredDuring(figures)).toEqual({ replica: 0, primary: 1 });
  await pair.resume();
  await eventually(() => (replica.behindMs < timing.figuresMs ? true : undefined));
  expect(await answeredDuring(figures)).toEqual({ replica: 1, primary: 0 });
});

test("a standby that hangs is left alone, and asked again when it is back", patience, async () => {
  await eventually(async () => ((await answeredDuring(json)).replica > 0 ? true : undefined));
  pair.hang();
  try {
    await eventually(() => (replica.behindMs === Infinity ? true : undefined));
    expect((await json()).status).toBe(200);
    await rename("Ada Meanwhile");
    expect((await page()).body).toContain("Ada Meanwhile");
  } finally {
    pair.goOn();
  }
  await eventually(async () => ((await answeredDuring(json)).replica > 0 ? true : undefined));
});

test("a database that is no standby is told apart and not asked", patience, async () => {
  const database: Database = openDatabase(app.database.url, { maxConnections: 2 });
  const told: unknown[] = [];
  const onError = (error: unknown) => void told.push(error);
  const { hub } = app;
  const wrong = new Replica({ url: database.url, primary: database.db, hub, maxConnections: 2, onError, timing });
  await eventually(() => (told.length > 0 ? true : undefined));
  expect(String(told[0])).toContain("does not name a standby");
  expect(await wrong.figures(async (from) => from === database.db)).toBe(true);
  await wrong.close();
  await database.close();
});
