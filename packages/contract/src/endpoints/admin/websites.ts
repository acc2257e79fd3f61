import {
  adminOwnerSchema,
  adminWebsiteSchema,
  auditEntrySchema,
  liftTakeDownSchema,
  takeDownSchema,
  websiteSchema,
  websiteStatuses,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../../core/endpoint.ts";
import { answer, idParams, longListQuery, messageAnswer, pageMetaSchema } from "../../core/envelope.ts";

export const listWebsites = endpoint({
  method: "GET",
  path: "/admin/websites",
  summary: "All websites with their owners",
  auth: "admin",
  query: longListQuery(["-created_at", "name", "updated_at"]).extend({
    status: z.enum(websiteStatuses, { error: "The selected status is invalid." }).optional(),
    template_slug: z.string().max(60).optional(),
    owner_id: z.coerce.number().int().positive().optional(),
  }),
  response: answer({ data: z.array(adminWebsiteSchema), meta: pageMetaSchema }),
});

export const getWebsite = endpoint({
  method: "GET",
  path: "/admin/websites/:id",
  summary: "What a website holds, to read",
  auth: "admin",
  params: idParams,
  response: answer({ website: websiteSchema, owner: adminOwnerSchema, audit_log: z.array(auditEntrySchema) }),
  errors: ["not_found"],
});

export const takeDownWebsite = endpoint({
  method: "PATCH",
  path: "/admin/websites/:id",
  summary: "Take a website from the public until that is lifted, and tell its owner why",
  auth: "admin",
  params: idParams,
  body: takeDownSchema,
  response: answer({ message: z.string(), website: adminWebsiteSchema }),
  errors: ["not_found", "invalid_state"],
});

export const liftTakeDown = endpoint({
  method: "POST",
  path: "/admin/websites/:id/lift",
  summary: "End a take-down: the website is as public as it was before",
  auth: "admin",
  params: idParams,
  body: liftTakeDownSchema,
  response: answer({ message: z.string(), website: adminWebsiteSchema }),
  errors: ["not_found", "invalid_state"],
});

export const removeWebsite = endpoint({
  method: "DELETE",
  path: "/admin/websites/:id",
  summary: "Delete somebody's website",
  auth: "admin",
  params: idParams,
  response: messageAnswer,
  errors: ["not_found"],
});
