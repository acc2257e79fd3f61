import { z } from "zod";
import { lookChoiceSchema } from "../website/look.ts";

/** Template categories in their fixed order (document 3, section 3); unknown ids map to Professional. */
export const templateCategories = [
  "Classic",
  "Modern",
  "Creative",
  "Professional",
  "Technology",
  "Software",
  "Engineering",
  "Business",
  "Premium",
  "Academic",
  "Healthcare",
] as const;

export type TemplateCategory = (typeof templateCategories)[number];

export const templateTiers = ["free", "pro", "premium"] as const;
export type TemplateTier = (typeof templateTiers)[number];

/** Families of template data: five forms and the summary form (contract.md 8). */
export const templateDataFamilies = ["academic", "engineering", "business", "creative", "modern", "default"] as const;
export type TemplateDataFamily = (typeof templateDataFamilies)[number];

/** True for a template category, in any case, whose data has a form; the others show a summary (contract.md 8). */
export function hasTemplateDataForm(category: string): boolean {
  const family = category.toLowerCase();
  return family !== "default" && templateDataFamilies.some((name) => name === family);
}

/** Names used by the sources that are not catalogue slugs (contract.md 8.1). */
const templateAliases: ReadonlyMap<string, string> = new Map([
  ["developer", "tech-developer"],
  ["glassmorphism", "modern-glassmorphism"],
  ["aurora", "aurora-luxury"],
  ["nexus", "nexus-3d"],
  ["quantum", "quantum-cyber"],
  ["dataviz", "data-viz"],
  ["biolab", "bio-lab"],
  ["chemlab", "chem-lab"],
]);

/** The catalogue slug behind a slug or an alias. */
export function resolveTemplateSlug(slug: string): string {
  return templateAliases.get(slug) ?? slug;
}

/** From whom a template is made, and what it lives on. */
export const templateSeniorities = ["any", "early", "mid", "senior"] as const;
export const templateNeeds = ["photo", "images", "publications", "metrics", "code"] as const;

/** What the recommender needs to know of a template (design book 1.17). */
export type TemplateMatchFacts = {
  professions: readonly string[];
  keywords: readonly string[];
  seniority: (typeof templateSeniorities)[number];
  needs: readonly (typeof templateNeeds)[number][];
  /** Number of roles that the layout shows best. */
  density: number;
  /** 0 formal … 5 playful. */
  tone: number;
  ats: boolean;
};

/** The facts of a template that need no rendering; one per template, listed in the catalogue. */
export type TemplateManifest = {
  slug: string;
  name: string;
  category: TemplateCategory;
  description: string;
  tier: TemplateTier;
  family: TemplateDataFamily;
  persona: string;
  features: readonly string[];
  hasDemo: boolean;
  /** Two palette colours for skeletons and social cards, as #rrggbb. */
  palette: { bg: string; ink: string; accent: string };
  match: TemplateMatchFacts;
};

export const defaultTemplateSlug = "modern";

/** usage × 3 + like × 2 + view (document 1, section 9). */
export function popularityScore(counts: { usage_count: number; like_count: number; view_count: number }): number {
  return counts.usage_count * 3 + counts.like_count * 2 + counts.view_count;
}

/** Shape of a template in the API (contract.md 2). Counters are present when analytics were asked for. */
export const templateSchema = z.object({
  id: z.number().int().nullable(),
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  preview_url: z.string().nullable(),
  preview_urls: z.object({ desktop: z.string(), tablet: z.string(), mobile: z.string() }).nullable(),
  tier: z.enum(templateTiers),
  is_premium: z.boolean(),
  metadata: z.object({ loader_path: z.string(), features: z.array(z.string()) }),
  usage_count: z.number().int().optional(),
  like_count: z.number().int().optional(),
  view_count: z.number().int().optional(),
  popularity_score: z.number().int().optional(),
  /** What an owner can choose of its look; in the answer of one template. */
  palettes: z.array(lookChoiceSchema).optional(),
  pairings: z.array(lookChoiceSchema).optional(),
});
export type Template = z.infer<typeof templateSchema>;
