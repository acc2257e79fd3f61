import { z } from "zod";
import { requiredText, text } from "../text.ts";
import { websiteStatuses } from "../website/visibility.ts";
import { categoryField } from "../moderation/report.ts";
import { adminOwnerSchema } from "./admin-user.ts";

/** A website in the list of all of them (contract.md 15). */
export const adminWebsiteSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  full_name: z.string().nullable(),
  subdomain: z.string().nullable(),
  domain: z.string().nullable(),
  status: z.enum(websiteStatuses),
  /** When an admin took it from the public; its owner cannot publish it until that is lifted. */
  taken_down_at: z.string().nullable(),
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
  category: categoryField.default("other"),
});
export type TakeDown = z.infer<typeof takeDownSchema>;

/** Ends a take-down: the website is as public as it was before. */
export const liftTakeDownSchema = z.object({ note: text(1000, "note").optional() });
