import { z } from "zod";
import { versionKinds } from "./version.ts";

/** So many of the last changes of a website are told. */
export const newsChangesShown = 3;

/** What happened to one website, and what its owner may want to look at, for the dashboard. */
export const siteNewsSchema = z.object({
  website_id: z.number().int(),
  /** Messages that nobody has read. */
  unread: z.number().int(),
  /** The last 30 days, with the one that is going on; null while the plan has no analytics. */
  views: z
    .object({
      views: z.number().int(),
      visitors: z.number().int(),
      /** Views of the 30 days before. */
      previous: z.number().int(),
      /** Views of each day, the oldest first. */
      days: z.array(z.number().int()),
    })
    .nullable(),
  /** Pictures that the site shows and that nothing describes to those who do not see them. */
  undescribed_pictures: z.number().int(),
  /** When it was published last; null for one that never was. */
  published_at: z.string().nullable(),
  /** Since when changes wait in a builder that were never saved; null where none do. */
  unsaved_since: z.string().nullable(),
  /** The newest first: what differs from the version before, in words. */
  changes: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(versionKinds),
      name: z.string().nullable(),
      words: z.array(z.string()),
    }),
  ),
});
export type SiteNews = z.infer<typeof siteNewsSchema>;
