import type { EvidenceMap } from "@vitrine/model";
import type { DocumentSigns } from "./document-signs.ts";
import { doubtWeights } from "./doubt-weights.ts";
import type { DocumentDoubt } from "./doubt-weights.ts";

/** From here on a mark says that hardly any value is wrong; a document's signs alone never lift one there. */
const highMark = 0.95;
const belowHighMark = 0.94;
/** Shares beyond these are not told apart by the odds. */
const bounds = { least: 0.03, most: 0.985 };

/** The evidence of a document, its values claiming less where the document is hard to read and more where it is not. */
export function withDoubt(evidence: EvidenceMap, signs: DocumentSigns): EvidenceMap {
  return Object.fromEntries(
    Object.entries(evidence).map(([pointer, found]) => [
      pointer,
      { ...found, confidence: doubted(found.confidence, signs, doubtWeights) },
    ]),
  );
}

/** What is left of a confidence in a document with these signs. */
export function doubted(confidence: number, signs: DocumentSigns, doubt: DocumentDoubt): number {
  const odds = doubt.slope * logOddsOf(confidence) + shiftOf(signs, doubt);
  const share = 1 / (1 + Math.exp(-odds));
  return Math.round((confidence < highMark ? Math.min(share, belowHighMark) : share) * 100) / 100;
}

/** The logarithm of the odds of a confidence. */
export function logOddsOf(confidence: number): number {
  const share = Math.min(bounds.most, Math.max(bounds.least, confidence));
  return Math.log(share / (1 - share));
}

const shiftOf = (signs: DocumentSigns, doubt: DocumentDoubt): number =>
  doubt.constant + doubt.undecided * signs.undecided + doubt.unfinished * signs.unfinished + doubt.lists * signs.lists;
