import type { Candidate } from "../../core/candidate.ts";
import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";

/** What people are addressed with, before a name of two words or more; "Dr" is a part of what they call themselves. */
const courtesy =
  /^(?:mr|mrs|ms|miss|mme|mlle|monsieur|madame|mademoiselle|sig(?:\.\s?ra|\.\s?na|nor[ae]?)?|herrn?|frau|sr|sra|srta|señora?|señorita|dhr|mevr(?:ouw)?|pan|pani)(?:\.\s*|\s+)(?=\p{L}[\p{L}\p{M}'’.-]*\s+\p{L})/iu;

/** How long the word is that a text addresses somebody with; 0 without one. */
export const courtesyLength = (text: string): number => courtesy.exec(text)?.[0].length ?? 0;

/** The name without the word that it is addressed with: "Mme Lou Perrin". */
export function withoutCourtesy(layout: DocumentLayout, name: Candidate): Candidate {
  const [range, ...more] = name.ranges;
  const length = courtesyLength(name.value);
  if (range === undefined || length === 0 || !layout.text.startsWith(name.value.slice(0, length), range.start))
    return name;
  const first = pieceOf(layout.text, range.start + length, range.end);
  return { ...name, value: name.value.slice(length), ranges: [...first.ranges, ...more] };
}
