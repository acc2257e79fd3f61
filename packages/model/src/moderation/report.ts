import { z } from "zod";
import { adminOwnerSchema } from "../admin/admin-user.ts";
import { emailSchema, requiredText } from "../text.ts";
import { websiteStatuses } from "../website/visibility.ts";
import { moderationCategories } from "./categories.ts";

export const reportMessageMaxCharacters = 2000;

export const categoryField = z.enum(moderationCategories, { error: "The selected category is invalid." });

/** What a visitor says about a page: `POST /public/sites/{subdomain}/report`. The address is for an answer only. */
export const reportInputSchema = z.object({
  category: categoryField,
  message: requiredText(reportMessageMaxCharacters, "message"),
  email: z
    .preprocess(
      (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
      emailSchema.nullish(),
    )
    .optional(),
  /** People do not see this field; programs fill it in. */
  website: z
    .string()
    .refine((value) => value.trim() === "", { error: "The website field must be empty." })
    .nullish(),
});
export type ReportInput = z.infer<typeof reportInputSchema>;

export const reportOutcomes = ["taken_down", "dismissed"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** One report as admins read it. */
export const siteReportSchema = z.object({
  id: z.number().int(),
  category: categoryField,
  message: z.string(),
  /** Where an answer goes; null for a reporter who wants none. */
  email: z.string().nullable(),
  created_at: z.string(),
  closed_at: z.string().nullable(),
  outcome: z.enum(reportOutcomes).nullable(),
});
export type SiteReport = z.infer<typeof siteReportSchema>;

/** All reports of one website, open or closed, as a row of the list. */
export const reportedSiteSchema = z.object({
  website: z.object({
    id: z.number().int(),
    name: z.string(),
    status: z.enum(websiteStatuses),
    taken_down_at: z.string().nullable(),
    public_url: z.string().nullable(),
  }),
  owner: adminOwnerSchema,
  reports: z.number().int(),
  /** Different people, as far as that can be told without following them. */
  reporters: z.number().int(),
  categories: z.array(categoryField),
  latest_at: z.string(),
});
export type ReportedSite = z.infer<typeof reportedSiteSchema>;
