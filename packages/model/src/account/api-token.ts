import { z } from "zod";
import { requiredText } from "../text.ts";

/** What a program may do with a token (contract.md 3). */
export const apiAbilities = ["read", "write"] as const;
export type ApiAbility = (typeof apiAbilities)[number];

/** Enough for every program of one person; more would only hide forgotten ones. */
export const apiTokensPerUser = 20;

export const newApiTokenSchema = z.object({
  name: requiredText(60, "name"),
  abilities: z
    .array(z.enum(apiAbilities, { error: "The selected abilities is invalid." }), {
      error: "The abilities field is required.",
    })
    .min(1, { error: "The abilities field is required." })
    .transform((abilities) => apiAbilities.filter((ability) => abilities.includes(ability))),
  expires_in_days: z.number().int().min(1).max(366).nullish(),
});

/** A token as its owner sees it; the secret is in the answer of its creation only. */
export const apiTokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  abilities: z.array(z.enum(apiAbilities)),
  last_used_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  created_at: z.string(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;
