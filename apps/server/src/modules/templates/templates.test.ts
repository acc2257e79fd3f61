import { templateCategories, type Template, type TemplateManifest } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "../../http/app-error.ts";
import { RateLimiter } from "../../http/rate-limit.ts";
import { aPerson, aWebsite, call, createTestApp, websiteOf, type TestApp } from "../../testing/index.ts";
import { createTemplatesService } from "./service.ts";
import { templateId } from "./template-id.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

type Groups = { category: string; templates: Template[] }[];

const list = async (query = ""): Promise<Groups> =>
  (await call(app, "GET", `/templates${query}`)).body["data"] as Groups;

const track = (slug: string, event_type: string, from = "198.51.100.1") =>
  app.http.inject({
    method: "POST",
    url: `/api/templates/${slug}/track`,
    remoteAddress: from,
    payload: { event_type, metadata: { source: "landing_page" } },
  });

test("R3.3-34 the catalogue is whole, in the fixed order of categories, and may be cached by guests", async () => {
  const answer = await call(app, "GET", "/templates");
  expect(answer.headers["cache-control"]).toBe("public, max-age=60");
  const groups = answer.body["data"] as Groups;
  const order = groups.map((group) => templateCategories.indexOf(group.category as never));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(groups.flatMap((group) => group.templates.map((template) => template.slug)).sort()).toEqual(
    templateManifests.map((manifest) => manifest.slug).sort(),
  );
  for (const { category, templates } of groups) {
    for (const template of templates) {
      expect(template).toMatchObject({ category, is_premium: template.tier !== "free" });
      expect(template).not.toHaveProperty("usage_count");
    }
  }
});

test("R1.3-01 R1.7-03 R3.6-03 anyone signed in gets all groups, each template whole with its counters", async () => {
  const person = await aPerson(app);
  const answer = await person.call("GET", "/templates?include_analytics=true");
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  const groups = answer.body["data"] as Groups;
  expect(groups.flatMap(({ templates }) => templates)).toHaveLength(templateManifests.length);
  for (const { category, templates } of groups) {
    for (const template of templates) {
      expect(template).toEqual({
        id: expect.any(Number),
        slug: expect.stringMatching(/^[a-z0-9-]+$/),
        name: expect.any(String),
        category,
        description: expect.any(String),
        preview_url: expect.stringContaining(template.slug),
        preview_urls: {
          desktop: expect.stringContaining("desktop"),
          tablet: expect.stringContaining("tablet"),
          mobile: expect.stringContaining("mobile"),
        },
        tier: expect.stringMatching(/^(?:free|pro|premium)$/),
        is_premium: template.tier !== "free",
        metadata: { loader_path: expect.any(String), features: expect.any(Array) },
        usage_count: expect.any(Number),
        like_count: expect.any(Number),
        view_count: expect.any(Number),
        popularity_score: expect.any(Number),
      });
    }
  }
});

test("ids of templates are stable and apart", async () => {
  expect(templateId("modern")).toBe(7_818_464);
  expect(new Set(templateManifests.map((manifest) => templateId(manifest.slug))).size).toBe(templateManifests.length);
});

test("R3.9-26 tracking counts once per caller and ten minutes, and raises the score", async () => {
  const counts = async (slug: string) =>
    (await list("?include_analytics=true")).flatMap((group) => group.templates).find((entry) => entry.slug === slug);
  expect(await counts("default")).toMatchObject({ usage_count: 0, view_count: 0, like_count: 0, popularity_score: 0 });
  for (const event of ["select", "select", "preview"]) expect((await track("default", event)).statusCode).toBe(200);
  await track("default", "preview", "198.51.100.2");
  expect(await counts("default")).toMatchObject({ usage_count: 1, view_count: 2, popularity_score: 5 });
});

test("R1.9-03 within a category the most popular comes first, ties by name", async () => {
  const base = templateManifests[0];
  if (!base) throw new Error("The catalogue is empty.");
  const manifests: TemplateManifest[] = ["beta", "alpha", "gamma"].map((slug) => ({
    ...base,
    slug,
    name: slug,
    category: "Software",
  }));
  const { db } = app.database;
  const templates = createTemplatesService({ db, limiter: new RateLimiter(db, 1), manifests });
  const order = async () =>
    (await templates.list(false)).flatMap((group) => group.templates.map((entry) => entry.slug));
  expect(await order()).toEqual(["alpha", "beta", "gamma"]);
  await templates.track("gamma", "preview", "somebody");
  await templates.track("beta", "select", "somebody");
  expect(await order()).toEqual(["beta", "gamma", "alpha"]);
});

test("R1.7-01 tracking takes two events with their source, and refuses others and unknown templates", async () => {
  for (const event of ["select", "preview"]) {
    const answer = await track("circuit-flow", event, "198.51.100.3");
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  }
  expect((await track("default", "like")).statusCode).toBe(422);
  expect((await track("no-such", "select")).statusCode).toBe(404);
});

test("R1.7-26 tracking is limited per address", async () => {
  const strict = await createTestApp({ workers: false, rateLimitFactor: 0.05 });
  const payload = { event_type: "preview" };
  const attempt = () => strict.http.inject({ method: "POST", url: "/api/templates/default/track", payload });
  const statuses = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await attempt()).statusCode);
  const refused = await attempt();
  await strict.end();
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
});

