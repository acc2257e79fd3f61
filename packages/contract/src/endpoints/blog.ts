import {
  blogPostInputSchema,
  blogPostSchema,
  blogPostUpdateSchema,
  blogStatuses,
  publicArticleSchema,
  publicPostSchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import {
  answer,
  idParams,
  itemParams,
  listQuery,
  messageAnswer,
  pageMetaSchema,
  versionField,
} from "../core/envelope.ts";

const postAnswer = { blogPost: blogPostSchema };

export const listBlogPosts = endpoint({
  method: "GET",
  path: "/websites/:id/blog-posts",
  summary: "The blog posts of a website",
  auth: "user",
  owner: true,
  params: idParams,
  query: listQuery(["order", "title", "published_at", "created_at", "updated_at"]).extend({
    status: z.enum(blogStatuses, { error: "The selected status is invalid." }).optional(),
  }),
  response: answer({ data: z.array(blogPostSchema), meta: pageMetaSchema }),
  errors: ["not_found", "feature_requires_upgrade"],
});

export const createBlogPost = endpoint({
  method: "POST",
  path: "/websites/:id/blog-posts",
  summary: "Add a blog post at the top",
  auth: "sub",
  owner: true,
  idempotent: "atomic",
  status: 201,
  params: idParams,
  body: blogPostInputSchema,
  response: answer({ ...postAnswer, message: z.string() }),
  errors: ["not_found", "feature_requires_upgrade"],
});

export const getBlogPost = endpoint({
  method: "GET",
  path: "/websites/:id/blog-posts/:itemId",
  summary: "One blog post",
  auth: "user",
  owner: true,
  params: itemParams,
  response: answer(postAnswer),
  errors: ["not_found"],
});

export const updateBlogPost = endpoint({
  method: "PUT",
  alsoMethods: ["PATCH"],
  path: "/websites/:id/blog-posts/:itemId",
  summary: "Change the given fields of one blog post",
  auth: "sub",
  owner: true,
  versioned: true,
  params: itemParams,
  body: blogPostUpdateSchema.and(z.object(versionField)),
  response: answer(postAnswer),
  errors: ["not_found", "version_conflict", "feature_requires_upgrade"],
});

export const removeBlogPost = endpoint({
  method: "DELETE",
  path: "/websites/:id/blog-posts/:itemId",
  summary: "Delete one blog post",
  auth: "sub",
  owner: true,
  versioned: true,
  params: itemParams,
  response: messageAnswer,
  errors: ["not_found", "version_conflict"],
});

export const reorderBlogPosts = endpoint({
  method: "POST",
  path: "/blog-posts/reorder",
  summary: "Put the blog posts of one website in a new order",
  auth: "sub",
  owner: true,
  body: z.object({
    blogPosts: z
      .array(z.union([z.number().int(), z.object({ id: z.number().int() }).transform((item) => item.id)]))
      .max(1000),
  }),
  response: answer({ data: z.array(blogPostSchema) }),
  errors: ["not_found", "reorder_conflict", "feature_requires_upgrade"],
});

const siteParams = z.object({ subdomain: z.string().max(100) });

export const listPublicPosts = endpoint({
  method: "GET",
  path: "/public/sites/:subdomain/blog-posts",
  summary: "The visible blog posts of a site that the caller may see",
  auth: "guest",
  params: siteParams,
  query: listQuery(["-published_at", "title"]),
  response: answer({ data: z.array(publicPostSchema), meta: pageMetaSchema }),
  errors: ["site_unavailable"],
});

export const getPublicPost = endpoint({
  method: "GET",
  path: "/public/sites/:subdomain/blog-posts/:slug",
  summary: "One visible blog post of a site that the caller may see",
  auth: "guest",
  params: siteParams.extend({ slug: z.string().max(300) }),
  response: answer({ blogPost: publicArticleSchema }),
  errors: ["site_unavailable", "not_found"],
});
