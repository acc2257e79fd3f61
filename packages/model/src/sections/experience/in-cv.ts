import { z } from "zod";
import { textInCv, type CvPart } from "../cv-part.ts";

const dateInCv = z.string().nullable().optional();

/** One job. `end_date` absent or null on a job with a start means it is current. Dates are `YYYY-MM` or `YYYY`. */
export const parsedExperienceSchema = z.object({
  position: textInCv,
  title: z.string().optional(),
  company: textInCv,
  start_date: dateInCv,
  end_date: dateInCv,
  location: textInCv,
  description: textInCv,
});

export const experienceCv: CvPart = {
  list: "experiences",
  words: ["role", "roles"],
  names: ["position", "name"],
  lines: null,
  entries: null,
};
