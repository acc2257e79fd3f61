import { errorBodySchema } from "@vitrine/contract";
import { limits, type Website } from "@vitrine/model";
import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { websites } from "../../db/schema/websites.ts";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  refusalOf,
  websiteOf,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
let owner: Person;
let owned: Website;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
  owner = await aPerson(app);
  owned = await aWebsite(owner);
});
afterAll(() => app.end());

const read = async (person: Person, id: number): Promise<Website> =>
  websiteOf(await person.call("GET", `/websites/${id}`));
const patch = (person: Person, id: number, body: unknown, headers?: Record<string, string>) =>
  person.call("PATCH", `/websites/${id}/builder`, body, headers);

test("R2.7-07 PATCH stores the given fields only and raises the version", async () => {
  const person = await aPerson(app);
  const website = await aWebsite(person, { intro: "Before", contact: { email: "a@b.example", phone: "1" } });
  const answer = await patch(person, website.id, {
    contact: { phone: "2" },
    version: website.version,
    user_id: 1,
    constructor: "x",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    message: "Changes saved successfully",
    ignored_fields: expect.arrayContaining(["user_id", "constructor"]),
  });
  expect(websiteOf(answer)).toMatchObject({
    version: website.version + 1,
    intro: "Before",
    contact: { email: "a@b.example", phone: "2" },
  });
  expect(answer.headers["etag"]).toBe(`"${website.version + 1}"`);
  expect(await read(person, website.id)).toEqual(websiteOf(answer));
});

test("PATCH names what happened", async () => {
  const person = await aPerson(app);
  const { id, version } = await aWebsite(person);
  const message = async (body: unknown) => (await patch(person, id, body)).body["message"];
  expect(await message({ name: "Jane Doe" })).toBe("No changes to save");
  expect(await message({})).toBe("No changes to save");
  expect((await read(person, id)).version).toBe(version);
  expect(await message({ intro: "One" })).toBe("Changes saved successfully");
  expect(await message({ intro: "Two", description: "Two" })).toBe("Portfolio website updated successfully");
  expect(await message({ status: "private" })).toBe("Website is now private mode");
  expect(await message({ status: "published" })).toBe("Website is now published and publicly accessible");
  expect(await message({ status: "draft" })).toBe("Website is now draft mode");
});

test("PATCH refuses wrong input with a message per field and stores nothing", async () => {
  const person = await aPerson(app);
  const website = await aWebsite(person);
  const answer = await patch(person, website.id, {
    name: "",
    intro: "kept out",
    contact: { email: "text" },
    subdomain: "a",
    status: "open",
    flat_picture: "https://elsewhere.example/x.png",
    description: "null \u0000 byte",
  });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body["errors"] as object).sort()).toEqual([
    "contact.email",
    "description",
    "flat_picture",
    "name",
    "status",
    "subdomain",
  ]);
  expect(await read(person, website.id)).toEqual(website);
});

test.each([
  ["a reserved subdomain", { subdomain: "admin" }, "subdomain"],
  ["a domain that is not verified", { domain: "jane.example" }, "domain"],
  ["a template that does not exist", { template_slug: "nope" }, "template_slug"],
  ["two templates", { template_slug: "default", template_id: "modern" }, "template_id"],
  ["template data beyond 256 KB", { template_data: { text: "x".repeat(262_144) } }, "template_data"],
  [
    "template data that cannot be stored",
    { template_data: { list: [{ text: "\u0000" }] } },
    "template_data.list.0.text",
  ],
  [
    "template data against the rules of its form",
    { template_slug: "academic-vision", template_data: { scholar_profile: "not a link" } },
    "template_data.scholar_profile",
  ],
])("PATCH refuses %s", async (_what, body, field) => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const answer = await patch(person, id, body);
  expect(answer.status).toBe(422);
  expect(answer.body["errors"]).toHaveProperty([field]);
});

test("R2.7-20 a stale version gives 409 with the server's state and overwrites nothing", async () => {
  const person = await aPerson(app);
  const website = await aWebsite(person);
  await patch(person, website.id, { intro: "From the other tab", version: website.version });
  for (const [body, headers] of [
    [{ intro: "Mine", version: website.version }, {}],
    [{ intro: "Mine" }, { "if-match": `"${website.version}"` }],
    [{ name: "", version: website.version }, {}],
  ] as const) {
    const answer = await patch(person, website.id, body, headers);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: "version_conflict",
      data: {
        website: { intro: "From the other tab", experience: [] },
        current_version: website.version + 1,
        your_version: website.version,
      },
    });
  }
  expect((await read(person, website.id)).intro).toBe("From the other tab");
});

test("of parallel writes with one version exactly one wins", async () => {
  const person = await aPerson(app);
  const { id, version } = await aWebsite(person);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => patch(person, id, { intro: `Writer ${index}`, version })),
  );
  const winners = answers.filter((answer) => answer.status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
  expect(await read(person, id)).toMatchObject({ version: version + 1, intro: winners.map(websiteOf)[0]?.intro });
});

