import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { blogPostInputSchema, blogPostUpdateSchema, blogStatuses, isVisiblePost } from "./blog-post.ts";
import { freeSlug, slugFromTitle } from "./slug.ts";

const messagesOf = (input: unknown) => {
  const result = blogPostInputSchema.safeParse(input);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join("."), issue.message]));
};

test.each([
  ["Hello, World!", "hello-world"],
  ["  C++ & Rust:   a -- comparison ", "c-rust-a-comparison"],
  ["Über Größe im Café", "uber-grosse-im-cafe"],
  ["2024 -- a year", "2024-a-year"],
  ["---", ""],
  ["日本語のタイトル", ""],
])("R2.5-45 the slug of %j is %j", (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

test("R2.5-45 a slug of a long title ends before its limit and never with a hyphen", () => {
  expect(slugFromTitle(`${"a".repeat(199)} b`)).toBe("a".repeat(199));
});

test("a taken slug counts up, within its length", () => {
  expect(freeSlug("post", new Set())).toBe("post");
  expect(freeSlug("post", new Set(["post", "post-2"]))).toBe("post-3");
  expect(freeSlug("a".repeat(200), new Set(["a".repeat(200)]))).toBe(`${"a".repeat(198)}-2`);
});

test("R2.5-44 R2.5-47 a post needs a title and a content and keeps its limits", () => {
  expect(messagesOf({ title: " ", content: "" })).toEqual({
    title: "The title field is required.",
    content: "The content field is required.",
  });
  expect(Object.keys(messagesOf({ title: "T", content: "c", meta_description: "m".repeat(161) }))).toEqual([
    "meta_description",
  ]);
  expect(messagesOf({ title: "T", content: "c", meta_description: "m".repeat(160) })).toEqual({});
  expect(messagesOf({ title: "T", content: "ü".repeat(110_000) })).toEqual({
    content: "The content may not be greater than 200 KB.",
  });
  expect(Object.keys(messagesOf({ title: "T", content: "c", slug: "Not ok" }))).toEqual(["slug"]);
  expect(Object.keys(messagesOf({ title: "T", content: "c", slug: "a--b" }))).toEqual(["slug"]);
  const tags = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
  expect(Object.keys(messagesOf({ title: "T", content: "c", tags }))).toEqual(["tags"]);
});

test("R2.9-12 R2.9-13 the statuses and the limits of texts", () => {
  expect(blogStatuses).toEqual(["draft", "published", "scheduled"]);
  expect([
    limits.experienceDescriptionCharacters,
    limits.educationDescriptionCharacters,
    limits.projectDescriptionCharacters,
    limits.blogMetaDescriptionCharacters,
    limits.editorMinHeightPixels,
  ]).toEqual([1000, 500, 800, 160, 300]);
});

test("dates are kept in UTC to the second, and tags once each", () => {
  const post = blogPostUpdateSchema.parse({ published_at: "2026-03-01T10:00:00.5+02:00", tags: ["A", " a ", "", "B"] });
  expect(post).toEqual({ published_at: "2026-03-01T08:00:00Z", tags: ["A", "B"] });
  expect(blogPostUpdateSchema.parse({ published_at: "2026-03-01" })).toEqual({ published_at: "2026-03-01T00:00:00Z" });
  expect(blogPostUpdateSchema.safeParse({ published_at: "soon" }).success).toBe(false);
});

test("strangers see published posts, and scheduled ones from their moment on", () => {
  const now = new Date("2026-03-01T10:00:00Z");
  expect(isVisiblePost({ status: "published", published_at: null }, now)).toBe(true);
  expect(isVisiblePost({ status: "draft", published_at: "2020-01-01T00:00:00Z" }, now)).toBe(false);
  expect(isVisiblePost({ status: "scheduled", published_at: "2026-03-01T10:00:00Z" }, now)).toBe(true);
  expect(isVisiblePost({ status: "scheduled", published_at: "2026-03-01T10:00:01Z" }, now)).toBe(false);
});
