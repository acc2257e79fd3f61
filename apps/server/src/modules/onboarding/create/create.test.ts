import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onboardingEvents } from "../../../db/schema/onboarding.ts";
import { websites } from "../../../db/schema/websites.ts";
import {
  aPerson,
  createTestApp,
  upload,
  type Json,
  type Person,
  type TestAnswer,
  type TestApp,
} from "../../../testing/index.ts";
import { aPdf, sampleCv } from "../testing/cv-files.ts";
import { atProcessing, atReview, sessionOf } from "../testing/journey.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.warmUp();
});
afterAll(() => app.end());

const create = (person: Person, body: object, headers?: Record<string, string>) =>
  person.call("POST", "/onboarding/create-website", body, headers);
const websiteOf = (answer: TestAnswer) => answer.body["website"] as Json & { id: number };
const owned = (person: Person) => app.database.db.select().from(websites).where(eq(websites.user_id, person.id));

describe("creating the website of a session", () => {
  test("R3.7-14 R3.3-13 R3.7-19 holds what the CV says and ends the session", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const answer = await create(person, { session_id: id });
    expect(answer.status).toBe(201);
    expect(websiteOf(answer)).toMatchObject({
      id: expect.any(Number),
      name: "Marta Lindqvist",
      full_name: "Marta Lindqvist",
      status: "draft",
      is_published: false,
      subdomain: null,
      template: { slug: expect.any(String) },
      contact: { email: "marta.lindqvist@example.com", phone: "+46 70 555 01 23", location: "Uppsala, Sweden" },
      experience: [
        {
          name: "Nordtrafik AB",
          position: "Senior Data Engineer",
          date: "Mar 2020 - Present",
          start_date: "2020-03",
          is_current: true,
        },
        { name: "Kartbolaget", date: "Aug 2016 - Feb 2020", end_date: "2020-02" },
      ],
      education: [{ name: "Uppsala University", date: "2011 - 2016" }],
      languages: [{ name: "Swedish" }, { name: "English" }],
    });
    expect(JSON.stringify(websiteOf(answer)["skills"])).toContain("PostgreSQL");
    expect(sessionOf(answer)).toMatchObject({
      step: "complete",
      status: "completed",
      website_id: websiteOf(answer).id,
    });
    const user = await person.call("GET", "/user");
    expect(user.body).toMatchObject({ active_website_id: websiteOf(answer).id, onboarding_completed: true });
    const read = await person.call("GET", `/websites/${websiteOf(answer).id}`);
    expect(read.body["website"]).toEqual(websiteOf(answer));
  });

  test("R3.7-18 a second creation answers 200 with the same website", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const first = await create(person, { session_id: id });
    const second = await create(person, { session_id: id, template_slug: "default" });
    const third = await person.call("POST", "/onboarding/create-website-for-editing", { session_id: id });
    expect([first.status, second.status, third.status]).toEqual([201, 200, 200]);
    expect([websiteOf(second).id, websiteOf(third).id]).toEqual([websiteOf(first).id, websiteOf(first).id]);
    expect(await owned(person)).toHaveLength(1);
  });

  test("R3.7-18 five clicks at once make one website", async () => {
    const person = await aPerson(app, { plan: "premium" });
    const id = await atReview(app, person);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create(person, { session_id: id })));
    expect(answers.map((answer) => answer.status).sort((a, b) => b - a)).toEqual([201, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => websiteOf(answer).id)).size).toBe(1);
    expect(await owned(person)).toHaveLength(1);
  });

  test("an idempotency key replays the first answer", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const key = { "Idempotency-Key": "create-1" };
    const [first, second] = [
      await create(person, { session_id: id }, key),
      await create(person, { session_id: id }, key),
    ];
    expect([second.status, second.headers["idempotency-replayed"]]).toEqual([201, "true"]);
    expect(second.body).toEqual(first.body);
    const reused = await create(person, { session_id: id, template_slug: "default" }, key);
    expect(reused.body["code"]).toBe("idempotency_key_reused");
  });

  test("R3.7-16 creation for editing takes the recommended template", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const data = await person.call("GET", `/onboarding/session-data?session_id=${id}`);
    const recommended = (data.body["template_recommendation"] as Json)["recommended_template"];
    const answer = await person.call("POST", "/onboarding/create-website-for-editing", { session_id: id });
    expect(answer.status).toBe(201);
    expect(websiteOf(answer)["template_slug"]).toBe(recommended);
  });

  test("a chosen template and its data are used; an alias is resolved", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const template_data = { tagline: "Trains on time" };
    const answer = await create(person, { session_id: id, template_slug: "default", template_data });
    expect(websiteOf(answer)).toMatchObject({ template_slug: "default", template_data });
  });

  test("the picture goes over to the website and outlives the session", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    const sent = await upload(
      app,
      "/onboarding/upload-profile-picture",
      [
        { name: "session_id", content: id },
        { name: "profile_picture", fileName: "me.png", content: picture },
      ],
      { Authorization: `Bearer ${person.token}` },
    );
    const url = String(sent.body["profile_picture_url"]);
    expect(websiteOf(await create(person, { session_id: id }))["flat_picture"]).toBe(url);
    await person.call("DELETE", "/onboarding/session", { session_id: id });
    expect((await app.http.inject({ url })).statusCode).toBe(200);
    expect(await owned(person)).toHaveLength(1);
  });
});

