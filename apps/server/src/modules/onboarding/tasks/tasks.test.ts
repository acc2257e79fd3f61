import { EngineUnavailable, UnreadableDocument } from "@vitrine/cv-parser";
import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onboardingEvents, onboardingSessions } from "../../../db/schema/onboarding.ts";
import { websites } from "../../../db/schema/websites.ts";
import { aPerson, createTestApp, type Person, type TestApp } from "../../../testing/index.ts";
import { aPdf, sampleCv } from "../testing/cv-files.ts";
import { atProcessing, sessionOf, uploadCv } from "../testing/journey.ts";
import { aScriptedEngine, type ScriptedEngine } from "../testing/scripted-engine.ts";
import { claimTask, LostTask, newRun, renewLease, taskColumns, whileHeld } from "./lease.ts";
import { sweepTasks } from "./sweep-tasks.ts";

let app: TestApp;
let engine: ScriptedEngine;
let person: Person;
beforeEach(async () => {
  engine = aScriptedEngine();
  app = await createTestApp({ engine });
  person = await aPerson(app);
});
afterEach(() => app.end());

const parse = (id: string, more: object = {}) =>
  person.call("POST", "/onboarding/parse-cv", { session_id: id, ...more });
const read = async (id: string) => sessionOf(await person.call("GET", `/onboarding/session?session_id=${id}`));
const rowOf = async (id: string) => {
  const [row] = await app.database.db.select().from(onboardingSessions).where(eq(onboardingSessions.id, id));
  if (!row) throw new Error("There is no such session.");
  return row;
};
const begun = (times: number) => expect.poll(() => engine.begun, { timeout: 10_000 }).toBe(times);
const sweep = () => sweepTasks({ db: app.database.db, queue: app.queue });

/** As if the worker had died: its promise to report has passed. */
const loseWorker = (id: string, attempts?: number) =>
  app.database.db
    .update(onboardingSessions)
    .set({
      task_lease_until: sql`now() - interval '1 second'`,
      ...(attempts === undefined ? {} : { task_attempts: attempts }),
    })
    .where(eq(onboardingSessions.id, id));

