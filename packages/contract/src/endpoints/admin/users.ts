import {
  activeWebsiteSchema,
  adminUserChangesSchema,
  adminUserSchema,
  adminWebsiteSchema,
  auditEntrySchema,
  planNames,
  signInEventSchema,
  userRoles,
  userSchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../../core/endpoint.ts";
import { answer, longListQuery, messageAnswer, pageMetaSchema } from "../../core/envelope.ts";

const userParams = z.object({ userId: z.coerce.number().int().positive() });
const yesOrNo = (label: string) => z.enum(["true", "false"], { error: `The selected ${label} is invalid.` }).optional();

export const listUsers = endpoint({
  method: "GET",
  path: "/admin/users",
  summary: "All users, with their plan and what they have",
  auth: "admin",
  query: longListQuery(["-created_at", "name", "email"]).extend({
    role: z.enum(userRoles, { error: "The selected role is invalid." }).optional(),
    plan: z.enum(planNames, { error: "The selected plan is invalid." }).optional(),
    is_active: yesOrNo("is active"),
    verified: yesOrNo("verified"),
    suspended: yesOrNo("suspended"),
  }),
  response: answer({ data: z.array(adminUserSchema), meta: pageMetaSchema }),
});

export const getUser = endpoint({
  method: "GET",
  path: "/admin/users/:userId",
  summary: "One user with their websites, subscription and latest audit entries",
  auth: "admin",
  params: userParams,
  response: answer({
    user: adminUserSchema,
    websites: z.array(adminWebsiteSchema),
    audit_log: z.array(auditEntrySchema),
    /** The latest, of all ways to sign in. */
    sign_ins: z.array(signInEventSchema),
  }),
  errors: ["not_found"],
});

export const updateUser = endpoint({
  method: "PATCH",
  path: "/admin/users/:userId",
  summary: "Change a user's name, role, beta access, suspension or verification",
  auth: "admin",
  params: userParams,
  body: adminUserChangesSchema,
  response: answer({ message: z.string(), user: adminUserSchema }),
  errors: ["not_found", "forbidden", "last_admin"],
});

export const removeUser = endpoint({
  method: "DELETE",
  path: "/admin/users/:userId",
  summary: "Delete somebody's account with everything in it",
  auth: "admin",
  confirm: "second_factor",
  params: userParams,
  response: messageAnswer,
  errors: ["not_found", "forbidden", "last_admin", "payment_provider_failed"],
});

export const impersonate = endpoint({
  method: "POST",
  path: "/admin/impersonate/:userId",
  summary: "Look through a user's eyes for an hour",
  auth: "admin",
  confirm: "second_factor",
  params: userParams,
  response: answer({
    data: z.object({
      session_id: z.number().int(),
      token: z.string(),
      user: userSchema,
      active_website: activeWebsiteSchema.nullable(),
      is_admin: z.literal(false),
      impersonation: z.object({ admin_id: z.number().int(), admin_name: z.string(), expires_at: z.string() }),
    }),
  }),
  errors: ["not_found", "forbidden", "impersonation_forbidden"],
});
