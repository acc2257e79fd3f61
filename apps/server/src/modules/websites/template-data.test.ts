import type { Website } from "@vitrine/model";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { websites } from "../../db/schema/websites.ts";
import { aPerson, aWebsite, call, createTestApp, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

type Data = Record<string, unknown>;

async function stored(person: Person, id: number, category: string, data: Data): Promise<Data> {
  const put = await person.call("PUT", `/websites/${id}/template-data/${category}`, { data });
  expect(put.status, put.raw).toBe(200);
  const read = await person.call("GET", `/websites/${id}/template-data/${category}`);
  return (read.body["data"] as { data: Data }).data;
}

async function errorsOf(person: Person, id: number, category: string, data: Data): Promise<Data> {
  const { status, body, raw } = await person.call("PUT", `/websites/${id}/template-data/${category}`, { data });
  expect(status, raw).toBe(422);
  return body["errors"] as Data;
}

const families: [string, string, Data][] = [
  [
    "R3.3-22 R3.3-23 R3.3-24 R3.7-27 R3.7-28",
    "academic",
    {
      philosophy: "Open data, open doors.",
      research_areas: ["Peat ecology", "Remote sensing"],
      achievements: ["Best paper, Wetlands 2024"],
      publications_count: 31,
      scholar_profile: "https://scholar.example/ada",
      experiments_count: 12,
      philosophy_stats: [{ icon: "Ω", text: "Every dataset is public" }],
      academic_metrics: { publications_count: 31, awards_count: 4, research_years: 11, conferences_count: 20 },
      research_metrics: { models_deployed: 2, datasets_analyzed: 40, research_papers: 18, accuracy_rate: 97.3 },
    },
  ],
  [
    "R3.3-25 R3.3-26",
    "engineering",
    {
      technical_specs: { tolerance: "±0.02 mm", materials: "Titanium, steel", software: "CAD" },
      project_metrics: { projects_completed: 40, efficiency_improvement: 12.5, components_designed: 300 },
      certifications: [{ name: "Chartered Engineer", issuer: "IMechE", year: "2019" }],
      specializations: ["Turbines"],
      experience_years: 14,
      memberships: ["IMechE"],
    },
  ],
  [
    "R3.3-27 R3.3-28",
    "business",
    {
      business_metrics: { revenue_impact: "€12M", team_size: "40", success_rate: "94 %", client_satisfaction: "4.8/5" },
      leadership_experience: [{ role: "COO", team_size: "40", duration: "5 years", achievements: "Opened two sites." }],
      strategic_initiatives: [{ initiative: "Rail first", impact: "−30 % CO₂", timeline: "2023", outcome: "Adopted" }],
      core_competencies: ["Negotiation"],
      industry_focus: { primary: "Logistics", experience_years: 18 },
      leadership_philosophy: "Ask, then decide.",
    },
  ],
  [
    "R3.3-29 R3.3-30",
    "creative",
    {
      artistic_philosophy: "Leave the seam visible.",
      specializations: ["Stage design"],
      exhibitions: [{ name: "Paper rooms", venue: "Kunsthal", year: "2024", type: "Invitational" }],
      awards: [{ award: "Young Stage", organization: "ITI", year: "2022", category: "Design" }],
      tools: { design_software: ["Blender"], animation_tools: ["After Effects"], traditional_media: ["Gouache"] },
      creative_metrics: { projects_completed: 55, client_satisfaction: 98, experience_years: 9 },
      influences: ["Lina Bo Bardi"],
    },
  ],
  [
    "R3.3-31 R3.3-32",
    "modern",
    {
      values: [{ title: "Care", description: "People first.", icon: "heart", color: "#b3261e" }],
      philosophy: "Simple is a decision.",
      tagline: "Order out of noise.",
      soft_skills: [
        { name: "Listening", description: "Before talking", icon: "ear", rating: 5 },
        { name: "Patience", description: "", icon: "clock", rating: null },
      ],
      certifications: [{ name: "PMP", issuer: "PMI", date: "2021", icon: "badge", link: "https://verify.example/1" }],
      theme: { primary_color: "#14568f", accent_color: "#b5540a", background_style: "pattern" },
    },
  ],
];

test.each(families)("%s data of %s is stored and read back", async (_ids, category, data) => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  expect(await stored(person, id, category, data)).toEqual(data);
});

test("R3.5-33 R3.5-34 R3.5-35 R3.5-36 R3.5-38 known keys are checked, each error named by its path", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  for (const accuracy_rate of [-1, 100.1, 50.05]) {
    const errors = await errorsOf(person, id, "academic", { research_metrics: { accuracy_rate } });
    expect(Object.keys(errors)).toEqual(["data.research_metrics.accuracy_rate"]);
  }
  for (const experience_years of [-1, 51])
    expect(await errorsOf(person, id, "engineering", { experience_years })).toHaveProperty(["data.experience_years"]);
  expect(await errorsOf(person, id, "academic", { scholar_profile: "not a link" })).toEqual({
    "data.scholar_profile": ["Please enter a valid URL"],
  });
  expect(await errorsOf(person, id, "academic", { philosophy_stats: [{ icon: "abc", text: "x" }] })).toHaveProperty([
    "data.philosophy_stats.0.icon",
  ]);
  const exhibitions = (type: string) => ({ exhibitions: [{ name: "Rooms", venue: "", year: "", type }] });
  expect(await errorsOf(person, id, "creative", exhibitions("Fair"))).toHaveProperty(["data.exhibitions.0.type"]);
  for (const type of ["Solo", "Group", "Juried", "Invitational"])
    expect(await stored(person, id, "creative", exhibitions(type))).toEqual(exhibitions(type));
});

