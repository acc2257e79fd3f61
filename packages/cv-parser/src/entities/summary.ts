import { candidateOf } from "../core/candidate.ts";
import type { Candidate } from "../core/candidate.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { joinPieces } from "../core/piece.ts";
import type { Section } from "../core/section.ts";
import { wordsOf } from "../core/words.ts";
import { tellsIntent } from "./private-facts.ts";
import { namesStreet } from "./contact/location.ts";
import { beginsWithLabel } from "./contact/contact-parts.ts";
import { paragraphsOf } from "./entries/entry-text.ts";
import { rowsOf } from "./entries/rows.ts";

/** The profile text: its section's paragraphs, else the running text between the name and the first heading. */
export function findSummary(layout: DocumentLayout, sections: readonly Section[]): Candidate | null {
  const own = sections.filter((section) => section.kind === "summary" && section.lines.length > 0);
  const titled = own
    .flatMap(({ lines }) =>
      paragraphsOf(
        layout,
        rowsOf(
          layout,
          lines.filter((line) => !tellsIntent(line.text)),
        ),
      ),
    )
    .filter((piece) => !isContact(piece.text));
  if (titled.length > 0) return candidateOf(joinPieces(titled, "\n"), 0.92, "summary.section");
  const header = sections
    .filter((section) => section.kind === "header" || section.kind === "contact")
    .flatMap((section): Line[] => section.lines);
  const prose = paragraphsOf(layout, rowsOf(layout, header)).filter(
    ({ text }) =>
      ((wordsOf(text).length >= 12 && /\p{Ll}/u.test(text)) || isSentenceInSigns(text)) &&
      !isContact(text) &&
      !beginsWithLabel(text) &&
      !isAddressLine(text),
  );
  return prose.length === 0 ? null : candidateOf(joinPieces(prose, "\n"), 0.8, "summary.header");
}

/** Scripts that set no blanks say a sentence in one word, and end it with a sign of their own. */
const isSentenceInSigns = (text: string): boolean =>
  /[。！]$/u.test(text) && (text.match(/\p{Lo}/gu)?.length ?? 0) >= leastSigns && !/[:：]/u.test(text);
const leastSigns = 12;

/** "Calle Mayor 5, Col. Centro, C.P. 68000, Tarn": a street and what goes with it, between commas. */
const isAddressLine = (text: string): boolean =>
  namesStreet(text) &&
  text.split(",").length >= 3 &&
  wordsOf(text).length <= mostOfAddress &&
  !/\p{Ll}{4}\.\s+\p{Lu}/u.test(text);
const mostOfAddress = 22;

const isContact = (text: string) =>
  (/@|https?:/.test(text) && wordsOf(text).length < 25) || /(?:\d[\s-]?){8,}/.test(text);
