import { z } from "zod";
import { dateText, yearOf } from "../../cv/site-from-cv/cv-dates.ts";
import { cutTo, textInCv, type CvPart } from "../cv-part.ts";

/** The list of `ParsedData` (contract.md 20.1). */
export const certificationsInCv = {
  certifications: z.array(z.object({ name: z.string(), issuer: textInCv, date: textInCv, url: textInCv })).default([]),
};

export const certificationsCv: CvPart = {
  list: "certifications",
  words: ["certification", "certifications"],
  names: ["name"],
  lines: {
    fields: [
      { key: "name", label: "Certification", jsonResume: ["name"], linkedin: "Name" },
      { key: "issuer", label: "Issuer", jsonResume: ["issuer"], linkedin: "Authority" },
      { key: "date", label: "Date", jsonResume: ["date"], linkedin: "Started On" },
      { key: "url", label: "Link", jsonResume: ["url"], linkedin: "Url" },
    ],
    reader: "credentials",
    question: "training",
    jsonResume: "certificates",
    linkedin: "Certifications",
  },
  entries: ({ certifications }) =>
    certifications.map(({ name, issuer, date, url }) => ({
      name: cutTo(255, name),
      issuer: cutTo(255, issuer),
      date: cutTo(120, dateText(date)),
      url: cutTo(2048, url),
    })),
  forms: {
    modern: ({ certifications }) => ({
      certifications: certifications.map(({ name, issuer, date, url }) => ({
        name,
        issuer,
        date: yearOf(date),
        icon: "",
        link: url,
      })),
    }),
    engineering: ({ certifications }) => ({
      certifications: certifications.map(({ name, issuer, date }) => ({ name, issuer, year: yearOf(date) })),
    }),
  },
};