test("a version that contradicts If-Match is refused", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const answer = await patch(person, id, { intro: "x", version: 1 }, { "if-match": '"2"' });
  expect(answer.status).toBe(422);
});

test("R2.7-09 PUT needs a name and keeps the fields that are not given", async () => {
  const person = await aPerson(app);
  const website = await aWebsite(person, { intro: "Kept" });
  const missing = await person.call("PUT", `/websites/${website.id}`, { intro: "x" });
  expect(missing).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
  const answer = await person.call("PUT", `/websites/${website.id}`, { name: "Renamed" });
  expect(websiteOf(answer)).toMatchObject({ name: "Renamed", intro: "Kept" });
});

test("extra sections are stored with the website", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const languages = [{ name: "Danish", level: "native" }];
  await patch(person, id, { languages, interests: ["chess"] });
  expect(await read(person, id)).toMatchObject({ languages, interests: ["chess"], awards: [] });
});

test("R2.4-02 R2.7-08 publish and unpublish answer the website with its status", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person, { full_name: "Ærø Søndergård" });
  const published = await person.call("POST", `/websites/${id}/publish`);
  expect(websiteOf(published)).toMatchObject({ is_published: true, status: "published" });
  const again = await person.call("POST", `/websites/${id}/publish`);
  expect(websiteOf(again)).toEqual(websiteOf(published));
  const stale = await person.call("POST", `/websites/${id}/unpublish`, { version: 1 });
  expect(stale.status).toBe(409);
  const unpublished = await person.call("POST", `/websites/${id}/unpublish`);
  expect(websiteOf(unpublished)).toMatchObject({
    is_published: false,
    status: "draft",
    subdomain: websiteOf(published).subdomain,
    public_url: null,
  });
});

test("R2.7-10 DELETE is final and makes the latest remaining website active", async () => {
  const person = await aPerson(app, { plan: "pro" });
  const first = await aWebsite(person, { name: "First" });
  const second = await aWebsite(person, { name: "Second" });
  const stale = await person.call("DELETE", `/websites/${first.id}`, undefined, { "if-match": '"99"' });
  expect(stale.status).toBe(409);
  const answer = await person.call("DELETE", `/websites/${first.id}`);
  expect(answer).toMatchObject({
    status: 200,
    body: { message: "Portfolio website deleted successfully", active_website: { id: second.id, name: "Second" } },
  });
  expect((await person.call("GET", `/websites/${first.id}`)).status).toBe(404);
  const last = await person.call("DELETE", `/websites/${second.id}`);
  expect(last.body["active_website"]).toBeNull();
  expect((await person.call("GET", "/user")).body["active_website_id"]).toBeNull();
});

test("R1.7-18 switch changes the active website", async () => {
  const person = await aPerson(app, { plan: "pro" });
  await aWebsite(person);
  const { id } = await aWebsite(person, { name: "Second" });
  const answer = await person.call("POST", `/websites/${id}/switch`);
  expect(answer.body).toMatchObject({ website: { id }, active_website: { id }, user: { active_website_id: id } });
});

test("R2.7-12 R2.7-17 preview and data answer the website with its lists", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const preview = await person.call("GET", `/websites/${id}/preview`);
  expect(preview).toMatchObject({ status: 200, headers: { "x-robots-tag": "noindex" }, body: { website: { id } } });
  const data = await person.call("GET", `/websites/${id}/data`);
  expect(data.body).toMatchObject({ website: { id }, experience: [], education: [], skills: [], projects: {} });
});

const ownedCalls = [
  ["GET", ""],
  ["PUT", ""],
  ["DELETE", ""],
  ["PATCH", "/builder"],
  ["POST", "/switch"],
  ["POST", "/publish"],
  ["POST", "/unpublish"],
  ["GET", "/data"],
  ["GET", "/preview"],
  ["DELETE", "/profile-picture"],
  ["GET", "/template"],
  ["PUT", "/template"],
  ["GET", "/template-data/default"],
] as const;

test.each(ownedCalls)(
  "R1.7-23 %s /websites/{id}%s refuses guests with 401 and strangers as if it did not exist",
  async (method, path) => {
    const stranger = await aPerson(app);
    const { id } = owned;
    const body = method === "GET" || method === "DELETE" ? undefined : { name: "" };
    expect(await call(app, method, `/websites/${id}${path}`, body)).toMatchObject({
      status: 401,
      headers: { "www-authenticate": "Bearer" },
      body: { success: false, status: 401, code: "unauthenticated" },
    });
    const foreign = await stranger.call(method, `/websites/${id}${path}`, body);
    const missing = await stranger.call(method, `/websites/999999999${path}`, body);
    expect(foreign.status).toBe(404);
    expect(refusalOf(foreign)).toEqual(refusalOf(missing));
    expect((await owner.call("GET", `/websites/${id}`)).status).toBe(200);
  },
);

