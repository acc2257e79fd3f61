import { z } from "zod";
import { cutTo, type CvPart } from "../cv-part.ts";

/** The list of `ParsedData` (contract.md 20.1). */
export const interestsInCv = { interests: z.array(z.string()).default([]) };

export const interestsCv: CvPart = {
  list: "interests",
  words: ["interest", "interests"],
  names: ["name"],
  lines: null,
  entries: ({ interests }) => interests.map((name) => ({ name: cutTo(200, name) })),
};
