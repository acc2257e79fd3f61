export type Range = { start: number; end: number };

/** A value and the places of the canonical text that its characters come from, in the order of the value. */
export type Piece = { text: string; ranges: Range[] };

export const emptyPiece: Piece = { text: "", ranges: [] };

const outerNoise = /^[\s\p{Cf}\p{Co}]+|[\s\p{Cf}\p{Co}]+$/gu;

/** The trimmed text of a range of the canonical text. */
export function pieceOf(text: string, start: number, end: number): Piece {
  const raw = text.slice(start, end);
  const trimmed = raw.replace(outerNoise, "");
  if (trimmed === "") return emptyPiece;
  const offset = raw.indexOf(trimmed);
  const range = { start: start + offset, end: start + offset + trimmed.length };
  return { text: trimmed.replace(/\s+/g, " "), ranges: [range] };
}

/** Joins the pieces that hold something; `separator` may only add blanks and punctuation. */
export function joinPieces(pieces: readonly Piece[], separator: string): Piece {
  const filled = pieces.filter((piece) => piece.text !== "");
  return { text: filled.map((piece) => piece.text).join(separator), ranges: filled.flatMap((piece) => piece.ranges) };
}

/** Joins the lines of one paragraph; a hyphen at a line's end goes when the word was only broken for the line. */
export function joinWrapped(pieces: readonly Piece[]): Piece {
  const filled = pieces.filter((piece) => piece.text !== "");
  let text = "";
  for (const piece of filled) text = text === "" ? piece.text : glue(text, piece.text);
  return { text, ranges: filled.flatMap((piece) => piece.ranges) };
}

const compoundStart =
  /(?:^|[\s(/-])(?:self|non|cross|co|multi|pre|post|real|well|full|part|high|low|long|short|anti|inter|e|end|on|in|off|data|open|user|client|custom|award|year|state|first|second|third|decision|problem|time|cost|team|large|small|single|hand|follow|check|day|week|top|best|world)-$/i;

/** Between small words and their neighbours hyphens belong to the compound: "up-to-" above "date", "day-" above "to-day". */
const smallWordBefore = /\p{L}-(?:to|of|the|in|on|by|and|for|a|at|or|with|de|la|le|à)-$/iu;
const smallWordAfter = /^(?:to|of|the|in|on|by|and|for)-\p{L}/u;
/** "Einkaufs-" above "und Lagerleitung": such a hyphen stands for the end of the word that comes behind. */
const suspended = /^(?:und|oder|bzw\.|sowie|and|och)\s/u;

function glue(before: string, after: string): string {
  if (/\p{L}[\u00ad\u2010]$/u.test(before)) return before.slice(0, -1) + after;
  if (!/\p{L}-$/u.test(before)) return `${before} ${after}`;
  if (suspended.test(after)) return `${before} ${after}`;
  if (smallWordBefore.test(before) || smallWordAfter.test(after)) return before + after;
  if (!/^\p{Ll}/u.test(after) || compoundStart.test(before)) return before + after;
  return before.slice(0, -1) + after;
}
