import { z } from "zod";
import { userRoles, userSchema } from "../account/user.ts";
import { subscriptionSchema } from "../billing/subscription.ts";
import { moderationCategories } from "../moderation/categories.ts";
import { requiredText, text } from "../text.ts";

/** A user as admins see them (contract.md 15). */
export const adminUserSchema = userSchema.extend({
  websites_count: z.number().int(),
  subscription: subscriptionSchema.nullable(),
  last_login_at: z.string().nullable(),
  suspended_at: z.string().nullable(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

const flag = (label: string) => z.boolean({ error: `The ${label} field must be true or false.` });

/** What an admin may change about a user; `is_active` is their beta access. */
export const adminUserChangesSchema = z
  .object({
    name: requiredText(255, "name"),
    role: z.enum(userRoles, { error: "The selected role is invalid." }),
    is_active: flag("is active"),
    suspended: flag("suspended"),
    email_verified: flag("email verified"),
    /** Refused aloud: an address changes only by who reads its mail. */
    email: z.never({ error: "An email address is changed by its owner, under Settings, Profile." }),
    /** Of a suspension, mailed to the person. */
    suspension_category: z.enum(moderationCategories, { error: "The selected category is invalid." }),
    suspension_reason: text(1000, "reason"),
  })
  .partial();
export type AdminUserChanges = z.infer<typeof adminUserChangesSchema>;

/** Somebody whom a row of another list belongs to. */
export const adminOwnerSchema = z.object({ id: z.number().int(), name: z.string(), email: z.string() });
export type AdminOwner = z.infer<typeof adminOwnerSchema>;
