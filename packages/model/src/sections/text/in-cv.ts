import { z } from "zod";
import { cutTo, textInCv, type CvPart } from "../cv-part.ts";

/** The list of `ParsedData`: what stands under a title that no kind of section knows, as the CV says it. */
export const textsInCv = { texts: z.array(z.object({ title: textInCv, text: textInCv })).default([]) };

export const textsCv: CvPart = {
  list: "texts",
  words: ["section of its own", "sections of their own"],
  names: ["text"],
  lines: null,
  entries: ({ texts }) => texts.map(({ title, text }) => ({ title: cutTo(255, title), text: cutTo(10_000, text) })),
};
