import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, createTestApp, type Json, type Person, type TestApp } from "../../../testing/index.ts";
import { atReview } from "../testing/journey.ts";

let app: TestApp;
let person: Person;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  person = await aPerson(app);
  id = await atReview(app, person);
});
afterAll(() => app.end());

const correct = (body: object, headers?: Record<string, string>) =>
  person.call("PATCH", "/onboarding/parsed-data", { session_id: id, ...body }, headers);
const rename = (value: string) => ({ changes: [{ pointer: "/personal_info/name", value }] });
const stored = async () => (await person.call("GET", `/onboarding/session-data?session_id=${id}`)).body;

describe("PATCH /onboarding/parsed-data", () => {
  test("stores the correction, its evidence and a new version", async () => {
    const before = Number((await stored())["cv_data_version"]);
    const answer = await correct({ ...rename("Marta L."), version: before });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ cv_data: { personal_info: { name: "Marta L." } }, version: before + 1 });
    expect(answer.headers["etag"]).toBe(`"${before + 1}"`);
    expect((answer.body["evidence"] as Json)["/personal_info/name"]).toEqual({
      confidence: 1,
      rule: "user",
      spans: [],
      source: "user",
    });
    expect((await stored())["cv_data"]).toMatchObject({ personal_info: { name: "Marta L." } });
  });

  test("a stale version answers 409 with the stored state and writes nothing", async () => {
    const now = await stored();
    const answer = await correct(rename("Stale"), { "If-Match": '"1"' });
    expect([answer.status, answer.body["code"]]).toEqual([409, "version_conflict"]);
    expect(answer.body["data"]).toMatchObject({
      cv_data: now["cv_data"],
      current_version: now["cv_data_version"],
      your_version: 1,
    });
    expect((await stored())["cv_data"]).toEqual(now["cv_data"]);
  });

  test("of two writes with one version exactly one wins", async () => {
    const version = Number((await stored())["cv_data_version"]);
    const answers = await Promise.all(["One", "Two"].map((name) => correct({ ...rename(name), version })));
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  test("invalid changes are named by their place", async () => {
    const wrong = await correct({ changes: [{ pointer: "/personal_info/age", value: "9" }] });
    expect(wrong.status).toBe(422);
    expect(wrong.body["errors"]).toHaveProperty(["changes.0.value"]);
    expect((await correct({ changes: [] })).status).toBe(422);
    expect((await correct({ changes: [{ pointer: "name", value: "x" }] })).status).toBe(422);
  });

  test("creation uses the corrected data", async () => {
    await correct(rename("Märta Öberg"));
    const created = await person.call("POST", "/onboarding/create-website", { session_id: id });
    expect(created.body["website"]).toMatchObject({ full_name: "Märta Öberg", name: "Märta Öberg" });
  });
});
