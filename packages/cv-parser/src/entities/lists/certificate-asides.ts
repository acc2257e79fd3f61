import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { fold } from "../../core/words.ts";
import { numberWords, validityWords } from "../../lexicon/certificate-asides.ts";

const unmarked = (pattern: string): string => pattern.normalize("NFKD").replace(/\p{M}/gu, "");
const validity = new RegExp(`^(?:${unmarked(validityWords)})(?![\\p{L}])`, "u");
/** A number, maybe with letters, of at least two digits. */
const numbered = new RegExp(
  `^(?:${unmarked(numberWords)})(?![\\p{L}])[\\s.:#°º'-]*(?=[\\p{L}/.-]{0,8}\\d)(?=.*\\d.*\\d)[\\p{L}\\d][\\p{L}\\d/._-]{1,24}$`,
  "u",
);
const longestValidity = 60;

/** "Expires 2025", "gültig bis", "Credential ID 48213": how long a certificate is good, or its number, and no name. */
export function isAside(text: string): boolean {
  const words = fold(text).trim();
  return (validity.test(words) && words.length <= longestValidity) || numbered.test(words);
}

/** "Crane licence (valid until": what is left of an aside when its date is cut off is no part of the name. */
export function withoutAside(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...more] = piece.ranges;
  const [all, aside = ""] = /\s*[([（,;–—-]\s*([^()[\]（）,;]{2,60})[)\]）]?$/u.exec(piece.text) ?? [];
  if (range === undefined || more.length > 0 || all === undefined || !isAside(aside)) return piece;
  const end = layout.text.slice(range.start, range.end).lastIndexOf(all);
  return end > 0 ? pieceOf(layout.text, range.start, range.start + end) : piece;
}
