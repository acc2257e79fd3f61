import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, type Json, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

async function aSite(subdomain: string, parts: Json = {}) {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner, { subdomain, full_name: "Maria Sample", status: "published", ...parts });
  const add = async (project: Json) => {
    const answer = await owner.call("POST", `/websites/${id}/projects`, { description: "Made by hand.", ...project });
    expect(answer.status, answer.raw).toBe(201);
    return answer.body["project"] as { id: number; slug: string };
  };
  const page = (path: string) => app.http.inject(`/p/${subdomain}${path}`);
  return { owner, id, add, page };
}

const body = [
  { type: "heading", text: "How it began" },
  { type: "text", text: "With a drawing on a napkin." },
];

test("a project with a body has a page, in the site map and linked from the site, that follows every change", async () => {
  const { owner, id, add, page } = await aSite("worker-1");
  const { id: projectId } = await add({ title: "Oak Chair", role: "Joiner", body });
  await add({ title: "No page" });
  expect((await page("")).payload).toContain('href="/p/worker-1/work/oak-chair"');
  const first = await page("/work/oak-chair");
  expect([first.statusCode, first.payload.includes("on a napkin"), first.payload.includes("Joiner")]).toEqual([
    200,
    true,
    true,
  ]);
  expect((await page("/work/no-page")).statusCode).toBe(404);
  expect((await page("/sitemap.xml")).payload).toContain("/p/worker-1/work/oak-chair</loc>");

  await owner.call("PATCH", `/websites/${id}/projects/${projectId}`, { slug: "chair", client: "A library" });
  expect((await page("/work/oak-chair")).statusCode).toBe(404);
  expect((await page("/work/chair")).payload).toContain("A library");
});

test("what is hidden, private or a draft shows no page of a project", async () => {
  const { owner, id, add, page } = await aSite("worker-2");
  await add({ title: "Oak Chair", body });
  const sections = (await owner.call("GET", `/websites/${id}/sections`)).body["data"] as { id: number; kind: string }[];
  const projects = sections.find(({ kind }) => kind === "projects");
  expect((await page("/work/oak-chair")).statusCode).toBe(200);
  await owner.call("PATCH", `/websites/${id}/sections/${projects?.id}`, { visible: false });
  expect((await page("/work/oak-chair")).statusCode).toBe(404);
  expect((await page("/sitemap.xml")).payload).not.toContain("/work/");
  await owner.call("PATCH", `/websites/${id}/sections/${projects?.id}`, { visible: true });
  expect((await page("/work/oak-chair")).statusCode).toBe(200);
  await owner.call("PATCH", `/websites/${id}/builder`, { status: "draft" });
  expect((await page("/work/oak-chair")).statusCode).toBe(404);
});

test("a part that says nothing, a bad address and a foreign scheme are refused by name, and nothing is stored", async () => {
  const { owner, id } = await aSite("worker-3");
  const answer = await owner.call("POST", `/websites/${id}/projects`, {
    title: "Oak Chair",
    description: "Made by hand.",
    slug: "Not good",
    body: [
      { type: "text", text: " " },
      { type: "link", url: "javascript:alert(1)" },
    ],
  });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body["errors"] as Json).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "body.0.text",
    "body.1.url",
    "slug",
  ]);
  expect((await owner.call("GET", `/websites/${id}/projects`)).body["data"]).toEqual([]);
});
