import type { BlogPost } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aPerson,
  aWebsite,
  createTestApp,
  websiteOf,
  type Json,
  type Person,
  type TestAnswer,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const postOf = (answer: TestAnswer) => {
  expect(answer.body["blogPost"], answer.raw).toBeDefined();
  return answer.body["blogPost"] as BlogPost;
};
const dataOf = (answer: TestAnswer) => answer.body["data"] as BlogPost[];
const errorsOf = (answer: TestAnswer) => answer.body["errors"] as Record<string, string[]>;

async function aBlog(plan: "pro" | "premium" = "pro") {
  const owner = await aPerson(app, { plan });
  const { id } = await aWebsite(owner);
  const path = `/websites/${id}/blog-posts`;
  const write = (input: Json, headers?: Record<string, string>) =>
    owner.call("POST", path, { content: "<p>Words</p>", ...input }, headers);
  return { owner, id, path, write };
}

const idsOf = (posts: readonly BlogPost[]) => posts.map((post) => post.id);

test("R2.3-24 R2.6-10 R2.7-33 R2.7-35 a post lives through creation, reading, change and deletion", async () => {
  const { owner, id, path, write } = await aBlog();
  const before = websiteOf(await owner.call("GET", `/websites/${id}`));
  const created = await write({ title: "Hello, World!", tags: ["A", "a", " b "] });
  expect(created).toMatchObject({
    status: 201,
    headers: { etag: '"1"' },
    body: { success: true, message: "Blog post created successfully!" },
  });
  const post = postOf(created);
  expect(post).toMatchObject({
    website_id: id,
    version: 1,
    order: 1,
    title: "Hello, World!",
    slug: "hello-world",
    content: "<p>Words</p>",
    excerpt: "",
    status: "draft",
    published_at: null,
    tags: ["A", "b"],
    meta_description: "",
    linked_experience_id: null,
    linked_project_id: null,
  });
  expect(post.created_at).toMatch(/Z$/);
  expect(postOf(await owner.call("GET", `${path}/${post.id}`))).toEqual(post);

  const changed = await owner.call("PUT", `${path}/${post.id}`, { excerpt: "Short", version: 1 });
  expect(changed).toMatchObject({ status: 200, headers: { etag: '"2"' } });
  expect(postOf(changed)).toMatchObject({ ...post, excerpt: "Short", version: 2, updated_at: expect.any(String) });
  const stale = await owner.call("PUT", `${path}/${post.id}`, { excerpt: "Late" }, { "if-match": '"1"' });
  expect(stale).toMatchObject({
    status: 409,
    body: { code: "version_conflict", data: { blogPost: { excerpt: "Short" }, current_version: 2, your_version: 1 } },
  });
  expect(postOf(await owner.call("PATCH", `${path}/${post.id}`, { excerpt: "Short" })).version).toBe(2);

  const after = websiteOf(await owner.call("GET", `/websites/${id}`));
  expect(after.version).toBe(before.version);
  expect(idsOf(after.blogPosts)).toEqual([post.id]);
  expect((await owner.call("DELETE", `${path}/${post.id}`, undefined, { "if-match": '"1"' })).status).toBe(409);
  expect((await owner.call("DELETE", `${path}/${post.id}`)).status).toBe(200);
  expect((await owner.call("GET", `${path}/${post.id}`)).status).toBe(404);
});

test("R2.5-44 R2.3-25 R2.5-47 invalid input is refused with messages per field", async () => {
  const { write } = await aBlog();
  const empty = await write({ title: " ", content: "<p>&nbsp;</p>" });
  expect(empty.status).toBe(422);
  expect(errorsOf(empty)).toEqual({ title: ["The title field is required."] });
  const unseen = await write({ title: "T", content: "<p> </p><script>x</script>" });
  expect(errorsOf(unseen)).toEqual({ content: ["The content field is required."] });
  const long = await write({ title: "T", meta_description: "m".repeat(161), slug: "No!" });
  expect(errorsOf(long)).toMatchObject({ meta_description: [expect.any(String)], slug: [expect.any(String)] });
  expect(errorsOf(await write({ title: "T", status: "hidden" }))).toHaveProperty("status");
  expect(errorsOf(await write({ title: "T", status: "scheduled" }))).toHaveProperty("published_at");
  expect(errorsOf(await write({ title: "T", linked_project_id: 987_654 }))).toHaveProperty("linked_project_id");
});

test("R2.5-49 the stored content is clean", async () => {
  const { owner, path, write } = await aBlog();
  const post = postOf(await write({ title: "T", content: '<p onclick="x">a</p><script>alert(1)</script>' }));
  expect(post.content).toBe("<p>a</p>");
  const changed = await owner.call("PUT", `${path}/${post.id}`, { content: '<a href="javascript:x">b</a>' });
  expect(postOf(changed).content).toBe("<a>b</a>");
});

