import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { wordSet, wordsOf } from "../../core/words.ts";
import { listMarks, splitList } from "./split-list.ts";
import { isRatingText, ratedNames } from "./skill-levels.ts";
import { andWords, wordsOfSentences } from "../../lexicon/joining-words.ts";
import { knowledgeOf, listOpenings } from "../../lexicon/skills.ts";

/** A skill as it stands, the group above or before it, and the rule that found it. */
export type Found = { piece: Piece; category: Piece | null; rule: string };
export type Cell = { start: number; end: number; bold: boolean; x: number };

/** Sentences of one line end so, and each begins another skill. */
const chineseStop = /。(?=.)/u;
const chineseMarks = new RegExp(`${listMarks.source}|。`, "u");

/** Groups whose items are names of tools: "R and Python" names two. */
const toolGroup = /\b(?:languages?|programming|software|tools|frameworks|databases?|libraries)\b/iu;

/** The skills that a cell lists. */
export function listed(layout: DocumentLayout, whole: Cell, category: Piece | null): Found[] {
  const cell = { ...whole, start: whole.start + leadLength(layout.text.slice(whole.start, whole.end)) };
  const text = layout.text.slice(cell.start, cell.end);
  const rated = ratedNames(text);
  if (rated !== null)
    return listed(layout, { ...cell, start: cell.start + rated.start, end: cell.start + rated.end }, category);
  const inner = /^\s*\((?=[^()]*(?:\([^()]*\)[^()]*)*\)\.?\s*$)/u.test(text) ? text.lastIndexOf(")") : 0;
  if (category !== null && inner > 1)
    return listed(layout, { ...cell, start: cell.start + text.indexOf("(") + 1, end: cell.start + inner }, category);
  const separator = separatorOf(text);
  const split = splitList(layout.text, cell.start, cell.end, separator);
  const pieces = listMarks.test(text) ? split : withoutRating(split);
  const ended = pieces.length > 1 ? [...pieces.slice(0, -1), ...lastTwo(layout, pieces.at(-1))] : pieces;
  const named = pairOfTools(layout, pieces, category) ?? ended;
  const found = isSentence(text, pieces) ? [pieceOf(layout.text, cell.start, cell.end)] : named;
  return found.map((piece) => ({
    piece,
    category,
    rule: category === null ? "skills.listed" : "skills.grouped",
  }));
}

const leastDashed = 3;

/** What parts the names of a list; a hyphen does where it parts three of them or more and nothing else does. */
function separatorOf(text: string): RegExp {
  if (chineseStop.test(text)) return chineseMarks;
  if (listMarks.test(text)) return listMarks;
  return text.split(/\s[-–—]\s/u).length >= leastDashed ? /\s[-–—]\s|\s\/\s/u : /\s[–—]\s|\s\/\s/u;
}

/** "Tally – good working knowledge": what stands behind the name says how well. */
function withoutRating(pieces: readonly Piece[]): Piece[] {
  const [name, rating] = pieces;
  const isRated = name !== undefined && rating !== undefined && pieces.length === 2;
  return isRated && isRatingText(rating.text) && !isRatingText(name.text) ? [name] : [...pieces];
}

/** "Manejo de caja, Ventas, Orden": what is written small behind the lead, before capitals, is one item with it. */
const leadsFirstAlone = ([first = "", ...others]: readonly string[]): boolean =>
  /^\p{Ll}/u.test(first.trim()) && others.some((item) => /^\p{Lu}\p{Ll}/u.test(item.trim()));

/** "Good knowledge of programs such as" before two items or more says what they are, and is none. */
function leadLength(text: string): number {
  const announced = announcing.exec(text)?.[0].length ?? 0;
  if (announced > 0) return /[,;]/.test(text.slice(announced)) ? announced : 0;
  const known = knowing.exec(text)?.[0].length ?? 0;
  const items = text.slice(known).split(/[,;]/u);
  const areNames = items.length > 1 && wordsOf(text.slice(known)).length <= items.length * mostInName;
  return known > 0 && areNames && !leadsFirstAlone(items) ? known : 0;
}

const mostInName = 3;
const behindLead = String.raw`\s*[:,]?\s+(?=\p{L})`;
const announcing = new RegExp(`^[^,;:(|•·]{10,90}?\\s(?:${listOpenings})${behindLead}`, "iu");
const knowing = new RegExp(`^(?:${knowledgeOf})${behindLead}`, "iu");

/** The two of "R and Python" in a group of tools; null for anything else. */
function pairOfTools(layout: DocumentLayout, pieces: readonly Piece[], category: Piece | null): Piece[] | null {
  const [only] = pieces[0]?.ranges ?? [];
  if (pieces.length !== 1 || only === undefined || !toolGroup.test(category?.text ?? "")) return null;
  const pair = /^(\S+)\s(?:and|&)\s(\S+)$/u.exec(pieces[0]?.text ?? "");
  if (pair === null) return null;
  return [
    pieceOf(layout.text, only.start, only.start + (pair[1]?.length ?? 0)),
    pieceOf(layout.text, only.end - (pair[2]?.length ?? 0), only.end),
  ];
}

const and = new RegExp(`\\s+(?:&|${andWords})\\s+`, "u");

/** "Word, Excel e PowerPoint": the last two of a list stand around the only "and" of it. */
function lastTwo(layout: DocumentLayout, piece: Piece | undefined): Piece[] {
  const range = piece?.ranges[0];
  if (piece === undefined || range === undefined || piece.ranges.length > 1) return piece === undefined ? [] : [piece];
  const text = layout.text.slice(range.start, range.end);
  const found = and.exec(text);
  if (found === null || found.index === 0) return [piece];
  const halves = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const isNames = halves.every(
    (half) => wordsOf(half).length === 1 && /^[\p{Lu}\p{N}]|^\p{Lo}/u.test(half) && !and.test(half),
  );
  if (!isNames) return [piece];
  const end = range.start + found.index;
  return [pieceOf(layout.text, range.start, end), pieceOf(layout.text, end + found[0].length, range.end)];
}

const smallWords = wordSet(wordsOfSentences);

/** "(3 years)" behind a skill makes no sentence of it. */
const inBrackets = /[([（][^()[\]（）]{0,80}[)\]）]/gu;
const sentence = { leastWords: 8, wordsAPiece: 3.5 };

/** "Budget Monitoring & Budget-vs-Actual Analysis, Variance Analysis": names, for a sentence has more words in small letters. */
function isTitled(text: string): boolean {
  const words = text.replace(inBrackets, " ").match(/\p{L}[\p{L}'’]{3,}/gu) ?? [];
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.8;
}

/** What goes on for longer lists names of several words. */
const mostClauses = 3;

/** True where the text of these lines is one sentence, whose commas part no skills. */
export function isSentenceOf(source: string, start: number, end: number): boolean {
  const text = source.slice(start, end).replaceAll("\n", " ");
  const clauses = splitList(source, start, end, listMarks);
  return clauses.length <= mostClauses && isSentence(text, clauses);
}

/** Commas part the clauses of a sentence, and no skills, where every other one has four words behind it. */
function isSentence(text: string, pieces: readonly Piece[]): boolean {
  const words = wordsOf(text.replace(inBrackets, " ")).length;
  return (
    pieces.length > 1 &&
    words >= sentence.leastWords &&
    words >= pieces.length * sentence.wordsAPiece &&
    !isTitled(text) &&
    (!/^\P{L}*\p{Script=Latin}/u.test(text) || wordsOf(text).some((word) => smallWords.has(word))) &&
    !/[|•·;\t]/.test(text)
  );
}
