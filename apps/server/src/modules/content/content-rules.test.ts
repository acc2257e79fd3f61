import type { Education, Experience, Project } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, call, createTestApp, websiteOf, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

async function anOwner(): Promise<{ owner: Person; id: number }> {
  const owner = await aPerson(app);
  return { owner, id: (await aWebsite(owner)).id };
}

const refusals = [
  ["R2.5-16", "experiences", { name: "A", start_date: "2020-01" }, "position", "Job title is required"],
  ["R2.5-17", "experiences", { position: "A", start_date: "2020-01" }, "name", "Company name is required"],
  ["R2.5-18", "experiences", { position: "A", name: "B" }, "start_date", "Start date is required"],
  [
    "R2.5-19",
    "experiences",
    { position: "A", name: "B", start_date: "2020-02", end_date: "2020-01" },
    "end_date",
    "End date must be after start date",
  ],
  ["R2.5-24", "educations", { name: "A", start_date: "2020-01" }, "degree", "Degree is required"],
  ["R2.5-25", "educations", { degree: "A", start_date: "2020-01" }, "name", "Institution is required"],
  ["R2.5-26", "educations", { degree: "A", name: "B" }, "start_date", "Start date is required"],
  [
    "R2.5-27",
    "educations",
    { degree: "A", name: "B", start_date: "2020-02-03", end_date: "2019-12-31" },
    "end_date",
    "End date must be after start date",
  ],
  ["R2.5-32", "skills", { info: ["A"] }, "title", "Category name is required"],
  ["R2.5-33", "skills", { title: "A" }, "info", "At least one skill is required"],
  ["R2.5-33", "skills", { title: "A", info: [" "] }, "info", "At least one skill is required"],
  ["R2.5-34", "skills", { title: "A", info: ["Go", "go"] }, "info", "Skill names must be unique."],
  ["R2.5-37", "projects", { description: "A" }, "title", "Project name is required"],
  ["R2.5-38", "projects", { title: "A" }, "description", "Project description is required"],
  [
    "R2.5-39",
    "projects",
    { title: "A", description: "B", start_date: "2020-02", end_date: "2020-01" },
    "end_date",
    "End date must be after start date",
  ],
  [
    "R2.5-40",
    "projects",
    { title: "A", description: "B", url: "javascript:alert(1)" },
    "url",
    "Please enter a valid URL",
  ],
  [
    "R2.5-40",
    "projects",
    { title: "A", description: "B", demo_url: "example.com" },
    "implementation",
    "Please enter a valid URL",
  ],
] as const;

test.each(refusals)("%s %s: %j is refused", async (_id, collection, body, field, message) => {
  const { owner, id } = await anOwner();
  const answer = await owner.call("POST", `/websites/${id}/${collection}`, body);
  expect(answer).toMatchObject({ status: 422, body: { code: "validation_failed" } });
  expect(answer.body["errors"]).toEqual({ [field]: [message] });
});

test.each([
  ["R2.5-21", "experiences", { position: "A", name: "B", start_date: "2020-01" }, 1000],
  ["R2.5-28", "educations", { degree: "A", name: "B", start_date: "2020-01" }, 500],
  ["R2.5-41", "projects", { title: "A" }, 800],
] as const)("%s the description of %s ends at its limit", async (_id, collection, body, max) => {
  const { owner, id } = await anOwner();
  const create = (length: number) =>
    owner.call("POST", `/websites/${id}/${collection}`, { ...body, description: "x".repeat(length) });
  expect((await create(max)).status).toBe(201);
  expect((await create(max + 1)).body["errors"]).toHaveProperty("description");
});

