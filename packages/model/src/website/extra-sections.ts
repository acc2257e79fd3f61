import { z } from "zod";
import { awardEntrySchema } from "../sections/awards/kind.ts";
import { certificationEntrySchema } from "../sections/certifications/kind.ts";
import { interestEntrySchema } from "../sections/interests/kind.ts";
import { languageEntrySchema } from "../sections/languages/kind.ts";
import { linkEntrySchema } from "../sections/links/kind.ts";
import { publicationEntrySchema } from "../sections/publications/kind.ts";
import { trainingEntrySchema } from "../sections/training/kind.ts";
import { volunteeringEntrySchema } from "../sections/volunteering/kind.ts";

/**
 * Lists that a CV may bring beside the four item sections (contract.md 20.1). The website answers and takes each as a
 * whole; they are sections like all others, and their entries have calls of their own.
 */
export const extraSectionsSchema = z.object({
  training: z.array(trainingEntrySchema).max(100),
  publications: z.array(publicationEntrySchema).max(200),
  certifications: z.array(certificationEntrySchema).max(100),
  languages: z.array(languageEntrySchema).max(50),
  awards: z.array(awardEntrySchema).max(100),
  volunteer: z.array(volunteeringEntrySchema).max(100),
  interests: z.array(interestEntrySchema).max(100),
  links: z.array(linkEntrySchema).max(50),
});
export type ExtraSections = z.infer<typeof extraSectionsSchema>;
export type ExtraSectionName = keyof ExtraSections;

export const extraSectionNames = Object.keys(extraSectionsSchema.shape) as ExtraSectionName[];

export function emptyExtraSections(): ExtraSections {
  return {
    training: [],
    publications: [],
    certifications: [],
    languages: [],
    awards: [],
    volunteer: [],
    interests: [],
    links: [],
  };
}