test("one template is found by its slug or an alias", async () => {
  const { db } = app.database;
  const base = templateManifests[0];
  if (!base) throw new Error("The catalogue is empty.");
  const manifests = [{ ...base, slug: "aurora-luxury", name: "Aurora" }];
  const templates = createTemplatesService({ db, limiter: new RateLimiter(db, 1), manifests });
  expect((await templates.get("aurora")).slug).toBe("aurora-luxury");
  expect((await call(app, "GET", "/templates/default")).body["data"]).toMatchObject({
    slug: "default",
    palettes: expect.arrayContaining([
      { id: "own", name: "Original" },
      { id: "moss", name: "Moss" },
    ]),
    pairings: [{ id: "own", name: "Schibsted Grotesk & Newsreader" }, expect.anything(), expect.anything()],
  });
  expect((await call(app, "GET", "/templates/unknown")).status).toBe(404);
});

test("a tier above the plan is refused with what is needed", () => {
  const { db } = app.database;
  const base = templateManifests[0];
  if (!base) throw new Error("The catalogue is empty.");
  const manifest: TemplateManifest = { ...base, slug: "nexus-3d", name: "Nexus 3D", tier: "premium" };
  const templates = createTemplatesService({ db, limiter: new RateLimiter(db, 1), manifests: [manifest] });
  expect(() => templates.requireAllowed(manifest, "premium")).not.toThrow();
  const refusal = catching(() => templates.requireAllowed(manifest, "pro"));
  expect(refusal.code).toBe("template_requires_upgrade");
  expect(refusal.details.data).toMatchObject({ required_plan: "premium", template_slug: "nexus-3d" });
});

function catching(act: () => void): AppError {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error("Nothing was refused.");
}

test("R3.6-05 R3.3-66 R3.3-67 R3.3-68 R3.3-70 R3.3-71 R3.3-72 a sample site has the shape of the sources, for guests too", async () => {
  const answer = await call(app, "GET", "/templates/default/demo");
  expect(answer).toMatchObject({ status: 200, body: { persona: "default", category: "Professional" } });
  const site = answer.body["data"] as Record<string, unknown>;
  expect(site).toMatchObject({
    id: 1009,
    user_id: 1,
    name: expect.any(String),
    subdomain: expect.any(String),
    logo_name: expect.any(String),
    links: expect.any(Object),
    config: { navbar_blur: expect.any(Boolean), use_cookies: expect.any(Boolean) },
    education: expect.arrayContaining([
      expect.objectContaining({ id: 1, website_id: 1009, degree: expect.any(String), skills: expect.any(Array) }),
    ]),
    experience: expect.arrayContaining([expect.objectContaining({ website_id: 1009, position: expect.any(String) })]),
    template_data: expect.any(Object),
  });
  const groups = Object.entries(site["skills"] as Record<string, unknown[]>);
  expect(groups.length).toBeGreaterThan(0);
  for (const [title, [group]] of groups) {
    expect(group).toMatchObject({ title, website_id: 1009, info: expect.any(Array), icon: expect.any(String) });
  }
  for (const project of site["projects"] as unknown[]) {
    expect(project).toMatchObject({ website_id: 1009, type: expect.any(String), pictures: expect.any(Array) });
  }
});

test("R3.3-81 an unknown template shows the default person; one without a sample site says so", async () => {
  const answer = await call(app, "GET", "/templates/no-such-template/demo");
  expect(answer).toMatchObject({ status: 200, body: { persona: "default", category: "Professional" } });
  const { db } = app.database;
  const base = templateManifests[0];
  if (!base) throw new Error("The catalogue is empty.");
  const manifests = [{ ...base, hasDemo: false }];
  const templates = createTemplatesService({ db, limiter: new RateLimiter(db, 1), manifests });
  const refusal = catching(() => void templates.demo(base.slug));
  expect(refusal).toMatchObject({ code: "demo_not_available", message: "Demo data not available for this template" });
});

test("R2.7-18 applying a template changes the website's template and keeps every category's data", async () => {
  const person = await aPerson(app);
  const website = await aWebsite(person, { template_data: { tagline: "Kept" } });
  const applied = await person.call("PUT", `/websites/${website.id}/template`, {
    template_slug: "default",
    version: website.version,
  });
  expect(applied).toMatchObject({
    status: 200,
    body: {
      message: 'Template "Default" applied successfully!',
      template: { slug: "default" },
      website: { template_slug: "default", template_id: templateId("default"), template: { slug: "default" } },
    },
  });
  expect(websiteOf(applied).template_data).toEqual({});
  const kept = await person.call("GET", `/websites/${website.id}/template-data/modern`);
  expect(kept.body["data"]).toMatchObject({ category: "modern", data: { tagline: "Kept" }, version: 1 });
  const read = await person.call("GET", `/websites/${website.id}/template`);
  expect(read.body).toMatchObject({ template_slug: "default", template: { slug: "default", tier: "free" } });
  const back = await person.call("PUT", `/websites/${website.id}/template`, { template_id: templateId("modern") });
  expect(websiteOf(back).template_data).toEqual({ tagline: "Kept" });
});

test.each([
  ["a stale version", { template_slug: "default", version: 99 }, 409],
  ["an unknown template", { template_slug: "no-such" }, 404],
  ["another website's id", { template_slug: "default", site_id: 5 }, 422],
  ["no template", {}, 422],
])("applying refuses %s", async (_what, body, status) => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  expect((await person.call("PUT", `/websites/${id}/template`, body)).status).toBe(status);
});

test("template data of a category without data is empty with version 0; an unknown category is not found", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const empty = await person.call("GET", `/websites/${id}/template-data/academic`);
  expect(empty).toMatchObject({ status: 200, headers: { etag: '"0"' } });
  expect(empty.body["data"]).toEqual({ category: "academic", data: {}, version: 0, updated_at: null });
  expect((await person.call("GET", `/websites/${id}/template-data/cooking`)).status).toBe(404);
});