test("R2.3-09 an experience takes aliases, its place defaults to the company, dates give the text", async () => {
  const { owner, id } = await anOwner();
  const answer = await owner.call("POST", `/websites/${id}/experiences`, {
    title: "Engineer",
    company: "Acme",
    start_date: "2020-01-15",
    end_date: "2021-03",
    employment_type: "full-time",
    skills: [" Go ", "go", "", "Rust"],
  });
  const item = answer.body["experience"] as Experience;
  expect(item).toMatchObject({
    position: "Engineer",
    name: "Acme",
    place: "Acme",
    date: "Jan 2020 - Mar 2021",
    start_date: "2020-01",
    end_date: "2021-03",
    is_current: false,
    skills: ["Go", "Rust"],
  });
  expect(item).not.toHaveProperty("employment_type");
  const path = `/websites/${id}/experiences/${item.id}`;
  const current = (await owner.call("PUT", path, { is_current: true })).body["experience"];
  expect(current).toMatchObject({ date: "Jan 2020 - Present", end_date: null });
  const typed = (await owner.call("PUT", path, { date: "Feb 2019 - Mar 2020" })).body["experience"];
  expect(typed).toMatchObject({ start_date: "2019-02", end_date: "2020-03", is_current: false });
  const free = (await owner.call("PUT", path, { date: "a long time ago" })).body["experience"];
  expect(free).toMatchObject({ date: "a long time ago", start_date: null, end_date: null });
});

test.each([
  ["experiences", "experience", { position: "A", name: "B", start_date: "2020-01" }, { employment_type: "contract" }],
  [
    "educations",
    "education",
    { degree: "A", name: "B", start_date: "2020-01" },
    { degree_type: "master", honors: "honors" },
  ],
  ["skills", "skill", { title: "A", info: ["B"] }, { levels: { B: "expert" } }],
  ["projects", "project", { title: "A", description: "B" }, { status: "on-hold", features: ["C"] }],
] as const)(
  "what the form of %s asks beyond the entry comes back, to its owner only",
  async (list, key, body, form_data) => {
    const { owner, id } = await anOwner();
    const created = await owner.call("POST", `/websites/${id}/${list}`, { ...body, form_data });
    const item = created.body[key] as { id: number; version: number; form_data: object };
    expect(item.form_data).toEqual(form_data);
    const changed = await owner.call("PUT", `/websites/${id}/${list}/${item.id}`, { ...body });
    expect(changed.body[key]).toMatchObject({ form_data });
    const published = await owner.call("POST", `/websites/${id}/publish`);
    const { subdomain } = published.body["website"] as { subdomain: string };
    const site = await call(app, "GET", `/public/sites/${subdomain}`);
    expect(JSON.stringify(site.body)).not.toContain("form_data");
  },
);

test("R2.3-12 an education keeps its courses and grade", async () => {
  const { owner, id } = await anOwner();
  const answer = await owner.call("POST", `/websites/${id}/educations`, {
    degree: "BSc Physics",
    institution: "ETH",
    location: "Zürich",
    gpa: "3.9",
    date: "2015 - 2018",
    skills: ["Optics"],
  });
  expect(answer.body["education"] as Education).toMatchObject({
    name: "ETH",
    place: "Zürich",
    gpa: "3.9",
    date: "2015 - 2018",
    start_date: null,
    skills: ["Optics"],
  });
});

test("R2.3-20 a project gets its defaults and aliases", async () => {
  const { owner, id } = await anOwner();
  const answer = await owner.call("POST", `/websites/${id}/projects`, {
    title: "Bridge",
    description: "Long",
    repository_url: "https://code.example/bridge",
    demo_url: "https://bridge.example",
    status: "completed",
    technologies: ["Steel", "steel"],
  });
  expect(answer.body["project"] as Project).toMatchObject({
    type: "project",
    category: "Other",
    code_url: "https://code.example/bridge",
    implementation: "https://bridge.example",
    technologies: ["Steel"],
    pictures: [],
  });
  const website = websiteOf(await owner.call("GET", `/websites/${id}`));
  expect(website.projects).toEqual({ Other: [answer.body["project"]] });
});