describe("what stops a creation", () => {
  test("R3.5-14 R3.5-15 missing data, missing session id", async () => {
    const person = await aPerson(app);
    const id = await atProcessing(app, person);
    const early = await create(person, { session_id: id });
    expect([early.status, early.body["message"]]).toEqual([422, "Missing required data"]);
    const nameless = await create(person, {});
    expect([nameless.status, nameless.body["message"]]).toEqual([422, "No session ID available"]);
  });

  test("an unknown template is refused", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const answer = await create(person, { session_id: id, template_slug: "no-such-template" });
    expect([answer.status, answer.body["errors"]]).toEqual([
      422,
      { template_slug: ["The selected template_slug is invalid."] },
    ]);
  });

  test("at the plan's limit: 403 with the limit's data, and the session is back at review", async () => {
    const person = await aPerson(app);
    await create(person, { session_id: await atReview(app, person) });
    const id = await atReview(app, person);
    const answer = await create(person, { session_id: id });
    expect([answer.status, answer.body["code"]]).toEqual([403, "subscription_limit_exceeded"]);
    expect(answer.body["data"]).toMatchObject({
      current_plan: "free",
      current_count: 1,
      limit: 1,
      suggested_plan: "pro",
    });
    const session = sessionOf(await person.call("GET", `/onboarding/session?session_id=${id}`));
    expect(session).toMatchObject({ step: "review", error: { code: "subscription_limit_exceeded" } });
    const events = await app.database.db.select().from(onboardingEvents).where(eq(onboardingEvents.session_id, id));
    expect(events.map((row) => row.data["type"])).toContain("website_error");
    expect(await owned(person)).toHaveLength(1);
  });

  test("creations of every kind at once never exceed the limit", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const answers = await Promise.all([
      create(person, { session_id: id }),
      create(person, { type: "demo" }),
      create(person, { type: "demo" }),
      person.call("POST", "/websites", { name: "By hand" }),
    ]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([201, 403, 403, 403]);
    expect(await owned(person)).toHaveLength(1);
  });
});

