import { candidateOf } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { joinPieces, pieceOf } from "../core/piece.ts";
import type { Section } from "../core/section.ts";
import { phraseKey, phraseSet, wordsOf } from "../core/words.ts";
import { declarationTitles } from "../lexicon/noise.ts";
import { wholeTextOf } from "./entries/entry-text.ts";
import { rowsOf } from "./entries/rows.ts";
import { isPrivateFact, isPrivateLabel } from "./private-facts.ts";

const declarations = phraseSet(declarationTitles);
const longestTitle = 12;
const leastWords = 2;

/**
 * A section whose title no list knows ("Talks", "Affiliations") stays a section under this title, with all its words.
 * Referees are nobody's section: they did not ask for a page, so their owner is asked. So they are of a date of birth or
 * a nationality below a title of its own, and of an oath that all is true.
 */
export function readOwnSection(layout: DocumentLayout, section: Section): FoundItem | null {
  if (section.kind !== "other" || section.isNoise === true || section.lines.length === 0) return null;
  const title = joinPieces(
    // The letters of a title in the margin may stand around those of the lines beside it.
    section.headings.flatMap(({ segments }) => segments.map(({ start, end }) => pieceOf(layout.text, start, end))),
    " ",
  );
  const words = wordsOf(title.text).length;
  if (
    words === 0 ||
    words > longestTitle ||
    declarations.has(phraseKey(title.text)) ||
    isPrivateLabel(title.text) ||
    isPrivateFact(title.text)
  )
    return null;
  const text = wholeTextOf(
    layout,
    rowsOf(
      layout,
      section.lines.filter((line) => !isPrivateFact(line.text)),
    ),
  );
  if (wordsOf(text.text).length < leastWords || !/\p{L}{2}/u.test(text.text)) return null;
  return {
    fields: { title: candidateOf(title, 0.8, "text.title"), text: candidateOf(text, 0.8, "text.body") },
    current: false,
    tags: [],
  };
}