test("blank entries are dropped, the rest is trimmed, unknown keys are kept", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const data = { research_areas: [" Peat ", " "], own_key: { a: 1 } };
  expect(await stored(person, id, "academic", data)).toEqual({ research_areas: ["Peat"], own_key: { a: 1 } });
});

test("R3.7-29 data of one category survives switching to another and back", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person, { template_slug: "modern" });
  const tagline = { tagline: "Order out of noise." };
  await stored(person, id, "modern", tagline);
  await stored(person, id, "classic", { note: "from Classic" });
  const dataAfter = async (template_slug: string) => {
    const { body } = await person.call("PUT", `/websites/${id}/template`, { template_slug, site_id: id });
    return (body["website"] as Website).template_data;
  };
  expect(await dataAfter("default")).toEqual({ note: "from Classic" });
  expect(await dataAfter("modern")).toEqual(tagline);
});

test("data of the current template's category is the website's, changes its time and not its version", async () => {
  const person = await aPerson(app);
  const before = await aWebsite(person, { template_slug: "modern" });
  await app.database.db
    .update(websites)
    .set({ updated_at: new Date(0) })
    .where(eq(websites.id, before.id));
  await stored(person, before.id, "modern", { tagline: "Here" });
  await stored(person, before.id, "academic", { philosophy: "Elsewhere" });
  const website = (await person.call("GET", `/websites/${before.id}`)).body["website"] as Website;
  expect(website.template_data).toEqual({ tagline: "Here" });
  expect(website.version).toBe(before.version);
  expect(Date.parse(website.updated_at)).toBeGreaterThanOrEqual(Date.parse(before.updated_at));
});

test("a published page shows stored template data at once", async () => {
  const person = await aPerson(app);
  const { id, public_url } = await aWebsite(person, { template_slug: "modern", status: "published" });
  await stored(person, id, "modern", { tagline: "Order out of noise." });
  expect((await call(app, "GET", public_url ?? "")).raw).toContain("Order out of noise.");
});

test("versions: the first write starts from 0, a stale one is refused with the stored state, equal data changes nothing", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const put = (data: Data, version: number) =>
    person.call("PUT", `/websites/${id}/template-data/business`, { data }, { "if-match": `"${version}"` });
  const first = await put({ leadership_philosophy: "Ask." }, 0);
  expect(first).toMatchObject({ status: 200, headers: { etag: '"1"' } });
  expect(first.body).toMatchObject({
    message: "Template data saved successfully!",
    data: { category: "business", data: { leadership_philosophy: "Ask." }, version: 1 },
  });
  const stale = await put({ leadership_philosophy: "Decide." }, 0);
  expect(stale).toMatchObject({ status: 409, body: { code: "version_conflict" } });
  expect(stale.body["data"]).toMatchObject({
    template_data: { data: { leadership_philosophy: "Ask." }, version: 1 },
    current_version: 1,
    your_version: 0,
  });
  expect(await put({ leadership_philosophy: " Ask. " }, 1)).toMatchObject({ headers: { etag: '"1"' } });
  expect(await put({ leadership_philosophy: "Decide." }, 1)).toMatchObject({ headers: { etag: '"2"' } });
});

test("of two writes from the same version exactly one wins", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const write = (philosophy: string) =>
    person.call("PUT", `/websites/${id}/template-data/academic`, { data: { philosophy }, version: 0 });
  const answers = await Promise.all([write("a"), write("b"), write("c")]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test.each([
  ["an unknown category", "cooking", { data: {} }, 404],
  ["no data", "modern", {}, 422],
  ["data that is no object", "modern", { data: [1] }, 422],
  ["data above 256 KB", "modern", { data: { note: "x".repeat(263_000) } }, 422],
  ["characters that cannot be stored", "modern", { data: { note: "\u0000" } }, 422],
])("writing refuses %s", async (_what, category, body, status) => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  expect((await person.call("PUT", `/websites/${id}/template-data/${category}`, body)).status).toBe(status);
});

test("R3.6-04 a stranger finds nothing, a guest is asked to sign in", async () => {
  const { id } = await aWebsite(await aPerson(app));
  const path = `/websites/${id}/template-data/modern`;
  const stranger = await aPerson(app);
  expect((await stranger.call("PUT", path, { data: {} })).status).toBe(404);
  expect((await stranger.call("GET", path)).status).toBe(404);
  expect((await stranger.call("PUT", `/websites/${id}/template`, { template_slug: "modern" })).status).toBe(404);
  expect((await call(app, "PUT", path, { data: {} })).status).toBe(401);
});

test("R3.7-24 R3.7-25 the preference answers the template's id; applying takes id and site_id and answers the template", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person, { template_slug: "default" });
  const preference = await person.call("GET", `/websites/${id}/template`);
  expect(preference.body).toMatchObject({ template_slug: "default", template_id: expect.any(Number) });
  const modern = (await call(app, "GET", "/templates/modern")).body["data"] as { id: number };
  const applied = await person.call("PUT", `/websites/${id}/template`, { template_id: modern.id, site_id: id });
  expect(applied).toMatchObject({
    status: 200,
    body: {
      template: { id: modern.id, slug: "modern" },
      website: { id, template_id: modern.id },
      message: 'Template "Modern" applied successfully!',
    },
  });
  const after = await person.call("GET", `/websites/${id}/template`);
  expect(after.body).toMatchObject({ template_id: modern.id, template_slug: "modern" });
});

test("R3.7-26 the whole list comes in one call", async () => {
  const groups = (await call(app, "GET", "/templates")).body["data"] as { templates: { slug: string }[] }[];
  const slugs = groups.flatMap(({ templates }) => templates.map(({ slug }) => slug));
  expect(slugs).toEqual(expect.arrayContaining(["default", "modern", "minimal-pro"]));
  expect(new Set(slugs).size).toBe(slugs.length);
});