test("slugs are unique within a website: made ones count up, given ones are refused", async () => {
  const { owner, path, write } = await aBlog();
  const first = postOf(await write({ title: "Same title" }));
  const second = postOf(await write({ title: "Same title" }));
  expect([first.slug, second.slug]).toEqual(["same-title", "same-title-2"]);
  expect(errorsOf(await write({ title: "Other", slug: "same-title" }))).toEqual({
    slug: ["The slug has already been taken."],
  });
  const unnamed = postOf(await write({ title: "日本語" }));
  expect(unnamed.slug).toBe(`post-${unnamed.id}`);
  const renamed = postOf(await owner.call("PUT", `${path}/${second.id}`, { title: "New", slug: "" }));
  expect(renamed.slug).toBe("new");
  expect(postOf(await owner.call("PUT", `${path}/${second.id}`, { title: "Newer" })).slug).toBe("new");
  const other = await aBlog();
  expect(postOf(await other.write({ title: "Same title" })).slug).toBe("same-title");
});

test("parallel posts of one title get slugs and places of their own", async () => {
  const { owner, path, write } = await aBlog();
  const answers = await Promise.all(Array.from({ length: 4 }, () => write({ title: "Race" })));
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
  const list = dataOf(await owner.call("GET", path));
  expect(list.map((post) => post.order)).toEqual([1, 2, 3, 4]);
  expect(list.map((post) => post.slug).sort()).toEqual(["race", "race-2", "race-3", "race-4"]);
});

test("R2.4-37 any status may follow any other, and each gets the moment it needs", async () => {
  const { owner, path, write } = await aBlog();
  const post = postOf(await write({ title: "T", status: "published" }));
  expect(Date.parse(post.published_at ?? "")).toBeCloseTo(app.clock.now().getTime(), -4);
  const put = async (input: Json) => postOf(await owner.call("PUT", `${path}/${post.id}`, input));
  const later = "2031-05-01T08:00:00Z";
  expect(await put({ status: "scheduled", published_at: later })).toMatchObject({
    status: "scheduled",
    published_at: later,
  });
  expect(Date.parse((await put({ status: "published" })).published_at ?? "")).toBeLessThan(Date.parse(later));
  expect(await put({ status: "draft" })).toMatchObject({ status: "draft" });
  expect(await put({ status: "published", published_at: "2020-01-02" })).toMatchObject({
    published_at: "2020-01-02T00:00:00Z",
  });
  expect(await put({ status: "draft", published_at: null })).toMatchObject({ status: "draft", published_at: null });
  const unset = await owner.call("PUT", `${path}/${post.id}`, { status: "scheduled" });
  expect(errorsOf(unset)).toHaveProperty("published_at");
});

test("scheduled for a moment that is past means published, so that the clock changes nothing behind its owner", async () => {
  const { owner, path, write } = await aBlog();
  const past = "2020-01-02T10:00:00Z";
  const post = postOf(await write({ title: "T", status: "scheduled", published_at: past }));
  expect(post).toMatchObject({ status: "published", published_at: past });
  await owner.call("PUT", `${path}/${post.id}`, { status: "draft" });
  expect(postOf(await owner.call("PUT", `${path}/${post.id}`, { status: "scheduled" }))).toMatchObject({
    status: "published",
    published_at: past,
  });
});

test("links belong to the same website and outlive what they point to", async () => {
  const { owner, id, path, write } = await aBlog();
  const experience = await owner.call("POST", `/websites/${id}/experiences`, {
    position: "Engineer",
    name: "Acme",
    start_date: "2020-01",
  });
  const { id: experienceId } = experience.body["experience"] as { id: number };
  const post = postOf(await write({ title: "T", linked_experience_id: experienceId }));
  expect(post.linked_experience_id).toBe(experienceId);
  await owner.call("DELETE", `/websites/${id}/experiences/${experienceId}`);
  expect(postOf(await owner.call("GET", `${path}/${post.id}`)).linked_experience_id).toBe(experienceId);
  const saved = await owner.call("PUT", `${path}/${post.id}`, { title: "U", linked_experience_id: experienceId });
  expect(saved.status).toBe(200);
  const other = await aBlog();
  expect(errorsOf(await other.write({ title: "T", linked_experience_id: experienceId }))).toHaveProperty(
    "linked_experience_id",
  );
});

test("R2.7-34 new posts stand on top, and a new order survives a reload, all or nothing", async () => {
  const { owner, path, write } = await aBlog();
  const [a, b, c] = [
    postOf(await write({ title: "A" })).id,
    postOf(await write({ title: "B" })).id,
    postOf(await write({ title: "C" })).id,
  ];
  expect(idsOf(dataOf(await owner.call("GET", path)))).toEqual([c, b, a]);
  const reorder = (blogPosts: unknown[]) => owner.call("POST", "/blog-posts/reorder", { blogPosts });
  expect(idsOf(dataOf(await reorder([a, { id: c }, b])))).toEqual([a, c, b]);
  expect(idsOf(dataOf(await owner.call("GET", path)))).toEqual([a, c, b]);
  const part = await reorder([a, b]);
  expect(part).toMatchObject({ status: 409, body: { code: "reorder_conflict" } });
  expect((await reorder([a, b, c, c])).status).toBe(422);
  const stranger = await aPerson(app, { plan: "pro" });
  expect((await stranger.call("POST", "/blog-posts/reorder", { blogPosts: [a, b, c] })).status).toBe(404);
});

