import { z } from "zod";

const figureSchema = z.object({ value: z.string(), label: z.string() });
const storySchema = z.object({
  /** The template whose picture stands beside the words. */
  slug: z.string(),
  /** How that template is called. */
  name: z.string(),
  quote: z.string(),
  by: z.string(),
});

/** What the start page claims, as it is shown: a block whose list is empty is not there. */
export const landingContentSchema = z.object({
  /** The sentence below the title; null leaves it away. */
  hero_line: z.string().nullable(),
  metrics: z.array(figureSchema),
  stories: z.array(storySchema),
  statistics: z.array(figureSchema),
});
export type LandingContent = z.infer<typeof landingContentSchema>;
export type LandingFigure = z.infer<typeof figureSchema>;
export type LandingStory = z.infer<typeof storySchema>;
