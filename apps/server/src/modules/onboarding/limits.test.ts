import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, createTestApp, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false, rateLimitFactor: 1 });
});
afterAll(() => app.end());

const parsed_data = { personal_info: { name: "Marta Lindqvist" } };
const match = (person: Person) => person.call("POST", "/onboarding/match-template", { parsed_data });

describe("limits of onboarding (contract.md 1.8)", () => {
  test("20 AI calls of one kind per hour and user; the other kinds count for themselves", async () => {
    const person = await aPerson(app);
    for (let call = 0; call < 20; call += 1) expect((await match(person)).status).toBe(200);
    const refused = await match(person);
    expect([refused.status, refused.body["code"]]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const other = await person.call("POST", "/onboarding/generate-template-data", {
      parsed_data,
      template_slug: "default",
    });
    expect(other.status).toBe(200);
    expect((await match(await aPerson(app))).status).toBe(200);
  });

  test("10 uploads and pastes per hour and user", async () => {
    const person = await aPerson(app);
    const paste = () => person.call("POST", "/onboarding/paste-text", { cv_text: "Marta Lindqvist" });
    for (let call = 0; call < 10; call += 1) expect((await paste()).status).toBe(200);
    expect((await paste()).status).toBe(429);
  });
});
