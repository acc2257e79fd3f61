import { z } from "zod";
import { requiredText } from "../text.ts";

/** How many versions of a website are kept: the newest of each sort; older ones make room (contract.md 20.5). */
export const versionLimits = { automatic: 40, named: 60 } as const;

/** So much time of editing lies between two automatic versions at least. */
export const automaticVersionIntervalMs = 10 * 60_000;

/** Why a version was kept: between edits, before a template or a restore, at publishing, or by the owner's word. */
export const versionKinds = ["automatic", "template", "published", "restore", "named"] as const;
export type VersionKind = (typeof versionKinds)[number];

export const websiteVersionSchema = z.object({
  id: z.number().int(),
  kind: z.enum(versionKinds),
  name: z.string().nullable(),
  /** What is different from the version before it, in words. */
  changes: z.array(z.string()),
  template_slug: z.string(),
  created_at: z.string(),
});
export type WebsiteVersion = z.infer<typeof websiteVersionSchema>;

export const versionNameSchema = z.object({ name: requiredText(120, "name") });
