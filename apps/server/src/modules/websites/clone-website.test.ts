import type { Website } from "@vitrine/model";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aFilledWebsite,
  aPerson,
  aSampleWebsite,
  aWebsite,
  createTestApp,
  saidBy,
  websiteOf,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { copyName } from "./clone-website.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const read = async (owner: Person, id: number) => websiteOf(await owner.call("GET", `/websites/${id}`));
const picture = async (website: Website) =>
  (await app.http.inject({ method: "GET", url: website.flat_picture ?? "/media/none" })).statusCode;

test("R2.7-14 a clone says what its original says, as a draft without an address", async () => {
  const owner = await aPerson(app, { plan: "pro" });
  const original = await aFilledWebsite(app, owner, { status: "published" });
  const answer = await owner.call("POST", `/websites/${original.id}/clone`);
  expect(answer.status, answer.raw).toBe(201);
  const clone = websiteOf(answer);
  expect(clone).toMatchObject({
    name: `${original.name} (Copy)`,
    version: 1,
    status: "draft",
    is_published: false,
    subdomain: null,
    domain: null,
    public_url: null,
  });
  const drafts = original.blogPosts.map((post) => ({ ...post, status: "draft" as const, published_at: null }));
  expect(saidBy(clone)).toEqual(saidBy({ ...original, status: "draft", is_published: false, blogPosts: drafts }));
  // The links of the post lead to entries of the copy, and no entry is shared.
  const [linked] = clone.blogPosts.filter((post) => post.linked_experience_id !== null);
  expect(clone.experience.map((item) => item.id)).toContain(linked?.linked_experience_id);
  const originals = new Set(original.experience.map((item) => item.id));
  expect(clone.experience.some((item) => originals.has(item.id))).toBe(false);
  expect(clone.flat_picture).not.toBe(original.flat_picture);
});

test("R2.7-14 a clone and its original do not change with each other", async () => {
  const owner = await aPerson(app, { plan: "premium" });
  const original = await aFilledWebsite(app, owner);
  const clone = websiteOf(await owner.call("POST", `/websites/${original.id}/clone`, { name: "Second" }));
  expect(clone.name).toBe("Second");
  const before = saidBy(original);
  await owner.call("PATCH", `/websites/${clone.id}/builder`, { intro: "Other", template_data: { tagline: "Other" } });
  await owner.call("DELETE", `/websites/${clone.id}/experiences/${clone.experience[0]?.id}`);
  await owner.call("DELETE", `/websites/${clone.id}/blog-posts/${clone.blogPosts[0]?.id}`);
  await owner.call("DELETE", `/websites/${clone.id}/profile-picture`);
  const kept = await read(owner, original.id);
  expect(saidBy(kept)).toEqual(before);
  expect(await picture(kept)).toBe(200);

  const third = websiteOf(await owner.call("POST", `/websites/${original.id}/clone`));
  const said = saidBy(third);
  await owner.call("DELETE", `/websites/${original.id}`);
  const left = await read(owner, third.id);
  expect(saidBy(left)).toEqual(said);
  expect(await picture(left)).toBe(200);
  expect(await picture(original)).toBe(404);
});

describe("R2.7-14 the limit of the plan", () => {
  test("counts clones, also when several are asked for at once", async () => {
    const owner = await aPerson(app, { plan: "pro" });
    const { id } = await aWebsite(owner);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.call("POST", `/websites/${id}/clone`, { name: "Again" })),
    );
    const list = await owner.call("GET", "/websites");
    const { total, limit } = list.body["meta"] as { total: number; limit: number };
    expect(total).toBe(limit);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit - 1);
    for (const refused of answers.filter(({ status }) => status !== 201)) {
      expect(refused).toMatchObject({ status: 403, body: { code: "subscription_limit_exceeded" } });
    }
  });

  test("refuses a clone without a trace", async () => {
    const owner = await aPerson(app);
    const website = await aSampleWebsite(owner, "modern");
    const refused = await owner.call("POST", `/websites/${website.id}/clone`);
    expect(refused).toMatchObject({ status: 403, body: { code: "subscription_limit_exceeded", success: false } });
    const list = await owner.call("GET", "/websites");
    expect(list.body["meta"]).toMatchObject({ total: 1 });
  });
});

test("R2.7-14 one key makes one clone, and a wrong name is refused", async () => {
  const owner = await aPerson(app, { plan: "pro" });
  const { id } = await aWebsite(owner);
  const key = { "Idempotency-Key": randomUUID() };
  const [first, second] = [
    await owner.call("POST", `/websites/${id}/clone`, undefined, key),
    await owner.call("POST", `/websites/${id}/clone`, undefined, key),
  ];
  expect(first.status, first.raw).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(second.headers["idempotency-replayed"]).toBe("true");
  const wrong = await owner.call("POST", `/websites/${id}/clone`, { name: " " });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { name: ["The name field is required."] } } });
  const stranger = await aPerson(app);
  expect((await stranger.call("POST", `/websites/${id}/clone`)).status).toBe(404);
});

test("the name of a clone fits, however long the original's is", () => {
  expect(copyName("Jane")).toBe("Jane (Copy)");
  expect(copyName("x".repeat(255))).toBe(`${"x".repeat(248)} (Copy)`);
  expect(copyName(`${"x".repeat(247)} yz`)).toBe(`${"x".repeat(247)} (Copy)`);
  expect(copyName("😀".repeat(127))).toBe(`${"😀".repeat(124)} (Copy)`);
});
