import { z } from "zod";
import { parsedExperienceSchema } from "../experience/in-cv.ts";
import { itemDates } from "../../cv/site-from-cv/cv-dates.ts";
import { cutTo, type CvPart } from "../cv-part.ts";

/** The list of `ParsedData` (contract.md 20.1): roles as in jobs. */
export const volunteeringInCv = { volunteer: z.array(parsedExperienceSchema).default([]) };

export const volunteeringCv: CvPart = {
  list: "volunteer",
  words: ["volunteer role", "volunteer roles"],
  names: ["position", "name"],
  lines: null,
  entries: ({ volunteer }) =>
    volunteer.map((item) => ({
      position: cutTo(255, item.position),
      name: cutTo(255, item.company),
      place: cutTo(255, item.location),
      date: cutTo(120, itemDates(item, true).date),
      description: cutTo(2000, item.description),
    })),
};
