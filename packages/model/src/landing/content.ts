import { z } from "zod";

const figureSchema = z.object({ value: z.string(), label: z.string() });
const featureSchema = z.object({ title: z.string(), text: z.string() });
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
  /** The feature that promises answers to questions; null leaves it away. */
  support: featureSchema.nullable(),
  stories: z.array(storySchema),
  statistics: z.array(figureSchema),
  /** What is said of the time to a site where a portfolio is begun, and by how many minutes its steps are estimated. */
  setup: z.object({ words: z.string().nullable(), minutes: z.number().int().nullable() }),
});
export type LandingContent = z.infer<typeof landingContentSchema>;
export type LandingFigure = z.infer<typeof figureSchema>;
export type LandingFeature = z.infer<typeof featureSchema>;
export type LandingStory = z.infer<typeof storySchema>;

/** What is claimed while nobody knows what may be. */
export const nothingClaimed: LandingContent = {
  hero_line: null,
  metrics: [],
  support: null,
  stories: [],
  statistics: [],
  setup: { words: null, minutes: null },
};
