import { activeWebsiteSchema, impersonationStatusSchema, userSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer } from "../core/envelope.ts";

export const impersonationStatus = endpoint({
  method: "GET",
  path: "/admin/impersonate/status",
  summary: "Whether the caller is an admin who looks through somebody's eyes",
  auth: "user",
  betaExempt: true,
  response: answer({ data: impersonationStatusSchema }),
});

export const stopImpersonation = endpoint({
  method: "POST",
  path: "/admin/impersonate/stop",
  summary: "End the impersonation that the presented token stands for",
  auth: "user",
  betaExempt: true,
  response: answer({ data: z.object({ admin_id: z.number().int() }) }),
  errors: ["invalid_state"],
});

export const restoreSession = endpoint({
  method: "POST",
  path: "/admin/restore-session",
  summary: "The admin's own session again, proved by their token or by the impersonation just stopped",
  auth: "guest",
  rateLimit: "one_time_link",
  body: z.object({ admin_id: z.number({ error: "The admin id field is required." }).int() }),
  response: answer({
    data: z.object({
      user: userSchema,
      session_id: z.number().int(),
      token: z.string(),
      active_website: activeWebsiteSchema.nullable(),
      is_admin: z.literal(true),
    }),
  }),
  errors: ["restore_denied"],
});
