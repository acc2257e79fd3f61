import type { Gold } from "../label/gold.ts";
import type { SectionKind } from "../label/section-kind.ts";
import { plainText } from "./plain.ts";

/** An entry while it is read; what it becomes depends on its section. */
export type OpenEntry = {
  macro: string;
  title: string;
  org: string;
  dates: string;
  place: string;
  grade: string;
  note: string;
  lines: string[];
};

export type Draft = {
  gold: Gold;
  beside: string[];
  loose: string[];
  doubts: string[];
  kind: SectionKind;
  /** The kinds of the sections so far. */
  seen: Set<SectionKind>;
  entry: OpenEntry | null;
  /** The macro of each job, in their order. */
  macros: string[];
  /** The employer that several posts share. */
  inLead: string | null;
  family: string;
};

/** A value on one line, without the marks at its ends. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\n\t]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[|,·•–—-]+\s*|\s*[|,;·•–—-]+$|(?<=\D):$/g, "")
    .trim();

export const openEntry = (macro: string): OpenEntry => ({
  macro,
  title: "",
  org: "",
  dates: "",
  place: "",
  grade: "",
  note: "",
  lines: [],
});

/** The lines of a description: its paragraphs and its items. */
export function itemLines(tex: string): string[] {
  const parts = tex.split(/\\item(?![A-Za-z])|\\(?:resumeItem|resumeSubItem|cvitem)(?=\s*\{)/);
  return parts
    .flatMap((part) => plainText(part).split("\n"))
    .map((line) => line.replace(/\t/g, " ").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}
