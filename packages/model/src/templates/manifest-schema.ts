import { z } from "zod";
import {
  templateCategories,
  templateDataFamilies,
  templateNeeds,
  templateSeniorities,
  templateTiers,
  type TemplateManifest,
} from "./vocabulary.ts";

const words = z.array(z.string().trim().min(1)).readonly();
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #1a2b3c");

/**
 * The manifest of a template that comes as a file, from a folder outside of the project (`TEMPLATES_DIR`). Templates of
 * the project are held to the type.
 */
export const templateManifestSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be in kebab-case"),
  name: z.string().trim().min(1).max(60),
  category: z.enum(templateCategories),
  description: z.string().trim().min(1).max(200),
  tier: z.enum(templateTiers),
  family: z.enum(templateDataFamilies),
  persona: z.string().min(1),
  features: words,
  hasDemo: z.boolean(),
  palette: z.strictObject({ bg: colour, ink: colour, accent: colour }),
  match: z.strictObject({
    professions: words,
    keywords: words,
    seniority: z.enum(templateSeniorities),
    needs: z.array(z.enum(templateNeeds)).readonly(),
    density: z.number().int().min(0),
    tone: z.number().int().min(0).max(5),
    ats: z.boolean(),
  }),
}) satisfies z.ZodType<TemplateManifest>;
