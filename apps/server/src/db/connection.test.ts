import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a connection that breaks between two statements of a transaction ends that transaction and nothing else", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const isClosed = new Promise((resolve) => client.once("end", resolve));
  await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await isClosed;
  await expect(client.query("select 1")).rejects.toThrow();
  client.release(true);
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("no statement, no lock and no idle transaction is waited for longer than operators are told", async () => {
  const { rows } = await database.pool.query(
    `select name, setting from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(rows).toEqual([
    { name: "idle_in_transaction_session_timeout", setting: "30000" },
    { name: "lock_timeout", setting: "10000" },
    { name: "statement_timeout", setting: "20000" },
  ]);
  await expect(
    database.pool.query("begin; set local statement_timeout = 100; select pg_sleep(5)"),
  ).rejects.toMatchObject({ code: "57014" });
});
