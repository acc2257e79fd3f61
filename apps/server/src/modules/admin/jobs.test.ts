import type { DeadJob, LaneFigures } from "@vitrine/model";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, eventually, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

type Listed = { lanes: LaneFigures[]; dead: DeadJob[] };
const listed = async () => (await admin.call("GET", "/admin/jobs")).body["data"] as Listed;

/** A mail that nobody can write, on its last try. */
async function aDeadJob(): Promise<DeadJob> {
  const job = { v: 1, kind: "no-such-mail", data: { user_id: admin.id } } as const;
  const before = new Set((await listed()).dead.map(({ id }) => id));
  await app.queue.enqueue("notice-mail", job, { person: admin.id, startAfterSeconds: 60 });
  await app.database.db.execute(
    sql`update pgboss.job set retry_limit = 0, start_after = now() where name = 'notice-mail' and state = 'created'`,
  );
  return eventually(async () => (await listed()).dead.find(({ id }) => !before.has(id)));
}

const audited = async () =>
  ((await admin.call("GET", "/admin/audit-log")).body["data"] as { action: string; target: object }[]).filter(
    ({ action }) => action.startsWith("job."),
  );

test("a job that used up its tries is listed with its kind and a reason that holds nothing of a person", async () => {
  const dead = await aDeadJob();
  expect(dead).toMatchObject({ lane: "notice-mail", kind: "no-such-mail", attempts: 1, reason: "UnknownMail" });
  const { lanes } = await listed();
  expect(lanes.find(({ lane }) => lane === "notice-mail")).toMatchObject({ waiting: 0, dead: 1 });
  expect(lanes.map(({ lane }) => lane)).toContain("read-cv");
});

test("it is put back with all its tries, or dropped; both are audited", async () => {
  const [first] = (await listed()).dead;
  expect((await admin.call("POST", `/admin/jobs/${first?.id}/retry`)).status).toBe(200);
  expect((await listed()).dead).toEqual([]);
  const lane = await eventually(async () =>
    (await listed()).lanes.find(({ lane: name, pausing }) => name === "notice-mail" && pausing === 1),
  );
  expect(lane.dead).toBe(0);
  const second = await aDeadJob();
  expect((await admin.call("DELETE", `/admin/jobs/${second.id}`)).status).toBe(200);
  expect((await admin.call("DELETE", `/admin/jobs/${second.id}`)).status).toBe(404);
  expect((await admin.call("POST", `/admin/jobs/${second.id}/retry`)).status).toBe(404);
  expect((await audited()).map(({ action, target }) => [action, target])).toEqual([
    ["job.dropped", { type: "job", id: null, name: "no-such-mail" }],
    ["job.retried", { type: "job", id: null, name: "no-such-mail" }],
  ]);
});

test("only admins see jobs", async () => {
  const person = await aPerson(app);
  expect((await person.call("GET", "/admin/jobs")).status).toBe(403);
});
