import { planRules, websiteSchema, type Website } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, websiteOf, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

test("R2.7-11 POST /websites creates a draft with the defaults and makes it active", async () => {
  const person = await aPerson(app);
  const answer = await person.call("POST", "/websites", {});
  expect(answer.status).toBe(201);
  expect(answer.headers["etag"]).toBe('"1"');
  expect(websiteOf(answer)).toMatchObject({
    version: 1,
    name: "My Portfolio",
    full_name: null,
    status: "draft",
    is_published: false,
    subdomain: null,
    public_url: null,
    template_slug: "modern",
    template: { slug: "modern" },
  });
  const user = await person.call("GET", "/user");
  expect(user.body["active_website_id"]).toBe(websiteOf(answer).id);
});

test("R2.3-04 R2.3-05 R2.3-06 R2.3-07 R1.7-17 GET answers the whole website and nothing else", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const answer = await person.call("GET", `/websites/${id}`);
  expect(answer.status).toBe(200);
  const website = websiteOf(answer);
  expect(websiteSchema.strict().safeParse(website).error).toBeUndefined();
  expect(id).toBeGreaterThan(10_000);
  expect(website.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(website).toMatchObject({ experience: [], education: [], skills: [], projects: {}, blogPosts: [] });
});

test("R1.7-25 a repeated creation with one Idempotency-Key makes one website", async () => {
  const person = await aPerson(app, { plan: "pro" });
  const key = { "idempotency-key": "make-one" };
  const first = await person.call("POST", "/websites", { name: "Once" }, key);
  const second = await person.call("POST", "/websites", { name: "Once" }, key);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.headers["idempotency-replayed"]).toBe("true");
  expect(websiteOf(second).id).toBe(websiteOf(first).id);
  const list = await person.call("GET", "/websites");
  expect(list.body["data"]).toHaveLength(1);
  const other = await person.call("POST", "/websites", { name: "Twice" }, key);
  expect(other).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
});

test("creation refuses wrong input with a message per field", async () => {
  const person = await aPerson(app);
  const answer = await person.call("POST", "/websites", {
    name: "  ",
    intro: "x".repeat(501),
    contact: { email: "nobody" },
  });
  expect(answer.status).toBe(422);
  expect(answer.body["errors"]).toEqual({
    name: ["The name field is required."],
    intro: ["The intro may not be greater than 500 characters."],
    "contact.email": ["Please enter a valid email address"],
  });
  const unknown = await person.call("POST", "/websites", { template_slug: "no-such-template" });
  expect(unknown).toMatchObject({ status: 422, body: { errors: { template_slug: [expect.any(String)] } } });
});

const plans = [
  ["R2.6-04", "free", undefined],
  ["R2.6-05", "pro", "pro"],
  ["R2.6-06", "premium", "premium"],
] as const;

test.each(plans)("%s R2.8-15 R2.8-16 the plan %s has its limit", async (_id, name, plan) => {
  const person = await aPerson(app, plan ? { plan } : {});
  const { portfolioCount, displayName } = planRules[name];
  for (let made = 0; made < portfolioCount; made += 1) await aWebsite(person);
  const refused = await person.call("POST", "/websites", {});
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: "subscription_limit_exceeded",
    message: `You've reached your portfolio limit of ${portfolioCount} for the ${displayName} plan.`,
    data: {
      current_plan: name,
      current_count: portfolioCount,
      limit: portfolioCount,
      suggested_plan: name === "free" ? "pro" : "premium",
      current_plan_display: displayName,
      checkout_url: expect.stringMatching(/^\/checkout/),
      is_on_trial: false,
      upgrade_benefits: expect.arrayContaining([expect.any(String)]),
    },
  });
});

test("R2.6-07 parallel creations never exceed the limit", async () => {
  const person = await aPerson(app, { plan: "pro" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => person.call("POST", "/websites", {})));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
  expect(answers.filter((answer) => answer.body["code"] === "subscription_limit_exceeded")).toHaveLength(7);
  const list = await person.call("GET", "/websites");
  expect(list.body["data"]).toHaveLength(3);
});

test("R2.7-13 the list holds the caller's websites only, newest change first, with counts and limits", async () => {
  const person = await aPerson(app, { plan: "pro" });
  const first = await aWebsite(person, { name: "First" });
  const second = await aWebsite(person, { name: "Second" });
  await person.call("PATCH", `/websites/${first.id}/builder`, { intro: "touched last" });
  const answer = await person.call("GET", "/websites");
  expect((answer.body["data"] as Website[]).map((entry) => entry.id)).toEqual([first.id, second.id]);
  expect(answer.body["websites"]).toEqual(answer.body["data"]);
  expect(answer.body["data"]).toMatchObject([
    { counts: { experience: 0, education: 0, skills: 0, projects: 0, blogPosts: 0 } },
    {},
  ]);
  expect(answer.body["meta"]).toEqual({
    page: 1,
    per_page: 50,
    total: 2,
    last_page: 1,
    limit: 3,
    remaining: 1,
    created_this_month: 2,
  });
});

test("the list is searched literally, sorted and paged", async () => {
  const person = await aPerson(app, { plan: "pro" });
  for (const name of ["Alpha 100%", "beta", "Gamma"]) await aWebsite(person, { name });
  const names = async (query: string) =>
    ((await person.call("GET", `/websites?${query}`)).body["data"] as Website[]).map((entry) => entry.name);
  expect(await names("search=%25")).toEqual(["Alpha 100%"]);
  expect(await names("search=ALPHA")).toEqual(["Alpha 100%"]);
  expect(await names("sort=-created_at&per_page=2&page=2")).toEqual(["Alpha 100%"]);
  expect(await names("page=9")).toEqual([]);
  expect((await person.call("GET", "/websites?sort=user_id")).status).toBe(422);
  expect((await person.call("GET", "/websites?search=%00")).status).toBe(422);
});

test("R2.8-16 a limit during a trial says so", async () => {
  const person = await aPerson(app, { plan: "pro", subscriptionStatus: "trialing" });
  for (let made = 0; made < 3; made += 1) await aWebsite(person);
  const refused = await person.call("POST", "/websites", {});
  expect(refused.body["data"]).toMatchObject({ current_plan: "pro", is_on_trial: true });
});
