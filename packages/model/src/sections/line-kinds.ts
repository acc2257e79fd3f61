import { z } from "zod";
import type { LineListName, ParsedData } from "../cv/parsed-data.ts";
import type { CvLines } from "./cv-part.ts";
import { linesOfCv, sectionKinds } from "./kinds.ts";

/** A kind whose entries a CV says in lines, with what it is called. */
export type CvLineKind = CvLines & { list: LineListName; words: readonly [one: string, many: string]; title: string };

/** The kinds whose entries a CV says in lines, in the order of a new site. */
export const lineKinds: readonly CvLineKind[] = sectionKinds.flatMap(({ cv, titles }) =>
  cv?.lines ? [{ ...cv.lines, list: cv.list as LineListName, words: cv.words, title: titles.en }] : [],
);

/**
 * What is made of each of these kinds, by its list.
 * @returns an object with every list, whose entries `make` answers for
 */
export function linesOf<T>(make: (kind: CvLineKind) => T): Record<LineListName, T> {
  return Object.fromEntries(lineKinds.map((kind) => [kind.list, make(kind)])) as Record<LineListName, T>;
}

const linesSchema = z.object(linesOfCv);

/** The lists of lines of a CV, whose entries `read` gives as texts by field. */
export function linesInCv(
  read: (kind: CvLineKind) => readonly Readonly<Record<string, string>>[],
): Pick<ParsedData, LineListName> {
  return linesSchema.parse(linesOf((kind) => read(kind).map((entry) => withoutLacking(kind, entry))));
}

function withoutLacking({ fields }: CvLineKind, entry: Readonly<Record<string, string>>): Record<string, string> {
  const lacking = fields.flatMap(({ key, mayLack }) => (mayLack && entry[key] === "" ? [key] : []));
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !lacking.includes(key)));
}
