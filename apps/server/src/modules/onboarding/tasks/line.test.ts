import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lanes } from "../../../ports/queue/jobs.ts";
import { aPerson, createTestApp, eventually, type Json, type Person, type TestApp } from "../../../testing/index.ts";
import { sampleCvText } from "../testing/cv-files.ts";
import { aScriptedEngine, type ScriptedEngine } from "../testing/scripted-engine.ts";
import { restoreJobs, sweepTasks } from "./sweep-tasks.ts";

let app: TestApp;
let engine: ScriptedEngine;
beforeEach(async () => {
  engine = aScriptedEngine();
  app = await createTestApp({ engine });
});
afterEach(() => app.end());

async function atPasted(person: Person): Promise<string> {
  const pasted = await person.call("POST", "/onboarding/paste-text", { cv_text: sampleCvText });
  const id = String(pasted.body["session_id"]);
  await person.call("POST", "/onboarding/skip-picture", { session_id: id });
  return id;
}

const parse = (person: Person, id: string) => person.call("POST", "/onboarding/parse-cv", { session_id: id });

/** How many wait or are at work; of those at work with `active`. */
async function jobs(from: "created" | "active" = "created"): Promise<number> {
  const { rows } = await app.database.db.execute<{ jobs: string }>(
    sql`select count(*) as jobs from pgboss.job where name = 'read-cv' and state < 'completed' and state >= ${from}`,
  );
  return Number(rows[0]?.jobs);
}

/** As if so much time had passed for everything that waits for its turn. */
const waitInLine = (time: string) =>
  app.database.db.execute(
    sql`update onboarding_sessions set task_lease_until = task_lease_until - ${time}::interval where task_attempts = 0`,
  );

async function sweepOften(): Promise<void> {
  const dependencies = { db: app.database.db, queue: app.queue };
  for (let sweeps = 0; sweeps < 5; sweeps += 1) {
    await waitInLine("1 minute");
    await sweepTasks(dependencies);
    await restoreJobs(dependencies);
  }
}

/** Lets everything be read that is or will be asked for, while `work` goes on. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  const finishing = setInterval(() => engine.isWaiting && engine.finish(), 5);
  try {
    return await work();
  } finally {
    clearInterval(finishing);
  }
}

const inLine: unknown = expect.objectContaining({
  position: expect.any(Number) as number,
  expected_seconds: expect.any(Number) as number,
});

describe("a line of CVs that is longer than any lease", () => {
  test("holds each CV once, and each is read once", async () => {
    const crowd = 24;
    const people = await Promise.all(Array.from({ length: crowd }, () => aPerson(app)));
    const ids = await Promise.all(people.map((person) => atPasted(person)));
    const answers = Promise.all(people.map((person, index) => parse(person, ids[index] ?? "")));
    await expect.poll(() => jobs(), { timeout: 20_000 }).toBe(crowd);
    await sweepOften();
    expect(await jobs()).toBe(crowd);
    for (const { status, body } of await reading(() => answers)) {
      if (status !== 200) expect([status, body["data"]]).toEqual([503, inLine]);
    }
    await reading(() => eventually(async () => ((await jobs()) === 0 ? true : undefined)));
    const again = await Promise.all(people.map((person, index) => parse(person, ids[index] ?? "")));
    expect(again.map(({ status }) => status)).toEqual(Array.from({ length: crowd }, () => 200));
    expect(engine.begun).toBe(crowd);
    const next = await aPerson(app);
    const id = await atPasted(next);
    expect((await reading(() => parse(next, id))).status).toBe(200);
  }, 60_000);

  test("who would wait long is told place and time at once, keeps the place, and finds the CV read", async () => {
    const { atOnce } = lanes["read-cv"];
    const crowd = await Promise.all(Array.from({ length: atOnce + 2 }, () => aPerson(app)));
    const [last, next, ...busy] = crowd.toReversed();
    if (!last || !next) throw new Error("There is no crowd.");
    const answers = [...busy, next].map(async (person) => parse(person, await atPasted(person)));
    await expect.poll(() => jobs(), { timeout: 20_000 }).toBe(atOnce + 1);
    await expect.poll(() => jobs("active"), { timeout: 20_000 }).toBe(atOnce);
    await app.database.db.execute(
      sql`update pgboss.job set started_on = now() - interval '50 seconds' where name = 'read-cv' and state = 'active'`,
    );
    const id = await atPasted(last);
    const refused = await parse(last, id);
    expect([refused.status, refused.body["code"]]).toEqual([503, "unavailable"]);
    const { position, expected_seconds: seconds } = refused.body["data"] as Record<string, number>;
    expect(position).toBe(2);
    expect(seconds).toBeGreaterThan(45);
    expect(refused.body["message"]).toMatch(
      /1 CV is before yours, about \d+ (?:seconds|minutes?)\. Your place is kept\.$/,
    );
    expect(refused.headers["retry-after"]).toBe(String(Math.min(Number(seconds), 60)));
    const { session } = (await last.call("GET", `/onboarding/session?session_id=${id}`)).body as { session: Json };
    expect(session).toMatchObject({ step: "processing", error: null, line: { position: 2 } });
    expect(await jobs()).toBe(atOnce + 2);
    await reading(() => Promise.all(answers));
    const stepOf = async () => (await last.call("GET", `/onboarding/session?session_id=${id}`)).body["step"];
    await reading(() => eventually(async () => ((await stepOf()) === "review" ? true : undefined)));
    expect((await parse(last, id)).status).toBe(200);
  }, 60_000);

  test("work whose job is gone gets one again", async () => {
    await app.queue.drain(1000);
    const person = await aPerson(app);
    void parse(person, await atPasted(person)).catch(() => null);
    await expect.poll(() => jobs()).toBe(1);
    await app.database.db.execute(sql`delete from pgboss.job where name = 'read-cv'`);
    await restoreJobs({ db: app.database.db, queue: app.queue });
    await restoreJobs({ db: app.database.db, queue: app.queue });
    expect(await jobs()).toBe(1);
    await app.database.db.execute(sql`delete from onboarding_sessions`);
  });
});
