import { z } from "zod";
import { dateText, yearOf } from "../../cv/site-from-cv/cv-dates.ts";
import { cutTo, textInCv, type CvPart } from "../cv-part.ts";

/** The list of `ParsedData` (contract.md 20.1). */
export const awardsInCv = {
  awards: z.array(z.object({ title: z.string(), issuer: textInCv, date: textInCv })).default([]),
};

export const awardsCv: CvPart = {
  list: "awards",
  words: ["award", "awards"],
  names: ["title"],
  lines: {
    fields: [
      { key: "title", label: "Award", jsonResume: ["title"], linkedin: "Title" },
      { key: "issuer", label: "Issuer", jsonResume: ["awarder"], linkedin: null },
      { key: "date", label: "Date", jsonResume: ["date"], linkedin: "Issued On" },
    ],
    reader: "credentials",
    question: "training",
    jsonResume: "awards",
    linkedin: "Honors",
  },
  entries: ({ awards }) =>
    awards.map(({ title, issuer, date }) => ({
      title: cutTo(255, title),
      issuer: cutTo(255, issuer),
      date: cutTo(120, dateText(date)),
    })),
  forms: {
    academic: ({ awards }) => ({
      achievements: awards.map(({ title, issuer, date }) => [title, issuer, yearOf(date)].filter(Boolean).join(", ")),
    }),
    creative: ({ awards }) => ({
      awards: awards.map(({ title, issuer, date }) => ({
        award: title,
        organization: issuer,
        year: yearOf(date),
        category: "",
      })),
    }),
  },
};
