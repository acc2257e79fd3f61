import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inOneTransaction } from "../db/ambient-transaction.ts";
import { aPerson, createTestApp, type TestApp } from "../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

test("a creation whose answer cannot be stored leaves nothing behind, and the retry makes one", async () => {
  const person = await aPerson(app, { plan: "pro" });
  const { db } = app.database;
  await db.execute(sql`
    create function refuse_answers() returns trigger language plpgsql as $$ begin raise exception 'the process died here'; end $$`);
  await db.execute(sql`
    create trigger refuse_answers before update of status on idempotency_keys
    for each row when (new.status = 201) execute function refuse_answers()`);
  const headers = { "Idempotency-Key": "one-site" };
  const first = await person.call("POST", "/websites", { name: "Mine" }, headers);
  expect(first.status).toBe(500);
  expect((await person.call("GET", "/websites")).body["data"]).toEqual([]);
  await db.execute(sql`drop trigger refuse_answers on idempotency_keys`);
  const retry = await person.call("POST", "/websites", { name: "Mine" }, headers);
  expect(retry.status).toBe(201);
  const replay = await person.call("POST", "/websites", { name: "Mine" }, headers);
  expect(replay.body).toEqual(retry.body);
  expect((await person.call("GET", "/websites")).body["data"]).toHaveLength(1);
});

test("work in one transaction is invisible outside and gone after a failure", async () => {
  const { db } = app.database;
  const count = async () =>
    (await db.execute<{ n: number }>(sql`select count(*)::int as n from settings where name = 'probe'`)).rows[0]?.n;
  const failing = inOneTransaction(db, async () => {
    await db.execute(sql`insert into settings (name, value) values ('probe', '1')`);
    expect(await count()).toBe(1);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await count()).toBe(0);
});
