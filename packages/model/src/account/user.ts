import { z } from "zod";
import { text } from "../text.ts";
import { planNames } from "./plan-names.ts";

export const userRoles = ["admin", "user"] as const;

/** What tax offices give out: letters, digits and the signs between them; each country has its own form. */
const taxIdForm = /^(?=.*\d)[\p{L}\d][\p{L}\d ./-]{2,30}[\p{L}\d]$/u;

/** The buyer's number with a tax office, as invoices print it; empty for none. */
export const taxIdSchema = text(32, "tax number").refine((value) => value === "" || taxIdForm.test(value), {
  error: "A tax number has 4 to 32 letters and digits, for example DE 123 456 789.",
});

/** The user as the API answers it (contract.md 2). Password material never appears. */
export const userSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  tax_id: z.string().nullable(),
  role: z.enum(userRoles),
  is_admin: z.boolean(),
  is_active: z.boolean(),
  current_plan: z.enum(planNames),
  active_website_id: z.number().int().nullable(),
  onboarding_completed: z.boolean(),
  onboarding_completed_at: z.string().nullable(),
  email_verified_at: z.string().nullable(),
  beta_access_granted_seen_at: z.string().nullable(),
  created_at: z.string(),
  impersonation: z.object({ admin_id: z.number().int(), admin_name: z.string(), expires_at: z.string() }).nullable(),
});
export type User = z.infer<typeof userSchema>;

/** The short form of the active website that sign-in answers carry (contract.md 2). */
export const activeWebsiteSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  subdomain: z.string().nullable(),
  domain: z.string().nullable(),
  status: z.enum(["draft", "private", "published"]),
  template_slug: z.string(),
});
export type ActiveWebsite = z.infer<typeof activeWebsiteSchema>;
