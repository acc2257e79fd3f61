import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, createTestApp, type Json, type TestApp } from "../../testing/index.ts";
import { aPdf, sampleCv } from "./testing/cv-files.ts";
import { atProcessing, atReview, sessionOf, uploadCv } from "./testing/journey.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

describe("from a CV to a website", () => {
  test("R3.7-07 R3.7-08 upload answers text, stored path, session and step", async () => {
    const person = await aPerson(app);
    const uploaded = await uploadCv(app, person, aPdf([...sampleCv]));
    expect(uploaded.status).toBe(200);
    expect(uploaded.body["text"]).toContain("Marta Lindqvist");
    expect(uploaded.body["use_vision_parsing"]).toBe(false);
    expect(uploaded.body["profile_picture_url"]).toBeNull();
    expect(sessionOf(uploaded)).toMatchObject({ step: "upload_picture", path: "upload", status: "active" });
  });

  test("R3.7-11 the whole way: parse, match, create", async () => {
    const person = await aPerson(app);
    const id = await atProcessing(app, person);
    const parsed = await person.call("POST", "/onboarding/parse-cv", { session_id: id });
    expect(parsed.status).toBe(200);
    const created = await person.call("POST", "/onboarding/create-website", { session_id: id });
    expect(created.status).toBe(201);
  });
});
