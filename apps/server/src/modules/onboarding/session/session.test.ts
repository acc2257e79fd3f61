import { onboardingSequence } from "@vitrine/model";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onboardingEvents, onboardingSessions } from "../../../db/schema/onboarding.ts";
import { aPerson, createTestApp, type Person, type TestApp } from "../../../testing/index.ts";
import { atProcessing, atReview, sessionOf, uploadCv } from "../testing/journey.ts";
import { aPdf, sampleCv } from "../testing/cv-files.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

const post = (person: Person, path: string, body: object = {}) => person.call("POST", `/onboarding/${path}`, body);
const rowOf = async (id: string) => {
  const [row] = await app.database.db.select().from(onboardingSessions).where(eq(onboardingSessions.id, id));
  if (!row) throw new Error("There is no such session.");
  return row;
};

describe("opening and reading", () => {
  test("R3.7-01 the active session is null until there is one", async () => {
    const person = await aPerson(app);
    expect((await person.call("GET", "/onboarding/active-session")).body).toEqual({ success: true, session: null });
    const started = await post(person, "start-new");
    expect(started.status).toBe(201);
    const active = await person.call("GET", "/onboarding/active-session");
    expect(sessionOf(active)["session_id"]).toBe(started.body["session_id"]);
  });

  test("R3.7-02 R3.3-01 R3.2.2-04 a session carries its fields and the nine steps", async () => {
    const person = await aPerson(app);
    const id = String((await post(person, "start-new")).body["session_id"]);
    const read = await person.call("GET", `/onboarding/session?session_id=${id}`);
    expect(read.body).toMatchObject({
      success: true,
      session_id: id,
      step: "welcome",
      progress: 0,
      confidence: null,
      website_id: null,
      has_cv_data: false,
      has_template_recommendation: false,
      sequence: [...onboardingSequence],
    });
    expect(sessionOf(read).session_id).toBe(id);
  });

  test("a session id is asked for with its own sentence", async () => {
    const person = await aPerson(app);
    const read = await person.call("GET", "/onboarding/session");
    expect(read.status).toBe(422);
    expect(read.body["errors"]).toEqual({ session_id: ["No session ID available"] });
  });

  test("R3.7-03 session data is empty before a CV is read", async () => {
    const person = await aPerson(app);
    const id = String((await post(person, "start-new")).body["session_id"]);
    const data = await person.call("GET", `/onboarding/session-data?session_id=${id}`);
    expect(data.body).toMatchObject({
      cv_data: null,
      template_recommendation: null,
      template_data: null,
      source: null,
    });
  });

  test("two calls at once open one session", async () => {
    const person = await aPerson(app);
    const opened = await Promise.all([1, 2, 3].map(() => post(person, "select-path", { path: "upload" })));
    expect(new Set(opened.map((answer) => answer.body["session_id"])).size).toBe(1);
  });

  test("R3.7-05 start-new abandons the active session and removes its file", async () => {
    const person = await aPerson(app);
    const first = await atProcessing(app, person);
    const second = await post(person, "start-new", { path: "upload" });
    expect(sessionOf(second)).toMatchObject({ step: "upload_cv", path: "upload" });
    expect(second.body["session_id"]).not.toBe(first);
    expect(sessionOf(await person.call("GET", `/onboarding/session?session_id=${first}`))["status"]).toBe("abandoned");
    expect(await rowOf(first)).toMatchObject({ file_key: null, cv_text: null });
  });
});

describe("choosing a path", () => {
  test.each([
    ["upload", "upload_cv"],
    ["scratch", "manual_input"],
    ["template", "welcome"],
  ])("R3.7-05 %s leads to %s, and null back to welcome", async (path, step) => {
    const person = await aPerson(app);
    const chosen = await post(person, "select-path", { path });
    expect(sessionOf(chosen)).toMatchObject({ step, path });
    const cleared = await post(person, "select-path", { path: null, session_id: chosen.body["session_id"] });
    expect(sessionOf(cleared)).toMatchObject({ step: "welcome", path: null });
  });

  test("an unknown path is refused", async () => {
    const person = await aPerson(app);
    const answer = await post(person, "select-path", { path: "sideways" });
    expect(answer.status).toBe(422);
    expect(answer.body["errors"]).toHaveProperty("path");
  });

  test("a step that does not fit answers 409 invalid_state", async () => {
    const person = await aPerson(app);
    const id = String((await post(person, "start-new")).body["session_id"]);
    const early = ["skip-picture", "proceed-with-picture", "proceed-to-template-matching"];
    for (const path of early) {
      const refused = await post(person, path, { session_id: id });
      expect([refused.status, refused.body["code"]], path).toEqual([409, "invalid_state"]);
    }
    const corrected = await person.call("PATCH", "/onboarding/parsed-data", {
      session_id: id,
      changes: [{ pointer: "/personal_info/name", value: "A" }],
    });
    expect(corrected.body["code"]).toBe("invalid_state");
  });

  test("R3.7-05 proceeding with a picture needs a picture", async () => {
    const person = await aPerson(app);
    const uploaded = await uploadCv(app, person, aPdf([...sampleCv]));
    const id = String(uploaded.body["session_id"]);
    expect((await post(person, "proceed-with-picture", { session_id: id })).status).toBe(409);
    const skipped = await post(person, "skip-picture", { session_id: id });
    expect(sessionOf(skipped)).toMatchObject({ step: "processing", progress: 38 });
  });
});

describe("ending", () => {
  test("R3.7-04 deleting removes file, data and events; a repeated call answers 200", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    expect((await person.call("DELETE", "/onboarding/session", { session_id: id })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ file_key: null, parsed_data: null, cv_text: null, evidence: {} });
    const left = await app.database.db.select().from(onboardingEvents).where(eq(onboardingEvents.session_id, id));
    expect(left).toEqual([]);
    expect((await person.call("GET", `/onboarding/session?session_id=${id}`)).status).toBe(404);
    expect((await person.call("DELETE", `/onboarding/session?session_id=${id}`)).status).toBe(200);
    expect((await person.call("GET", "/onboarding/active-session")).body["session"]).toBeNull();
  });

  test("deleting without an id says what is missing", async () => {
    const person = await aPerson(app);
    const answer = await person.call("DELETE", "/onboarding/session");
    expect([answer.status, answer.body["message"]]).toEqual([422, "No session ID available"]);
  });

  test("a session untouched for 7 days is abandoned by the maintenance job, a fresh one is not", async () => {
    const [late, fresh] = [await aPerson(app), await aPerson(app)];
    const [lateId, freshId] = [await atReview(app, late), await atReview(app, fresh)];
    await app.database.db
      .update(onboardingSessions)
      .set({ updated_at: sql`now() - interval '7 days 1 minute'` })
      .where(eq(onboardingSessions.id, lateId));
    await app.queue.enqueue("maintenance", {});
    await expect.poll(async () => (await rowOf(lateId)).status, { timeout: 8000 }).toBe("abandoned");
    expect(await rowOf(lateId)).toMatchObject({ parsed_data: null, file_key: null });
    expect(await rowOf(freshId)).toMatchObject({ status: "active" });
  });
});