describe("work that outlives its worker", () => {
  test("a silent worker's work goes to another one, and the silent one can no longer write", async () => {
    const id = await atProcessing(app, person);
    const answer = parse(id);
    await begun(1);
    await loseWorker(id);
    await sweep();
    await begun(2);
    engine.finish();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await read(id)).toMatchObject({ step: "processing", has_cv_data: false });
    engine.finish();
    expect((await answer).status).toBe(200);
    const ready = await app.database.db
      .select()
      .from(onboardingEvents)
      .where(and(eq(onboardingEvents.session_id, id), sql`data->>'type' = 'review_ready'`));
    expect(ready).toHaveLength(1);
  });

  test("after three attempts the session fails clearly and can be tried again", async () => {
    const id = await atProcessing(app, person);
    const answer = parse(id);
    await begun(1);
    await loseWorker(id, 3);
    await sweep();
    expect((await answer).body).toMatchObject({ code: "ai_failed", message: "Parsing failed" });
    expect((await answer).status).toBe(502);
    expect(await read(id)).toMatchObject({
      step: "processing",
      error: { message: "Parsing failed", code: "ai_failed", retryable: true },
    });
    engine.finish();
    const again = parse(id);
    await begun(2);
    engine.finish();
    expect((await again).status).toBe(200);
    expect(await read(id)).toMatchObject({ step: "review", error: null });
  });

  test("a worker keeps its lease while it works", async () => {
    const id = await atProcessing(app, person);
    const answer = parse(id);
    await begun(1);
    const before = (await rowOf(id)).task_lease_until?.getTime() ?? 0;
    await expect
      .poll(async () => (await rowOf(id)).task_lease_until?.getTime(), { timeout: 8000 })
      .toBeGreaterThan(before);
    await sweep();
    expect(engine.begun).toBe(1);
    engine.finish();
    expect((await answer).status).toBe(200);
  });

  test("of two workers with the same job one takes it", async () => {
    const { db } = app.database;
    const id = await atProcessing(app, person);
    const run = newRun();
    await db
      .update(onboardingSessions)
      .set(taskColumns("match", run, { plan: "free" }))
      .where(eq(onboardingSessions.id, id));
    const claims = await Promise.all([claimTask(db, id, run), claimTask(db, id, run)]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  test("a run that was taken over neither renews nor writes", async () => {
    const { db } = app.database;
    const id = await atProcessing(app, person);
    const run = newRun();
    await db
      .update(onboardingSessions)
      .set(taskColumns("match", run, { plan: "free" }))
      .where(eq(onboardingSessions.id, id));
    const first = await claimTask(db, id, run);
    const second = await claimTask(db, id, first?.run ?? "");
    expect(await renewLease(db, { sessionId: id, run: first?.run ?? "" })).toBe(false);
    expect(await renewLease(db, { sessionId: id, run: second?.run ?? "" })).toBe(true);
    await expect(whileHeld(db, { sessionId: id, run: first?.run ?? "" }, async () => "written")).rejects.toThrow(
      LostTask,
    );
  });

  test("R3.7-18 a creation whose process died is finished by a worker, with one website", async () => {
    const { db } = app.database;
    const id = await atProcessing(app, person);
    const answer = parse(id);
    await begun(1);
    engine.finish();
    await answer;
    const input = { templateSlug: "default", templateData: null, isForEditing: false };
    await db
      .update(onboardingSessions)
      .set({ ...taskColumns("create", newRun(), input), step: "creating_website" })
      .where(eq(onboardingSessions.id, id));
    const waiting = person.call("POST", "/onboarding/create-website", { session_id: id });
    await loseWorker(id);
    await sweep();
    expect((await waiting).status).toBe(200);
    expect(await read(id)).toMatchObject({ step: "complete", status: "completed" });
    expect(await db.select().from(websites).where(eq(websites.user_id, person.id))).toHaveLength(1);
  });
});

describe("work that is stopped", () => {
  // Stopping takes its time, on a busy machine most of all.
  test("a server that stops gives its work back for another one, and blames no file", { timeout: 60_000 }, async () => {
    const id = await atProcessing(app, person);
    const answer = parse(id).catch(() => null);
    await begun(1);
    await app.close();
    engine.finish(new UnreadableDocument("timed_out", "The engine was stopped."));
    await expect
      .poll(async () => ((await rowOf(id)).task_lease_until ?? new Date()).getTime() <= Date.now(), { timeout: 5000 })
      .toBe(true);
    expect(await rowOf(id)).toMatchObject({ task: "parse", task_attempts: 0, error: null, status: "active" });
    await loseWorker(id, 3);
    await sweep();
    await answer;
  });

  test("deleting the session ends the wait and nothing is written", async () => {
    const id = await atProcessing(app, person);
    const answer = parse(id);
    await begun(1);
    await person.call("DELETE", "/onboarding/session", { session_id: id });
    expect((await answer).status).toBe(404);
    engine.finish();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await rowOf(id)).toMatchObject({ parsed_data: null, status: "abandoned" });
  });

  test("another upload supersedes the parse of the former file", async () => {
    const id = await atProcessing(app, person);
    const answer = parse(id);
    await begun(1);
    await uploadCv(app, person, aPdf([...sampleCv]), { sessionId: id });
    expect((await answer).status).toBe(409);
    engine.finish();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await read(id)).toMatchObject({ step: "upload_picture", has_cv_data: false });
  });

  test("leaving for another path stops the work", async () => {
    const id = await atProcessing(app, person);
    const answer = parse(id);
    await begun(1);
    await person.call("POST", "/onboarding/select-path", { session_id: id, path: null });
    expect((await answer).status).toBe(409);
    engine.finish();
    expect(await read(id)).toMatchObject({ step: "welcome", error: null });
  });

  test("another input while a parse runs answers already_processing", async () => {
    const id = await atProcessing(app, person);
    const answer = parse(id);
    await begun(1);
    const other = await parse(id, { cv_text: "Somebody Else\nsomebody@example.com" });
    expect([other.status, other.body["code"]]).toEqual([409, "already_processing"]);
    engine.finish();
    expect((await answer).status).toBe(200);
  });
});

describe("work that fails", () => {
  test.each([
    [new Error("boom at /srv/secret"), 502, "ai_failed", "Parsing failed"],
    [
      new UnreadableDocument("password_protected", "internal words"),
      422,
      "validation_failed",
      "This file is password-protected. Please upload an unprotected file.",
    ],
    [
      new UnreadableDocument("timed_out", "internal words"),
      504,
      "ai_timeout",
      "Reading this file takes too long. Please save it again as PDF and upload that, or paste the text.",
    ],
  ])("%s", async (error, status, code, message) => {
    const id = await atProcessing(app, person);
    const answer = parse(id);
    await begun(1);
    engine.finish(error);
    const { body, raw } = await answer;
    expect([body["status"], body["code"], body["message"]]).toEqual([status, code, message]);
    expect(raw).not.toContain("secret");
    expect(await read(id)).toMatchObject({ step: "processing", error: { message, code } });
    const [event] = await app.database.db
      .select()
      .from(onboardingEvents)
      .where(and(eq(onboardingEvents.session_id, id), sql`data->>'type' = 'error'`));
    expect(event?.data).toMatchObject({ message, code });
  });

  test("for a reason that is not the file's says when to come again, and the same call reads it then", async () => {
    const id = await atProcessing(app, person);
    const answer = parse(id);
    await begun(1);
    engine.finish(new EngineUnavailable("lost"));
    const refused = await answer;
    expect([refused.status, refused.body["code"]]).toEqual([503, "unavailable"]);
    expect(refused.headers["retry-after"]).toBe("5");
    const again = parse(id);
    await begun(2);
    engine.finish();
    expect((await again).status).toBe(200);
  });
});
