import { readWebsiteExport, type WebsiteExport } from "@vitrine/model";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscriptions } from "../../db/schema/account.ts";
import { eq } from "drizzle-orm";
import {
  aFilledWebsite,
  aPerson,
  aSampleWebsite,
  aWebsite,
  createTestApp,
  saidBy,
  upload,
  websiteOf,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const bring = (owner: Person, file: string, headers: Record<string, string> = {}) =>
  upload(app, "/websites/import", [{ name: "file", fileName: "website.json", content: file }], {
    authorization: `Bearer ${owner.token}`,
    ...headers,
  });

function readBack(file: string): WebsiteExport {
  const read = readWebsiteExport(file);
  if ("problem" in read) throw new Error(read.problem);
  return read.export;
}

describe("R1.1-32 R2.7-16 the export as JSON", () => {
  test("is the default, is a file of the website's name, and is nobody else's to read", async () => {
    const owner = await aPerson(app);
    const { id } = await aWebsite(owner);
    const answer = await owner.call("GET", `/websites/${id}/export`);
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="website-${id}.json"`,
      "cache-control": "no-store",
    });
    expect(answer.body).toMatchObject({ format: "vitrine.website", version: 2, picture: null, blog_posts: [] });
    expect((await owner.call("GET", `/websites/${id}/export?format=json`)).body).toMatchObject({ version: 2 });
    const wrong = await owner.call("GET", `/websites/${id}/export?format=exe`);
    expect(wrong).toMatchObject({ status: 422, body: { errors: { format: ["The selected format is invalid."] } } });
    const stranger = await aPerson(app);
    expect((await stranger.call("GET", `/websites/${id}/export?format=exe`)).status).toBe(404);
  });

  test("read back gives the same website", async () => {
    const owner = await aPerson(app, { plan: "premium" });
    const original = await aFilledWebsite(app, owner, {
      status: "published",
      links: [{ label: "Hostile </script> \u2028 \"quotes\" \\ 'n' <b>", url: "https://example.org/?a=1&b=2" }],
    });
    const file = (await owner.call("GET", `/websites/${original.id}/export`)).raw;
    const answer = await bring(owner, file);
    expect(answer.status, answer.raw).toBe(201);
    const copy = websiteOf(answer);
    expect(copy).toMatchObject({ name: original.name, status: "draft", subdomain: null });
    expect(saidBy(copy)).toEqual(saidBy({ ...original, status: "draft", is_published: false }));
    // The picture comes along, as a file of its own.
    expect(copy.flat_picture).toMatch(/^\/media\//);
    expect(copy.flat_picture).not.toBe(original.flat_picture);
    const [mine, theirs] = [readBack(file), readBack((await owner.call("GET", `/websites/${copy.id}/export`)).raw)];
    expect(withoutRows(theirs)).toEqual(withoutRows(mine));
  });

  test.each(["academic-vision", "bio-lab", "circuit-flow", "executive-dashboard", "studio-portfolio"])(
    "of the sample person of %s is read back to the same export",
    async (slug) => {
      const owner = await aPerson(app, { plan: "premium" });
      const { id } = await aSampleWebsite(owner, slug);
      const file = (await owner.call("GET", `/websites/${id}/export`)).raw;
      const copy = websiteOf(await bring(owner, file));
      const again = (await owner.call("GET", `/websites/${copy.id}/export`)).raw;
      expect(withoutRows(readBack(again))).toEqual(withoutRows(readBack(file)));
    },
  );

  test("keeps the posts of somebody whose plan has no blog any more", async () => {
    const owner = await aPerson(app, { plan: "pro" });
    const { id } = await aFilledWebsite(app, owner);
    await app.database.db.delete(subscriptions).where(eq(subscriptions.user_id, owner.id));
    const { body } = await owner.call("GET", `/websites/${id}/export`);
    expect(body["blog_posts"]).toHaveLength(2);
  });
});

describe("a file that is brought", () => {
  const plain = (changes: Json = {}, website: Json = {}) =>
    JSON.stringify({
      format: "vitrine.website",
      version: 1,
      exported_at: "2026-01-01T00:00:00Z",
      website: { name: "Ada", contact: {}, seo: {}, template_slug: "modern", extras: {}, ...website },
      ...changes,
    });

  test.each([
    ["nothing", "", "The file field is required."],
    ["no JSON", "<html>", "This file is not a website export. Please choose the JSON file of an export."],
    ["other JSON", `{"basics":{}}`, "This file is not a website export. Please choose the JSON file of an export."],
    ["a later shape", plain({ version: 3 }), /newer version/],
    ["an unknown kind", plain({ version: 2, sections: [{ kind: "spells" }] }), /does not know this kind/],
    ["a damaged one", plain({ experiences: [{ id: 1 }] }), /damaged at "experiences\.0\.position"/],
    ["what no database keeps", plain({ template_data: { modern: { a: "\u0000" } } }), /cannot be stored/],
    ["no picture", plain({ picture: { content_type: "image/png", data: "aGVsbG8=" } }), /picture in this export/],
  ])("as %s is refused", async (_name, file, problem) => {
    const answer = await bring(await aPerson(app), file);
    expect([415, 422]).toContain(answer.status);
    const { file: messages } = answer.body["errors"] as Record<string, string[]>;
    expect(messages?.[0]).toMatch(problem);
  });

  test("brings no script, no template above the plan, and counts against the limit once for each key", async () => {
    const owner = await aPerson(app);
    const post = { title: "Post", content: "<p onclick=alert(1)>Hi<script>alert(1)</script></p>", slug: "../../x" };
    const file = plain({ blog_posts: [post, post] }, { template_slug: "quantum-cyber" });
    const key = { "Idempotency-Key": randomUUID() };
    const first = await bring(owner, file, key);
    expect(first.status, first.raw).toBe(201);
    expect(websiteOf(first).template_slug).toBe("modern");
    expect((await bring(owner, file, key)).body).toEqual(first.body);
    expect(await bring(owner, file)).toMatchObject({ status: 403, body: { code: "subscription_limit_exceeded" } });
    const { body } = await owner.call("GET", `/websites/${websiteOf(first).id}/export`);
    const posts = body["blog_posts"] as { content: string; slug: string }[];
    expect(posts.map(({ slug, content }) => [slug, content])).toEqual([
      ["x", "<p>Hi</p>"],
      ["x-2", "<p>Hi</p>"],
    ]);
  });
});

/** What an export says, without the numbers of rows, the moment and the address. */
function withoutRows(given: WebsiteExport): unknown {
  const { exported_at: _at, website, picture, ...rest } = given;
  const { status: _status, subdomain: _subdomain, ...fields } = website;
  const entriesOf = (kind: string) =>
    given.sections.filter((section) => section.kind === kind).flatMap(({ entries }) => entries);
  const place = (kind: string) => (id: number | null) => entriesOf(kind).findIndex((item) => item.id === id);
  const job = place("experience");
  const project = place("projects");
  return {
    ...rest,
    website: fields,
    hasPicture: picture !== null,
    sections: given.sections.map(({ id: _id, entries, ...section }) => ({
      ...section,
      entries: entries.map(({ id: _entry, ...entry }) => entry),
    })),
    blog_posts: given.blog_posts.map(({ linked_experience_id, linked_project_id, ...post }) => ({
      ...post,
      job: job(linked_experience_id),
      project: project(linked_project_id),
    })),
  };
}
