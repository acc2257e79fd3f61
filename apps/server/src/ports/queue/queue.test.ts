import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { eventually } from "../../testing/create-test-app.ts";
import { createQueue, type Jobs, type Queue } from "./queue.ts";

let database: TestDatabase;
let queue: Queue;
const delivered: Jobs["account-mail"][] = [];
let failures = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  queue = await createQueue(database.url, () => undefined);
  const handle = async (job: Jobs["account-mail"]): Promise<void> => {
    if (job.kind === "fails-once" && failures === 0) {
      failures += 1;
      throw new Error("The mail server was away.");
    }
    delivered.push(job);
  };
  await queue.work("account-mail", handle);
});
afterAll(async () => {
  await queue.stop();
  await database.drop();
});

const aMail = (to: string, kind = "welcome"): Jobs["account-mail"] => ({ v: 1, kind, data: { to } });
const arrived = (to: string) => eventually(() => delivered.find((job) => job.data["to"] === to), 18_000);

test("a job arrives with its data", async () => {
  await queue.enqueue("account-mail", aMail("a@example.com"));
  expect(await arrived("a@example.com")).toEqual(aMail("a@example.com"));
});

test("a job of a transaction exists only when it commits", async () => {
  const undone = database.db.transaction(async (inside) => {
    await queue.enqueue("account-mail", aMail("undone@example.com"), { db: inside });
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  await database.db.transaction((inside) => queue.enqueue("account-mail", aMail("done@example.com"), { db: inside }));
  await arrived("done@example.com");
  expect(delivered.some((job) => job.data["to"] === "undone@example.com")).toBe(false);
});

/** Lets the pause before the next try pass. */
async function endPause(): Promise<true | undefined> {
  const due = await database.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'account-mail' and state = 'retry' returning id`,
  );
  return due.rows.length > 0 || undefined;
}

test("a job that fails is tried again, after a pause", async () => {
  await queue.enqueue("account-mail", aMail("again@example.com", "fails-once"));
  await eventually(endPause);
  expect(await arrived("again@example.com")).toEqual(aMail("again@example.com", "fails-once"));
  expect(failures).toBe(1);
});
