import {
  activeWebsiteSchema,
  blogPostSchema,
  contactInputSchema,
  educationSchema,
  experienceSchema,
  exportFormats,
  readBackSchema,
  projectSchema,
  requiredText,
  skillCategorySchema,
  text,
  userSchema,
  websiteChangesSchema,
  websiteSchema,
  websiteSummarySchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, listQuery, pageMetaSchema, versionField } from "../core/envelope.ts";
import { websiteAnswer } from "./website-answers.ts";

export const listWebsites = endpoint({
  method: "GET",
  path: "/websites",
  summary: "The caller's websites",
  auth: "user",
  query: listQuery(["-updated_at", "name", "created_at"], { perPage: 50 }),
  response: answer({
    data: z.array(websiteSummarySchema),
    websites: z.array(websiteSummarySchema),
    meta: pageMetaSchema.extend({
      limit: z.number().int(),
      remaining: z.number().int(),
      created_this_month: z.number().int(),
    }),
  }),
});

export const createWebsite = endpoint({
  method: "POST",
  path: "/websites",
  summary: "Create an empty website",
  auth: "sub",
  idempotent: "atomic",
  status: 201,
  body: z.object({
    name: requiredText(255, "name").default("My Portfolio"),
    template_slug: z.string().max(60).optional(),
    intro: text(500, "intro").optional(),
    description: text(2000, "description").optional(),
    contact: contactInputSchema.optional(),
  }),
  response: answer(websiteAnswer),
  errors: ["subscription_limit_exceeded", "template_requires_upgrade"],
});

export const getWebsite = endpoint({
  method: "GET",
  path: "/websites/:id",
  summary: "One website with its related lists",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer(websiteAnswer),
  errors: ["not_found"],
});

/** Unknown keys are kept by the schema so that the server can name them in `ignored_fields`. */
const changesBody = websiteChangesSchema.extend(versionField).loose();

export const updateWebsiteInBuilder = endpoint({
  method: "PATCH",
  path: "/websites/:id/builder",
  summary: "Store the changed fields of a website",
  auth: "sub",
  owner: true,
  versioned: true,
  params: idParams,
  body: changesBody,
  response: answer({ website: websiteSchema, message: z.string(), ignored_fields: z.array(z.string()).optional() }),
  errors: ["not_found", "version_conflict", "website_taken_down", "template_requires_upgrade"],
});

export const updateWebsite = endpoint({
  method: "PUT",
  path: "/websites/:id",
  summary: "Update a website; missing optional fields keep their value",
  auth: "sub",
  owner: true,
  versioned: true,
  params: idParams,
  body: changesBody.extend({ name: requiredText(255, "name") }),
  response: answer(websiteAnswer),
  errors: ["not_found", "version_conflict", "website_taken_down", "template_requires_upgrade"],
});

export const deleteWebsite = endpoint({
  method: "DELETE",
  path: "/websites/:id",
  summary: "Delete a website and everything in it",
  auth: "user",
  owner: true,
  versioned: true,
  params: idParams,
  response: answer({ message: z.string(), active_website: activeWebsiteSchema.nullable() }),
  errors: ["not_found", "version_conflict"],
});

export const switchWebsite = endpoint({
  method: "POST",
  path: "/websites/:id/switch",
  summary: "Make a website the active one",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({ website: websiteSchema, active_website: activeWebsiteSchema, user: userSchema }),
  errors: ["not_found"],
});

export const publishWebsite = endpoint({
  method: "POST",
  path: "/websites/:id/publish",
  summary: "Publish a website",
  auth: "sub",
  owner: true,
  versioned: true,
  params: idParams,
  response: answer(websiteAnswer),
  errors: ["not_found", "version_conflict", "website_taken_down"],
});

export const unpublishWebsite = endpoint({
  method: "POST",
  path: "/websites/:id/unpublish",
  summary: "Take a website back to draft",
  auth: "user",
  owner: true,
  versioned: true,
  params: idParams,
  response: answer(websiteAnswer),
  errors: ["not_found", "version_conflict"],
});

export const cloneWebsite = endpoint({
  method: "POST",
  path: "/websites/:id/clone",
  summary: "Make an independent copy of a website, as a draft without an address",
  auth: "sub",
  owner: true,
  idempotent: "atomic",
  status: 201,
  params: idParams,
  body: z.object({ name: requiredText(255, "name").optional() }).default({}),
  response: answer(websiteAnswer),
  errors: ["not_found", "website_taken_down", "subscription_limit_exceeded"],
});