test("the list filters by status, searches, sorts and pages", async () => {
  const { owner, path, write } = await aBlog();
  await write({ title: "Alpha", status: "published", published_at: "2024-01-01" });
  await write({ title: "Beta", excerpt: "about alpacas", status: "published", published_at: "2025-01-01" });
  await write({ title: "Gamma" });
  const titles = async (query: string) => dataOf(await owner.call("GET", `${path}?${query}`)).map((post) => post.title);
  expect(await titles("status=published&sort=-published_at")).toEqual(["Beta", "Alpha"]);
  expect(await titles("search=ALP&sort=title")).toEqual(["Alpha", "Beta"]);
  expect(await titles("per_page=1&page=2")).toEqual(["Beta"]);
  const page = await owner.call("GET", `${path}?per_page=2`);
  expect(page.body["meta"]).toEqual({ page: 1, per_page: 2, total: 3, last_page: 2 });
  expect((await owner.call("GET", `${path}?status=other`)).status).toBe(422);
});

test("R2.6-09 the free plan may neither list nor write posts, but read and delete what is left of a former blog", async () => {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner);
  const path = `/websites/${id}/blog-posts`;
  const refused = await owner.call("POST", path, { title: "T", content: "c" });
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: "feature_requires_upgrade",
      data: { feature: "blog", required_plan: "pro", current_plan: "free", checkout_url: "/checkout?billing=monthly" },
    },
  });
  expect((await owner.call("GET", path)).body["code"]).toBe("feature_requires_upgrade");
  expect((await owner.call("POST", path, { title: "" })).status).toBe(422);
});

test("whose the posts are comes before what the plan has, when they are put in order", async () => {
  const { owner, write } = await aBlog();
  const post = postOf(await write({ title: "First" }));
  const reorder = (person: Person, blogPosts: number[]) => person.call("POST", "/blog-posts/reorder", { blogPosts });
  const stranger = await aPerson(app);
  expect((await reorder(stranger, [post.id])).body["code"]).toBe("not_found");
  expect((await reorder(stranger, [1])).body["code"]).toBe("not_found");
  await withoutPlan(owner);
  expect((await reorder(owner, [])).body["code"]).toBe("validation_failed");
  expect((await reorder(owner, [post.id])).body["code"]).toBe("feature_requires_upgrade");
});

async function withoutPlan(owner: Person): Promise<void> {
  await app.database.pool.query("delete from subscriptions where user_id = $1", [owner.id]);
}

test("after a downgrade nothing is deleted: posts are hidden, may be deleted and come back with the plan", async () => {
  const { owner, id, path, write } = await aBlog();
  const post = postOf(await write({ title: "Kept" }));
  await withoutPlan(owner);
  expect(websiteOf(await owner.call("GET", `/websites/${id}`)).blogPosts).toEqual([]);
  expect((await owner.call("GET", `${path}/${post.id}`)).status).toBe(200);
  expect((await owner.call("PUT", `${path}/${post.id}`, { title: "X" })).body["code"]).toBe("feature_requires_upgrade");
  expect((await owner.call("DELETE", `${path}/${post.id}`)).status).toBe(200);
});

test("strangers, and posts of another website, are not found", async () => {
  const { path, write } = await aBlog();
  const post = postOf(await write({ title: "Mine" }));
  const other = await aBlog("premium");
  for (const target of [`${path}/${post.id}`, `${other.path}/${post.id}`]) {
    for (const method of ["GET", "PUT", "DELETE"] as const) {
      expect((await other.owner.call(method, target, method === "PUT" ? {} : undefined)).status).toBe(404);
    }
  }
  expect((await other.owner.call("GET", path)).status).toBe(404);
  expect((await other.owner.call("POST", path, { title: "T", content: "c" })).status).toBe(404);
});

test("the same key writes one post, and a website holds a thousand", async () => {
  const { owner, id, path, write } = await aBlog();
  const key = { "idempotency-key": "one-post" };
  const first = await write({ title: "Once" }, key);
  const again = await write({ title: "Once" }, key);
  expect(again.headers["idempotency-replayed"]).toBe("true");
  expect(postOf(again)).toEqual(postOf(first));
  expect(dataOf(await owner.call("GET", path))).toHaveLength(1);
  await app.database.pool.query(
    `insert into blog_posts (website_id, position, title, slug, content)
     select $1, n, 'T', 's-' || n, '<p>c</p>' from generate_series(2, 1000) n`,
    [id],
  );
  const full = await write({ title: "Too many" });
  expect(full.status).toBe(422);
  expect(errorsOf(full)).toHaveProperty("blogPosts");
});
