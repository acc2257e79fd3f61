import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "../../testing/create-test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { createQueue, type JobFailure, type Queue } from "./queue.ts";

let database: TestDatabase;
let queue: Queue;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  queue = await createQueue(database.url, () => undefined);
});
afterEach(() => queue.stop());

const aMail = { v: 1, kind: "verify-email", data: { user_id: 7 } } as const;

/** Lets the pause of the one job pass. @returns how long it was to be, in seconds; undefined before it pauses */
async function passPause(): Promise<number | undefined> {
  const { rows } = await database.db.execute<{ seconds: number }>(sql`
    with pausing as (select id, start_after from pgboss.job where name = 'account-mail' and state = 'retry' and start_after > now())
    update pgboss.job set start_after = now() from pausing where job.id = pausing.id and job.name = 'account-mail'
    returning extract(epoch from pausing.start_after - now())::float as seconds`);
  if (rows[0]) await database.db.execute(sql`select pg_notify('vitrine_jobs', 'account-mail')`);
  return rows[0]?.seconds;
}

test("a mail server that is away is tried for more than a day with growing pauses, then the mail is kept as dead", async () => {
  const failures: JobFailure[] = [];
  queue.onFailure((failure) => failures.push(failure));
  await queue.work("account-mail", async () => {
    const refused = new Error("connect ECONNREFUSED: jane@example.com");
    throw Object.assign(refused, { code: "ECONNREFUSED" });
  });
  await queue.enqueue("account-mail", aMail, { person: 7 });
  const pauses: number[] = [];
  while (pauses.length < 40) pauses.push(await eventually(passPause));
  const [dead] = await eventually(async () => {
    const found = await queue.deadJobs();
    return found.length > 0 ? found : undefined;
  });
  expect(pauses[0]).toBeLessThanOrEqual(10);
  expect(Math.max(...pauses)).toBeLessThan(3601);
  expect(pauses.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(24 * 3600);
  expect(failures).toHaveLength(41);
  expect(failures.filter(({ isDead }) => isDead)).toHaveLength(1);
  expect(failures.at(-1)).toMatchObject({ kind: "verify-email", attempt: 41, isDead: true });
  expect(dead).toMatchObject({
    kind: "verify-email",
    attempts: 41,
    reason: expect.stringMatching(/ECONNREFUSED/) as string,
  });
  const { rows } = await database.db.execute<{ stored: string }>(
    sql`select string_agg(job::text, ' ') as stored from pgboss.job`,
  );
  expect(`${rows[0]?.stored} ${JSON.stringify(failures)}`).not.toContain("jane@example.com");
});

/** The signs of life of a running job stop being heard, and whoever watches over the lanes gives it out again. */
async function loseClaim(): Promise<void> {
  await database.db.execute(
    sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = 'account-mail' and state = 'active'`,
  );
  const keeper = new PgBoss({
    connectionString: database.url,
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 1,
  });
  await keeper.start();
  await eventually(async () => {
    await keeper.supervise("account-mail");
    return passPause();
  });
  await keeper.stop({ graceful: false });
}

test("a job whose process died between the work and its end is done once more", async () => {
  const attempts: number[] = [];
  const dying = await createQueue(database.url, () => undefined);
  const died = Promise.withResolvers<void>();
  await dying.work("account-mail", async (_job, { attempt }) => {
    attempts.push(attempt);
    await died.promise;
  });
  await dying.enqueue("account-mail", aMail);
  await eventually(() => (attempts.length === 1 ? true : undefined));
  await dying.drain(0);
  await loseClaim();
  await queue.work("account-mail", async (_job, { attempt }) => void attempts.push(attempt));
  await eventually(() => (attempts.length === 2 ? true : undefined));
  expect(attempts).toEqual([1, 2]);
  died.resolve();
  await dying.stop();
});

test("a mail that was under way while the database missed its signs of life is sent once", async () => {
  const attempts: number[] = [];
  const handedOver = Promise.withResolvers<void>();
  await queue.work("account-mail", async (_job, { attempt }) => {
    attempts.push(attempt);
    await handedOver.promise;
  });
  await queue.enqueue("account-mail", aMail);
  await eventually(() => (attempts.length === 1 ? true : undefined));
  await loseClaim();
  const stateOf = async () => {
    const { rows } = await database.db.execute<{ state: string }>(
      sql`select state from pgboss.job where name = 'account-mail' and state <> 'failed' order by created_on desc limit 1`,
    );
    return rows[0]?.state;
  };
  await eventually(async () => ((await stateOf()) === "active" ? true : undefined));
  handedOver.resolve();
  await eventually(async () => ((await stateOf()) === "completed" ? true : undefined));
  expect(attempts).toEqual([1]);
});

test("mails that somebody waits for go past any number of notices, and each lane goes on beside the others", async () => {
  const held = Promise.withResolvers<void>();
  await queue.work("notice-mail", () => held.promise);
  for (let message = 0; message < 40; message += 1) await queue.enqueue("notice-mail", aMail, { person: message });
  const sent = Promise.withResolvers<void>();
  await queue.work("account-mail", async () => sent.resolve());
  await queue.enqueue("account-mail", aMail);
  await sent.promise;
  held.resolve();
});

test("what waits of a person goes with the account", async () => {
  await queue.enqueue("notice-mail", aMail, { person: 501 });
  await queue.enqueue("notice-mail", aMail, { person: 502 });
  await queue.forgetPerson(501, database.db);
  const { rows } = await database.db.execute(sql`select group_id from pgboss.job where group_id like 'person-50%'`);
  expect(rows).toEqual([{ group_id: "person-502" }]);
});
