import type { DocumentLayout } from "../../core/layout.ts";
import { joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { compactKey, wordsOf } from "../../core/words.ts";
import { bestName, nameScores } from "../../labels/name-scores.ts";
import type { Weights } from "../../labels/weights.ts";
import { jobScore } from "../entries/word-scores.ts";
import type { ContactPart } from "./contact-parts.ts";
import { nameWeights } from "./name-weights.ts";

/** What there is to know whether two parts are the halves of a name. */
type HalvesContext = { layout: DocumentLayout; mailWords: string; names: Weights | null };

/** Rows of a name with the hyphens that were cut off their ends. */
export function hyphenated(layout: DocumentLayout, rows: readonly Piece[]): Piece {
  const whole = rows.map((row) => {
    const [range] = row.ranges;
    const isCut = range !== undefined && /^-\s*\n/u.test(layout.text.slice(range.end, range.end + 3));
    return isCut ? pieceOf(layout.text, range.start, range.end + 1) : row;
  });
  return joinWrapped(whole);
}

const maxWordsAbove = 3;
const maxWordsBelow = 3;

/** A part of large type whose next row is set alike and is as short as the rest of a name. */
export function goesOnBelow(part: ContactPart, next: ContactPart, layout: DocumentLayout): boolean {
  if (isMonogram(part.piece.text, next.piece.text)) return false;
  return (
    next.index === part.index + 1 &&
    part.fontSize >= layout.bodyFontSize * 1.4 &&
    Math.abs(next.fontSize - part.fontSize) < 1 &&
    wordsOf(part.piece.text).length <= maxWordsAbove &&
    wordsOf(next.piece.text).length <= maxWordsBelow
  );
}

/** "JB" in a circle above "Jo Bloggs". */
const isMonogram = (sign: string, name: string): boolean =>
  /^\p{Lu}[\p{Lu}\s.|&/-]{0,6}$/u.test(sign) &&
  wordsOf(name).length > 1 &&
  compactKey(sign) ===
    wordsOf(name)
      .map((word) => word.charAt(0))
      .join("")
      .slice(0, compactKey(sign).length);

/** "Jo" above "BLOGGS" in far larger letters: a given name, and the family name; lists or the address know either. */
export function growsBelow(part: ContactPart, next: ContactPart, { layout, mailWords, names }: HalvesContext): boolean {
  const [given, family] = [part.piece.text, next.piece.text];
  const isGrown = next.index === part.index + 1 && next.fontSize > part.fontSize + 1;
  const areShort = wordsOf(given).length === 1 && wordsOf(family).length <= maxWordsBelow && !isMonogram(given, family);
  if (!isGrown || !areShort || part.fontSize < layout.bodyFontSize * 1.2 || /\d/.test(given + family)) return false;
  const isInMail = [given, family].some((half) => half.length > 2 && mailWords.includes(compactKey(half)));
  return isInMail || listedScore(`${given} ${family}`, names) > 0;
}

const oneName = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;

/** Two halves of a name, of which the address repeats the second or lists know the whole. */
function areHalves(given: string, family: string, { mailWords, names }: HalvesContext): boolean {
  if (!oneName.test(given) || wordsOf(family).length > maxWordsBelow || /[\d@,|]/u.test(family)) return false;
  if (!/^\p{Lu}/u.test(family) || jobScore(family) >= 1) return false;
  const isInMail = wordsOf(family).some((word) => word.length > 2 && mailWords.includes(word));
  return isInMail || listedScore(`${given} ${family}`, names) > 0;
}

/** "JO" above "Bloggs" in smaller letters, that are still larger than the text. */
export function shrinksBelow(part: ContactPart, next: ContactPart, context: HalvesContext): boolean {
  const isSmaller = next.fontSize < part.fontSize - 1 && next.fontSize > context.layout.bodyFontSize * 1.15;
  const isBelow = next.index === part.index + 1 && next.label === "" && next.line.column === part.line.column;
  return isSmaller && isBelow && areHalves(part.piece.text, next.piece.text, context);
}

/** "Jo BLOGGS" in one row, either half in larger letters. */
export function isBesideLarger(part: ContactPart, next: ContactPart, context: HalvesContext): boolean {
  const isBeside = next.index === part.index && next.line === part.line && next.label === "";
  const [first, second] = [part.piece.ranges.at(-1), next.piece.ranges[0]];
  if (!isBeside || first === undefined || second === undefined || Math.abs(part.fontSize - next.fontSize) <= 1)
    return false;
  const between = context.layout.text.slice(first.end, second.start);
  return between === " " && areHalves(part.piece.text, next.piece.text, context);
}

/** "Zoë Çelik": lists know persons of such names, whatever else a word of them says. */
export function listedScore(text: string, names: Weights | null): number {
  const words = wordsOf(text).length;
  if (names === null || words < 2 || words > mostListed) return 0;
  return bestName(nameScores(names, text)).kind === "person" ? nameWeights.listed : 0;
}

const mostListed = 5;
