import { z } from "zod";
import { limits } from "../limits.ts";
import { isStorableText, text } from "../text.ts";

export const densities = ["compact", "regular", "airy"] as const;
export type Density = (typeof densities)[number];

/** What its owner chose of a website's look; null leaves it to the template. Names are the template's own. */
export const lookSchema = z.object({
  palette: z.string().nullable(),
  pairing: z.string().nullable(),
  density: z.enum(densities).nullable(),
  /** As #rrggbb. */
  accent: z.string().nullable(),
  /** Own CSS, of the premium plan. */
  css: z.string(),
});
export type Look = z.infer<typeof lookSchema>;

export const emptyLook: Look = { palette: null, pairing: null, density: null, accent: null, css: "" };

/** The look with the version of the website that it belongs to. */
export const versionedLookSchema = lookSchema.extend({ version: z.number().int() });

export const lookChangesSchema = z
  .object({
    palette: text(60, "palette").nullable(),
    pairing: text(60, "pairing").nullable(),
    density: z.enum(densities, { error: "The selected density is invalid." }).nullable(),
    accent: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, { error: "The accent must be a colour such as #667eea." })
      .nullable(),
    css: z
      .string({ error: "The css must be a text." })
      .refine(isStorableText, { error: "The css contains characters that cannot be stored." })
      .refine((value) => new TextEncoder().encode(value).length <= limits.customCssBytes, {
        error: `The css may not be greater than ${limits.customCssBytes / 1024} KB.`,
      }),
  })
  .partial();
export type LookChanges = z.infer<typeof lookChangesSchema>;

/** A palette or a pairing as the template's answer names it. */
export const lookChoiceSchema = z.object({ id: z.string(), name: z.string() });
export type LookChoice = z.infer<typeof lookChoiceSchema>;
