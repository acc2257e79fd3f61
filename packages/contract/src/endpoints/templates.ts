import { requiredMessage, templateSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, versionField } from "../core/envelope.ts";
import { websiteAnswer } from "./website-answers.ts";

const slugParams = z.object({ slug: z.string().max(60) });

export const listTemplates = endpoint({
  method: "GET",
  path: "/templates",
  summary: "The whole catalogue, grouped by category, most popular first",
  auth: "guest",
  publicCacheSeconds: 60,
  query: z.object({ include_analytics: z.string().optional() }),
  response: answer({ data: z.array(z.object({ category: z.string(), templates: z.array(templateSchema) })) }),
});

export const getTemplate = endpoint({
  method: "GET",
  path: "/templates/:slug",
  summary: "One template; aliases are resolved",
  auth: "guest",
  params: slugParams,
  response: answer({ data: templateSchema }),
  errors: ["not_found"],
});

export const getTemplateDemo = endpoint({
  method: "GET",
  path: "/templates/:slug/demo",
  summary: "Sample site of a template",
  auth: "guest",
  params: slugParams,
  response: answer({ data: z.record(z.string(), z.unknown()), persona: z.string(), category: z.string() }),
  errors: ["demo_not_available"],
});

export const trackTemplate = endpoint({
  method: "POST",
  path: "/templates/:slug/track",
  summary: "Count a selection or a preview",
  auth: "guest",
  rateLimit: "tracking",
  params: slugParams,
  body: z.object({
    event_type: z.enum(["select", "preview"], { error: "The selected event_type is invalid." }),
    metadata: z
      .object({ source: z.string().max(60) })
      .partial()
      .optional(),
  }),
  response: answer({}),
  errors: ["not_found"],
});

const likeAnswer = { data: z.object({ like_count: z.number().int(), liked: z.boolean() }) };

export const likeTemplate = endpoint({
  method: "POST",
  path: "/templates/:slug/like",
  summary: "Like a template; liking it again changes nothing",
  auth: "user",
  params: slugParams,
  response: answer(likeAnswer),
  errors: ["not_found"],
});

export const unlikeTemplate = endpoint({
  method: "DELETE",
  path: "/templates/:slug/like",
  summary: "Take a like back; without one nothing changes",
  auth: "user",
  params: slugParams,
  response: answer(likeAnswer),
  errors: ["not_found"],
});

export const getWebsiteTemplate = endpoint({
  method: "GET",
  path: "/websites/:id/template",
  summary: "The template that a website uses",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({ template_id: z.number().int().nullable(), template_slug: z.string(), template: templateSchema }),
  errors: ["not_found"],
});

export const applyTemplate = endpoint({
  method: "PUT",
  path: "/websites/:id/template",
  summary: "Apply a template to a website; every category's template data is kept",
  auth: "user",
  owner: true,
  versioned: true,
  params: idParams,
  body: z.object({
    template_id: z.union([z.number().int(), z.string().max(60)]).optional(),
    template_slug: z.string().max(60).optional(),
    site_id: z.number().int().optional(),
    ...versionField,
  }),
  response: answer({ template: templateSchema, ...websiteAnswer, message: z.string() }),
  errors: ["not_found", "template_requires_upgrade", "version_conflict"],
});

/** Whether a site stays with its template as it was, and as of when. */
const templateVersionAnswer = {
  template_version: z.object({
    is_pinned: z.boolean(),
    pinned_at: z.iso.datetime().nullable(),
    /** False where the template has changed since: the site looks different from what its preview shows. */
    is_current: z.boolean(),
    /** False for a version that was lost: the site is drawn by the present one. */
    is_available: z.boolean(),
  }),
};

export const getTemplateVersion = endpoint({
  method: "GET",
  path: "/websites/:id/template-version",
  summary: "Whether a website stays with its template as it looked on a day",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer(templateVersionAnswer),
  errors: ["not_found"],
});

export const putTemplateVersion = endpoint({
  method: "PUT",
  path: "/websites/:id/template-version",
  summary: "Keep a website's template as it looks today, or let it follow the newest; another template ends it",
  auth: "user",
  owner: true,
  versioned: true,
  params: idParams,
  body: z.object({ is_pinned: z.boolean(), ...versionField }),
  response: answer({ ...templateVersionAnswer, ...websiteAnswer, message: z.string() }),
  errors: ["not_found", "version_conflict", "storage_full"],
});

const templateDataAnswer = {
  data: z.object({
    category: z.string(),
    data: z.record(z.string(), z.unknown()),
    version: z.number().int(),
    updated_at: z.string().nullable(),
  }),
};

const templateDataParams = z.object({ websiteId: z.coerce.number().int().positive(), category: z.string().max(40) });

export const getTemplateData = endpoint({
  method: "GET",
  path: "/websites/:websiteId/template-data/:category",
  summary: "Template data of one category",
  auth: "user",
  owner: true,
  params: templateDataParams,
  response: answer(templateDataAnswer),
  errors: ["not_found"],
});

export const putTemplateData = endpoint({
  method: "PUT",
  path: "/websites/:websiteId/template-data/:category",
  summary: "Replace the template data of one category; its version is its own",
  auth: "sub",
  owner: true,
  versioned: true,
  params: templateDataParams,
  body: z.object({
    data: z.record(z.string(), z.unknown(), { error: requiredMessage("data") }),
    ...versionField,
  }),
  response: answer({ ...templateDataAnswer, message: z.string() }),
  errors: ["not_found", "version_conflict"],
});
