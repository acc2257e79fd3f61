import { limits, type BlogPost, type BlogPostInput } from "@vitrine/model";
import { postStore, type BlogPostRow, type ItemKind } from "../content/index.ts";
import { presentBlogPost } from "../websites/index.ts";

const momentOf = (value: string | null) => (value === null ? null : new Date(value));

/** Blog posts live like the section items; what they add is in `resolve-post.ts`. */
export const blogPostKind: ItemKind<BlogPostRow, BlogPostInput, BlogPost> = {
  store: postStore,
  key: "blogPost",
  collection: "blogPosts",
  maxItems: limits.blogPosts,
  needsStart: false,
  present: presentBlogPost,
  values: (row) => row,
  fill: (input, stored) => ({
    title: input.title ?? stored?.title ?? "",
    slug: input.slug ?? stored?.slug ?? "",
    content: input.content ?? stored?.content ?? "",
    excerpt: input.excerpt ?? stored?.excerpt ?? "",
    status: input.status ?? stored?.status ?? "draft",
    published_at: input.published_at === undefined ? (stored?.published_at ?? null) : momentOf(input.published_at),
    tags: input.tags ?? stored?.tags ?? [],
    meta_description: input.meta_description ?? stored?.meta_description ?? "",
    linked_experience_id: orStored(input.linked_experience_id, stored?.linked_experience_id),
    linked_project_id: orStored(input.linked_project_id, stored?.linked_project_id),
  }),
};

function orStored(given: number | null | undefined, stored: number | null | undefined): number | null {
  return given === undefined ? (stored ?? null) : given;
}