test.each([
  ["GET", "/websites"],
  ["POST", "/websites"],
  ["GET", "/subdomains/availability?subdomain=jane"],
] as const)("%s %s refuses guests", async (method, path) => {
  expect((await call(app, method, path, method === "POST" ? {} : undefined)).status).toBe(401);
});

test("writing needs access, taking a page down does not", async () => {
  const former = await aPerson(app, { plan: "pro", subscriptionStatus: "canceled" });
  const refused = await former.call("POST", "/websites", {});
  expect(refused).toMatchObject({ status: 403, body: { code: "subscription_required" } });
});

test("R3.3-63 R2.9-07 a website whose template is not in the catalogue answers Default, Classic", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  await app.database.db.update(websites).set({ template_slug: "retired" }).where(eq(websites.id, id));
  expect(await read(person, id)).toMatchObject({
    template_id: null,
    template_slug: "default",
    template: { id: null, slug: "default", name: "Default", category: "Classic" },
  });
  const template = await person.call("GET", `/websites/${id}/template`);
  expect(template).toMatchObject({ status: 200, body: { template_id: null, template: { tier: "free" } } });
});

test("a website that is changed and deleted at once ends deleted, without a fault", async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await aPerson(app);
    const { id } = await aWebsite(person, { subdomain: `round-${round}` });
    const answers = await Promise.all([
      patch(person, id, { subdomain: `round-${round}-new` }),
      person.call("DELETE", `/websites/${id}`),
      person.call("DELETE", `/websites/${id}`),
      person.call("POST", `/websites/${id}/experiences`, { position: "A", name: "B", date: "2020" }),
    ]);
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
    expect(
      answers
        .slice(1, 3)
        .map((answer) => answer.status)
        .sort((a, b) => a - b),
    ).toEqual([200, 404]);
    expect((await person.call("GET", `/websites/${id}`)).status).toBe(404);
  }
});

test("R1.7-24 every refusal has the one envelope", async () => {
  const { id } = owned;
  const big = { description: "x".repeat(limits.jsonBodyBytes) };
  const inject = (options: InjectOptions) =>
    app.http.inject({ ...options, headers: { authorization: `Bearer ${owner.token}`, ...options.headers } });
  const answers = await Promise.all([
    inject({
      method: "PATCH",
      url: `/api/websites/${id}/builder`,
      payload: "{",
      headers: { "content-type": "application/json" },
    }),
    app.http.inject({ method: "GET", url: "/api/websites" }),
    inject({ method: "POST", url: "/api/websites", payload: {} }),
    inject({ method: "GET", url: "/api/websites/1" }),
    inject({ method: "PATCH", url: `/api/websites/${id}`, payload: {} }),
    inject({ method: "PATCH", url: `/api/websites/${id}/builder`, payload: { version: 99 } }),
    inject({ method: "PATCH", url: `/api/websites/${id}/builder`, payload: big }),
    inject({
      method: "PATCH",
      url: `/api/websites/${id}/builder`,
      payload: "name=x",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    }),
    inject({ method: "PATCH", url: `/api/websites/${id}/builder`, payload: { name: "" } }),
  ]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([400, 401, 403, 404, 405, 409, 413, 415, 422]);
  for (const answer of answers) {
    const parsed = errorBodySchema.strict().safeParse(answer.json());
    expect(parsed.error, answer.payload).toBeUndefined();
    expect(parsed.data).toMatchObject({
      success: false,
      status: answer.statusCode,
      message: expect.stringMatching(/./),
    });
    expect(answer.headers["x-request-id"]).toMatch(/./);
  }
});

test.each([
  ["PATCH", (id: number) => `/api/websites/${id}/builder`],
  ["POST", () => "/api/websites"],
] as const)("a %s whose JSON nests without a bottom is refused", async (method, url) => {
  const levels = 400_000;
  const answer = await app.http.inject({
    method,
    url: url(owned.id),
    headers: {
      authorization: `Bearer ${owner.token}`,
      "content-type": "application/json",
      ...(method === "POST" ? { "idempotency-key": "deep" } : {}),
    },
    payload: `{"template_data":{"a":${"[".repeat(levels)}${"]".repeat(levels)}}}`,
  });
  expect(answer.statusCode).toBe(400);
});

test("a website that is switched to and deleted at once is not left active", async () => {
  const person = await aPerson(app, { plan: "premium" });
  const kept = await aWebsite(person);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await aWebsite(person);
    const answers = await Promise.all([
      person.call("POST", `/websites/${id}/switch`),
      person.call("DELETE", `/websites/${id}`),
    ]);
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
    expect((await person.call("GET", "/user")).body["active_website_id"]).toBe(kept.id);
  }
});
