import type { BlogPost } from "@vitrine/model";
import { expect, test } from "vitest";
import {
  localMoment,
  postFormSchema,
  postToSend,
  postValuesOf,
  slugAfterTitle,
  type PostValues,
} from "./post-values.ts";

const postBase: BlogPost = {
  id: 1,
  website_id: 10_001,
  version: 1,
  order: 1,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  title: "T",
  slug: "t",
  content: "<p>c</p>",
  excerpt: "",
  status: "draft",
  published_at: null,
  tags: [],
  meta_description: "",
  linked_experience_id: null,
  linked_project_id: null,
};

const values = (part: Partial<PostValues> = {}): PostValues => ({
  ...postValuesOf(null),
  title: "T",
  content: "<p>c</p>",
  ...part,
});

test("R2.5-45 R2.5-46 the slug follows the title until somebody writes another one", () => {
  expect(slugAfterTitle("", "", "Hello")).toBe("hello");
  expect(slugAfterTitle("hello", "Hello", "Hello you")).toBe("hello-you");
  expect(slugAfterTitle("mine", "Hello", "Hello you")).toBe("mine");
});

test("a moment is written in local time and sent in universal time", () => {
  const iso = "2026-03-01T09:30:00.000Z";
  expect(postToSend(values({ status: "scheduled", published_at: localMoment(iso) }))).toMatchObject({
    published_at: iso,
  });
});

test("a stored moment keeps its seconds until another one is chosen", () => {
  const stored = { ...postBase, status: "published", published_at: "2026-03-01T09:30:45Z" } as const;
  const form = postValuesOf(stored);
  expect(postToSend(form, stored)).toMatchObject({ published_at: "2026-03-01T09:30:45Z" });
  const other = { ...form, published_at: localMoment("2026-03-02T09:30:00Z") };
  expect(postToSend(other, stored)).toMatchObject({ published_at: "2026-03-02T09:30:00.000Z" });
});

test("a draft says nothing about its moment, and an empty one is left to the server", () => {
  expect(postToSend(values({ published_at: "2026-03-01T09:30" }))).not.toHaveProperty("published_at");
  expect(postToSend(values({ status: "published" }))).not.toHaveProperty("published_at");
  expect(postToSend(values({ status: "scheduled" }))).toMatchObject({ published_at: null });
});

test("the form's rules are the server's, on the form's values", () => {
  expect(postFormSchema.safeParse(values()).success).toBe(true);
  const paths = (part: Partial<PostValues>) =>
    postFormSchema.safeParse(values(part)).error?.issues.map((issue) => issue.path.join("."));
  expect(paths({ title: "" })).toEqual(["title"]);
  expect(paths({ slug: "No" })).toEqual(["slug"]);
  expect(paths({ status: "scheduled" })).toEqual(["published_at"]);
});
