import { z } from "zod";
import { awardsInCv } from "./awards/in-cv.ts";
import { awardEntrySchema } from "./awards/kind.ts";
import { certificationsInCv } from "./certifications/in-cv.ts";
import { certificationEntrySchema } from "./certifications/kind.ts";
import { interestsInCv } from "./interests/in-cv.ts";
import { interestEntrySchema } from "./interests/kind.ts";
import { languagesInCv } from "./languages/in-cv.ts";
import { languageEntrySchema } from "./languages/kind.ts";
import { linkEntrySchema } from "./links/kind.ts";
import { publicationsInCv } from "./publications/in-cv.ts";
import { publicationEntrySchema } from "./publications/kind.ts";
import { textsInCv } from "./text/in-cv.ts";
import { trainingEntrySchema } from "./training/kind.ts";
import { volunteeringInCv } from "./volunteering/in-cv.ts";
import { volunteeringEntrySchema } from "./volunteering/kind.ts";

/*
 * The kinds that the contract gives a list of their own (contract.md 2 and 20.1). No further kind comes here: the
 * entries of later ones are answered with their section.
 */

/** Lists that a website answers and takes as a whole, beside those with items. */
export const websiteLists = {
  training: z.array(trainingEntrySchema).max(100),
  publications: z.array(publicationEntrySchema).max(200),
  certifications: z.array(certificationEntrySchema).max(100),
  languages: z.array(languageEntrySchema).max(50),
  awards: z.array(awardEntrySchema).max(100),
  volunteer: z.array(volunteeringEntrySchema).max(100),
  interests: z.array(interestEntrySchema).max(100),
  links: z.array(linkEntrySchema).max(50),
};

/** Lists of a CV whose entries are lines (`CvLines`). */
export const linesOfCv = { ...certificationsInCv, ...languagesInCv, ...publicationsInCv, ...awardsInCv };

/** Further lists of a CV beside jobs, studies, skills and projects. */
export const furtherListsOfCv = { ...volunteeringInCv, ...interestsInCv, ...textsInCv };
