import { z } from "zod";

export const alternativeTemplateSchema = z.object({
  template: z.string(),
  name: z.string(),
  score: z.number().min(0).max(1),
  is_premium: z.boolean().optional(),
});

/** The template match of contract.md 2; scores are 0 to 1, alternatives best first. */
export const templateRecommendationSchema = z.object({
  recommended_template: z.string(),
  recommended_template_name: z.string(),
  reasoning: z.string(),
  match_score: z.number().min(0).max(1),
  alternative_templates: z.array(alternativeTemplateSchema),
});

export type TemplateRecommendation = z.infer<typeof templateRecommendationSchema>;
