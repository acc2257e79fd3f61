import type { BlogPost, BlogPostInput } from "@vitrine/model";
import { itemParams, ownFields, type ItemKind } from "../items/item-kinds.ts";

/** Blog posts live in the builder like the other items of a website; new ones stand on top. */
export const postKind: ItemKind<BlogPost> = {
  name: "blogPost",
  newestFirst: true,
  stateOf: (data) => (data["blogPost"] as BlogPost | undefined) ?? null,
  read: (website) => website.blogPosts,
  write: (website, blogPosts) => ({ ...website, blogPosts }),
  create: async (api, id, values, idempotencyKey) =>
    (await api.blog.createBlogPost({ params: { id }, body: values as BlogPostInput }, { idempotencyKey })).blogPost,
  update: async (api, item, values) =>
    (await api.blog.updateBlogPost({ params: itemParams(item), body: values }, { ifMatch: item.version })).blogPost,
  remove: (api, item) => api.blog.removeBlogPost({ params: itemParams(item) }, { ifMatch: item.version }),
  reorder: async (api, ids) => (await api.blog.reorderBlogPosts({ body: { blogPosts: ids } })).data,
  valuesOf: ownFields,
  words: {
    added: "Blog post created successfully!",
    addFailed: "Failed to create blog post",
    updateFailed: "Failed to update blog post",
    deleteFailed: "Failed to delete blog post",
    reorderFailed: "Failed to reorder blog posts",
    deleted: "Blog post deleted",
  },
};
