import type { DocumentLayout } from "../../core/layout.ts";
import type { Row } from "../entries/rows.ts";
import { fieldsByWords } from "./certificate-fields.ts";
import type { Field } from "./certificate-fields.ts";
import { givenByWord, giverWordOf } from "./certificate-giver-word.ts";
import { fieldsByParts, giversOf } from "./certificate-parts.ts";
import type { Givers } from "./certificate-parts.ts";
import { bySides, sidesOf } from "./certificate-sides.ts";
import type { Sides } from "./certificate-sides.ts";

/** What a whole list of certificates tells of the rows of each. */
export type SignsOfList = { givers: Givers; sides: Sides; giverWord: string | null };

/** Looks at a list once: who gives several of its certificates, on which side of a sign, behind which word. */
export const signsOfList = (layout: DocumentLayout, entries: readonly (readonly Row[])[]): SignsOfList => ({
  givers: giversOf(layout, entries),
  sides: sidesOf(layout, entries),
  giverWord: giverWordOf(layout, entries),
});

/**
 * The name of a certificate and who gave it, by the first of these that tells: what the words and marks of its own rows
 * say for sure; the word before the givers of the list; the half of a row in which the list has them; its parts,
 * weighed. Without evidence of a giver all of a row is the name.
 */
export const nameAndGiver = (layout: DocumentLayout, rows: readonly Row[], signs: SignsOfList): Field[] =>
  fieldsByWords(layout, rows) ??
  givenByWord(layout, rows, signs.giverWord) ??
  bySides(layout, rows, signs.sides) ??
  fieldsByParts(layout, rows, signs.givers);
