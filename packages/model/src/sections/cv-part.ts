import { z } from "zod";
import type { ParsedData } from "../cv/parsed-data.ts";
import type { TemplateDataFamily } from "../templates/vocabulary.ts";
import type { EntryFields } from "./define-kind.ts";

/** A text that a CV may not say. */
export const textInCv = z.string().default("");

/** A part of an entry that a CV says in one line, such as a certificate with its issuer and date. */
export type LineField = {
  /** Its name in the CV's list; `date` is read and written as a date. */
  key: string;
  /** What the review calls it. */
  label: string;
  /** Its names in a JSON Resume, the present one first. */
  jsonResume: readonly string[];
  /** The column of LinkedIn's archive; null where it has none. */
  linkedin: string | null;
  /** Absent, not empty, where the CV does not say it. */
  mayLack?: true;
};

/** Entries that are lines of a few texts each: whoever reads, imports, asks for or corrects them needs to know no more. */
export type CvLines = {
  /** The first names the entry: one without it is none. */
  fields: readonly [LineField, ...LineField[]];
  /** How such lines are told apart on the page. */
  reader: "credentials" | "papers" | "spoken";
  /** Which question of a second reader asks for them. */
  question: "training" | "abilities";
  /** The section of a JSON Resume, and the table of LinkedIn's archive. */
  jsonResume: string;
  linkedin: string;
};

/** How a CV says the entries of a kind. */
export type CvPart = {
  /** The list of `ParsedData`. */
  list: string;
  /** One entry and several of them, where somebody counts what was found. */
  words: readonly [one: string, many: string];
  /** The fields of a website's entry that tell it from others of its kind. */
  names: readonly [string, ...string[]];
  /** Tags that are as well said by one entry as by another, so that each is wanted once among all of them. */
  sharedTags?: string;
  /** Null where entries have a form of their own. */
  lines: CvLines | null;
  /** The fields of the entries that a website gets; null where the kind's own calls take them in another form. */
  entries: ((cv: ParsedData) => readonly EntryFields[]) | null;
  /** What the forms of template categories take from it; parts of the same object are put together. */
  forms?: Readonly<Partial<Record<TemplateDataFamily, (cv: ParsedData) => EntryFields>>>;
};

/** A text as long as its field takes; what is cut ends in an ellipsis. */
export function cutTo(characters: number, text: string): string {
  return text.length <= characters ? text : `${text.slice(0, characters - 1).toWellFormed()}…`;
}
