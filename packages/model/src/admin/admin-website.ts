import { z } from "zod";
import { requiredText } from "../text.ts";
import { websiteStatuses } from "../website/visibility.ts";
import { adminOwnerSchema } from "./admin-user.ts";

/** A website in the list of all of them (contract.md 15). */
export const adminWebsiteSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  full_name: z.string().nullable(),
  subdomain: z.string().nullable(),
  domain: z.string().nullable(),
  status: z.enum(websiteStatuses),
  template_slug: z.string(),
  public_url: z.string().nullable(),
  owner: adminOwnerSchema,
  /** Views of the last 30 days. */
  views: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type AdminWebsite = z.infer<typeof adminWebsiteSchema>;

/** Takes a website off the public: its owner is told why. */
export const takeDownSchema = z.object({
  status: z.literal("draft", { error: "A website can only be taken down to draft." }),
  reason: requiredText(1000, "reason"),
});
export type TakeDown = z.infer<typeof takeDownSchema>;
