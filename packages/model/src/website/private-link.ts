import { z } from "zod";
import type { PlanName } from "../account/plan-names.ts";
import { planRules } from "../account/plan.ts";
import { limits } from "../limits.ts";
import { oneLine } from "../outreach/contact-message.ts";
import { requiredText } from "../text.ts";

export const privateLinkLimits = {
  nameCharacters: 120,
  passwordMinCharacters: 6,
  passwordMaxCharacters: 128,
  /** Whoever gave a link's password is not asked again in that browser for so long. */
  unlockedMs: 12 * 3600_000,
} as const;

const passwordMessage = `The password must be ${privateLinkLimits.passwordMinCharacters} to ${privateLinkLimits.passwordMaxCharacters} characters.`;
const momentMessage = "The end must be a date and time, such as 2027-01-31T18:00:00Z.";

/** A section of the website by its number, or all those of a kind by its name. */
const chosenSectionSchema = z.union([z.number().int(), z.string().max(60)], {
  error: "A section is named by its number or its kind.",
});

/** What an owner says when a private link is made. */
export const newPrivateLinkSchema = z.object({
  name: oneLine("name").pipe(requiredText(privateLinkLimits.nameCharacters, "name")),
  /** From this moment on the link leads nowhere; without it, it lasts until it is revoked. */
  expires_at: z.iso.datetime({ offset: true, error: momentMessage }).nullish(),
  /** Asked of whoever opens the link; empty asks nobody. */
  password: z
    .string({ error: passwordMessage })
    .max(privateLinkLimits.passwordMaxCharacters, { error: passwordMessage })
    .refine((value) => value === "" || value.length >= privateLinkLimits.passwordMinCharacters, {
      error: passwordMessage,
    })
    .nullish(),
  /** The sections that it shows, in this order; without it, the website's own. */
  sections: z
    .array(chosenSectionSchema, { error: "The sections must be a list." })
    .min(1, { error: "Please choose at least one section." })
    .max(limits.sectionsPerWebsite, { error: `At most ${limits.sectionsPerWebsite} sections can be chosen.` })
    .nullish(),
});
export type NewPrivateLink = z.infer<typeof newPrivateLinkSchema>;

/** A private link as its owner sees it. */
export const privateLinkSchema = z.object({
  id: z.number().int(),
  /** Where it leads; null when it was made with another key of the installation and cannot be read again. */
  url: z.string().nullable(),
  name: z.string(),
  expires_at: z.string().nullable(),
  is_expired: z.boolean(),
  has_password: z.boolean(),
  /** The numbers of the sections that it shows, in order; null for all of the website's. */
  sections: z.array(z.number().int()).nullable(),
  /** How often people opened it, and when last. */
  opened: z.number().int(),
  last_opened_at: z.string().nullable(),
  /** How often programs did, which draw previews of links for example. */
  opened_by_robots: z.number().int(),
  created_at: z.string(),
});
export type PrivateLink = z.infer<typeof privateLinkSchema>;

/** Said to whoever has as many private links as their plan allows. */
export function privateLinkLimitMessage(plan: PlanName): string {
  const { displayName, privateLinks } = planRules[plan];
  return `A website can have ${privateLinks} private links on the ${displayName} plan. Please revoke one that is not needed any more.`;
}
