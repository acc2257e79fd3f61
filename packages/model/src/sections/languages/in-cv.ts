import { z } from "zod";
import { cutTo, textInCv, type CvPart } from "../cv-part.ts";

/** The list of `ParsedData` (contract.md 20.1). */
export const languagesInCv = {
  languages: z.array(z.object({ name: z.string(), level: textInCv })).default([]),
};

export const languagesCv: CvPart = {
  list: "languages",
  words: ["language", "languages"],
  names: ["name"],
  lines: {
    fields: [
      { key: "name", label: "Language", jsonResume: ["language"], linkedin: "Name" },
      { key: "level", label: "Level", jsonResume: ["fluency"], linkedin: "Proficiency" },
    ],
    reader: "spoken",
    question: "abilities",
    jsonResume: "languages",
    linkedin: "Languages",
  },
  entries: ({ languages }) =>
    languages.map(({ name, level }) => ({ name: cutTo(120, name), level: cutTo(120, level) })),
};