describe("a demo website", () => {
  test("R3.7-15 R3.4-02 is filled with the sample person and ends the session of that path", async () => {
    const person = await aPerson(app);
    const started = await person.call("POST", "/onboarding/select-path", { path: "template" });
    const answer = await create(person, { type: "demo" });
    expect(answer.status).toBe(201);
    expect(websiteOf(answer)).toMatchObject({
      name: "My Professional Portfolio",
      template_slug: "modern",
      status: "draft",
    });
    expect((websiteOf(answer)["experience"] as Json[]).length).toBeGreaterThan(1);
    expect(sessionOf(answer)).toMatchObject({ session_id: started.body["session_id"], status: "completed" });
  });

  test("name and template can be chosen, and no session is needed", async () => {
    const person = await aPerson(app);
    const answer = await create(person, { type: "demo", name: "Try-out", template_slug: "default" });
    expect(websiteOf(answer)).toMatchObject({ name: "Try-out", template_slug: "default" });
    expect(answer.body["session"]).toBeNull();
  });

  test("a repeated click with the session makes no second one", async () => {
    const person = await aPerson(app, { plan: "pro" });
    const started = await person.call("POST", "/onboarding/select-path", { path: "template" });
    const body = { type: "demo", session_id: started.body["session_id"] };
    const answers = await Promise.all([create(person, body), create(person, body)]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 201]);
    expect(await owned(person)).toHaveLength(1);
  });

  test("an unknown template is refused", async () => {
    const person = await aPerson(app);
    expect((await create(person, { type: "demo", template_slug: "nope" })).status).toBe(422);
  });
});

describe("matching", () => {
  test("R3.7-17 proceeding matches in the background and ends at ready", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const answer = await person.call("POST", "/onboarding/proceed-to-template-matching", { session_id: id });
    expect(sessionOf(answer).step).toBe("template_matching");
    await expect
      .poll(async () => sessionOf(await person.call("GET", `/onboarding/session?session_id=${id}`)).step, {
        timeout: 8000,
      })
      .toBe("ready");
    expect((await create(person, { session_id: id })).status).toBe(201);
  });

  test("R3.7-12 R3.3-12 match-template answers a recommendation and keeps it on the session", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const data = await person.call("GET", `/onboarding/session-data?session_id=${id}`);
    const answer = await person.call("POST", "/onboarding/match-template", {
      parsed_data: data.body["cv_data"],
      session_id: id,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      recommended_template: expect.any(String),
      recommended_template_name: expect.any(String),
      reasoning: expect.stringContaining("Data Engineer"),
      match_score: expect.any(Number),
      alternative_templates: expect.any(Array),
    });
    expect(sessionOf(answer)["has_template_recommendation"]).toBe(true);
  });

  test("R3.5-13 matching without parsed data", async () => {
    const person = await aPerson(app);
    const answer = await person.call("POST", "/onboarding/match-template", {});
    expect([answer.status, answer.body["message"]]).toEqual([422, "No parsed data available"]);
  });

  test("R3.7-13 generate-template-data answers data and category", async () => {
    const person = await aPerson(app);
    const parsed_data = { certifications: [{ name: "CKA", issuer: "CNCF", date: "2023" }] };
    const answer = await person.call("POST", "/onboarding/generate-template-data", {
      parsed_data,
      template_slug: "modern",
    });
    expect(answer.body).toMatchObject({ template_data: { certifications: [{ name: "CKA" }] }, category: "Modern" });
    const unknown = await person.call("POST", "/onboarding/generate-template-data", {
      parsed_data,
      template_slug: "x",
    });
    expect(unknown.status).toBe(422);
  });
});

describe("long and odd content", () => {
  test("a job description longer than a writer may type is kept whole", async () => {
    const person = await aPerson(app);
    const long = Array.from(
      { length: 60 },
      (_, index) => `- Delivered release ${index} of the timetable service on time`,
    );
    const file = aPdf([...sampleCv.slice(0, 9), ...long.slice(0, 40), ...sampleCv.slice(9)]);
    const answer = await create(person, { session_id: await atReview(app, person, file) });
    const jobs = websiteOf(answer)["experience"] as Json[];
    expect(String(jobs[0]?.["description"]).length).toBeGreaterThan(1000);
  });
});