export const exportWebsite = endpoint({
  method: "GET",
  path: "/websites/:id/export",
  summary: "A website as a file: all data, a CV to print, a CV to edit, or a static site",
  auth: "user",
  owner: true,
  params: idParams,
  query: z.object({
    format: z.enum(exportFormats, { error: "The selected format is invalid." }).default("json"),
  }),
  answer: "file",
  response: z.unknown(),
  errors: ["not_found"],
});

export const checkExport = endpoint({
  method: "GET",
  path: "/websites/:id/export/check",
  summary: "Make a website's CV and read it back: how much of it a machine finds, and what it loses",
  auth: "user",
  owner: true,
  params: idParams,
  query: z.object({
    format: z.enum(["pdf", "docx"], { error: "The selected format is invalid." }).default("pdf"),
  }),
  response: answer({ check: readBackSchema }),
  errors: ["not_found", "unavailable"],
});

export const importWebsite = endpoint({
  method: "POST",
  path: "/websites/import",
  summary: "Make a website of the file of a JSON export, as a draft without an address",
  auth: "sub",
  idempotent: "atomic",
  status: 201,
  files: { file: { required: true, description: "The file of GET /websites/{id}/export?format=json" } },
  response: answer(websiteAnswer),
  errors: ["subscription_limit_exceeded", "file_too_large", "website_taken_down"],
});

export const getWebsiteData = endpoint({
  method: "GET",
  path: "/websites/:id/data",
  summary: "A website and its related lists side by side",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({
    website: websiteSchema,
    experience: z.array(experienceSchema),
    education: z.array(educationSchema),
    skills: z.array(skillCategorySchema),
    projects: z.record(z.string(), z.array(projectSchema)),
    blogPosts: z.array(blogPostSchema),
  }),
  errors: ["not_found"],
});

export const previewWebsite = endpoint({
  method: "GET",
  path: "/websites/:id/preview",
  summary: "A website as the renderer needs it, whatever its status",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer(websiteAnswer),
  errors: ["not_found"],
});

export const subdomainAvailability = endpoint({
  method: "GET",
  path: "/subdomains/availability",
  summary: "Whether a subdomain can be taken",
  auth: "user",
  query: z.object({ subdomain: z.string().max(100), website_id: z.coerce.number().int().optional() }),
  response: answer({
    data: z.object({ subdomain: z.string(), available: z.boolean(), reason: z.string().nullable() }),
  }),
});

export const suggestSubdomains = endpoint({
  method: "GET",
  path: "/subdomains/suggestions",
  summary: "Subdomains that suit a person and can be taken right now, the best first; there is always one",
  auth: "user",
  query: z.object({
    name: z.string().max(255),
    title: z.string().max(255).default(""),
    email: z.string().max(255).default(""),
    website_id: z.coerce.number().int().optional(),
  }),
  response: answer({ data: z.array(z.string()) }),
});

export const listFormerAddresses = endpoint({
  method: "GET",
  path: "/websites/:id/former-addresses",
  summary: "Subdomains that a website had: each leads to its present one for a year, and nobody else can take it",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({ data: z.array(z.object({ subdomain: z.string(), until: z.string() })) }),
  errors: ["not_found"],
});

export const websiteCard = endpoint({
  method: "GET",
  path: "/websites/:id/card",
  summary: "The picture that shared links to a website show, whatever its status",
  auth: "user",
  owner: true,
  params: idParams,
  answer: "file",
  response: z.unknown(),
  errors: ["not_found", "unavailable"],
});

export const uploadProfilePicture = endpoint({
  method: "POST",
  alsoMethods: ["PUT"],
  path: "/websites/:id/profile-picture",
  summary: "Store a profile picture, re-encoded and without metadata",
  auth: "sub",
  owner: true,
  params: idParams,
  files: { picture: { required: true, description: "JPG, PNG, GIF or WebP under 5 MB" } },
  response: answer({ url: z.string(), website: websiteSchema, message: z.string() }),
  errors: ["not_found", "unsupported_media_type", "file_too_large"],
});

export const removeProfilePicture = endpoint({
  method: "DELETE",
  path: "/websites/:id/profile-picture",
  summary: "Remove the profile picture",
  auth: "sub",
  owner: true,
  params: idParams,
  response: answer({ website: websiteSchema, message: z.string() }),
  errors: ["not_found"],
});
