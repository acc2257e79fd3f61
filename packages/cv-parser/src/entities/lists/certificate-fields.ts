import type { DocumentLayout } from "../../core/layout.ts";
import { joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { wordsOf } from "../../core/words.ts";
import { giverLabels } from "../../lexicon/giving-words.ts";
import { andWords } from "../../lexicon/joining-words.ts";
import { cleanPart } from "../entries/parts.ts";
import type { Row } from "../entries/rows.ts";
import { institutionScore } from "../entries/word-scores.ts";
import { certificateWord, isCertificateLabel } from "./certificate-words.ts";
import { isCourseGiver } from "./course-giver.ts";

/** What a certificate is called and who gave it, in this order. */
export type Field = { piece: Piece; strong: boolean };

/** What the words and marks of the rows tell for sure of name and giver; null where their parts have to be weighed. */
export const fieldsByWords = (layout: DocumentLayout, rows: readonly Row[]): Field[] | null =>
  enumeration(layout, rows) ??
  quoted(layout, rows) ??
  beforeColon(layout, rows) ??
  inBrackets(layout, rows) ??
  givenInBrackets(layout, rows) ??
  namedByGiver(layout, rows);

/** "“Knots for all”. Harbour School. 2016.": a name in quotes that opens the row, and who gave it behind a full stop or a comma. */
function quoted(layout: DocumentLayout, [row, second]: readonly Row[]): Field[] | null {
  if (row === undefined || second !== undefined) return null;
  const { start, end } = row.line;
  const [all, name = ""] =
    /^["“«]([^"“”«»]{3,120})["”»]\s*[.,–—-]\s+(?=\p{Lu})/u.exec(layout.text.slice(start, end)) ?? [];
  if (all === undefined) return null;
  const rest = layout.text
    .slice(start + all.length, row.dates[0]?.start ?? end)
    .split(/(?<=\p{L}{3})\.\s|,\s|\s[–—-]\s/u)[0];
  const giver = pieceOf(layout.text, start + all.length, start + all.length + (rest?.length ?? 0));
  return [
    { piece: pieceOf(layout.text, start + 1, start + 1 + name.length), strong: row.line.bold },
    ...(giver.text === "" ? [] : [{ piece: cleanPart(giver, layout.text), strong: false }]),
  ];
}

const learnedFor = "for|with|in|für|mit|pour|para|per|con|com|voor";
const enumerated = new RegExp(
  `^\\S{1,14}(?:,\\s\\S{1,14}){0,3},\\s\\S{1,14},?\\s(?:${andWords}|&)\\s\\S{1,14}\\s(?:${learnedFor})\\s\\p{L}`,
  "iu",
);

/** "Rope, Sail and Oar for Young Sailors": what a course is about, between commas, is one name; null for all else. */
function enumeration(layout: DocumentLayout, rows: readonly Row[]): Field[] | null {
  const [first, ...others] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined || others.some(({ continues }) => !continues)) return null;
  if (rows.some(({ dates }) => dates.length > 0) || !enumerated.test(first.text)) return null;
  const text = rows.map((row) => row.text).join(" ");
  if (/[|\t(]|\s[–—-]\s/u.test(text) || text.split(",").length > mostCommas) return null;
  return [{ piece: joinWrapped(rows.map(({ line }) => pieceOf(layout.text, line.start, line.end))), strong: true }];
}

const mostCommas = 5;

/** "Certificate: Knots", "Udemy: Knots": what stands before the colon says what it is, or who gave it. */
function behindLabel(layout: DocumentLayout, { line }: Row, below: readonly Row[]): Field[] | null {
  const [all, label = ""] = /^([^:：\t|]{3,40}?)\s?[:：]\s+(?=\S)/u.exec(layout.text.slice(line.start, line.end)) ?? [];
  const isGiver = isCourseGiver(label);
  if (all === undefined || !(isGiver || isCertificateLabel(label))) return null;
  const name = cleanPart(pieceOf(layout.text, line.start + all.length, line.end), layout.text);
  const giver = pieceOf(layout.text, line.start, line.start + label.length);
  const named = isGiver ? giver : giverBelow(layout, below);
  return [{ piece: name, strong: line.bold }, ...(named === null ? [] : [{ piece: named, strong: false }])];
}

const giverLabel = new RegExp(`^(?:${giverLabels})\\s?[:：]\\s*(?=\\S)`, "iu");

/** "Issuer: Tarn Council" below "Certificate: Knots". */
function giverBelow(layout: DocumentLayout, rows: readonly Row[]): Piece | null {
  const row = rows.find(({ text }) => giverLabel.test(text));
  if (row === undefined) return null;
  const length = giverLabel.exec(row.text)?.[0].length ?? 0;
  return cleanPart(pieceOf(layout.text, row.line.start + length, row.line.end), layout.text);
}

/** "Azure basics: administered servers in the cloud": what a colon parts from running words is the name, and they tell of it. */
function beforeColon(layout: DocumentLayout, rows: readonly Row[]): Field[] | null {
  const [row] = rows;
  if (row === undefined || row.dates.length > 0) return null;
  const { start } = row.line;
  const text = layout.text.slice(start, row.line.end);
  const labelled = behindLabel(layout, row, rows.slice(1));
  if (labelled !== null) return labelled;
  const cut = [...text.matchAll(/[:：](?=[\s(]|\p{Script=Arabic})/gu)]
    .map(({ index }) => index)
    .findLast((index) => isToldBehind(text, index));
  if (cut === undefined || cut > longestName || /[\t|]/.test(text.slice(0, cut))) return null;
  if (wordsOf(text.slice(0, cut)).length < 2 || certificateWord.test(text.slice(cut))) return null;
  return [{ piece: cleanPart(pieceOf(layout.text, start, start + cut), layout.text), strong: row.line.bold }];
}

const longestName = 100;
const leastTold = 6;

const isToldBehind = (text: string, at: number): boolean => wordsOf(text.slice(at + 1)).length >= leastTold;

/** "Harbour basics (Coursera)": who gives courses and nothing else is no part of the name before it. */
function givenInBrackets(layout: DocumentLayout, [row, second]: readonly Row[]): Field[] | null {
  if (row === undefined || second !== undefined) return null;
  const start = behindDate(layout, row);
  const end = row.dates.find((date) => date.start > start)?.start ?? row.line.end;
  const [all, name = "", giver = ""] =
    /^(.{3,}?)\s?\(([^()]{2,60})\)[\s,.(–—-]*$/u.exec(layout.text.slice(start, end)) ?? [];
  if (all === undefined || !isCourseGiver(giver) || /[\t|]/.test(name)) return null;
  const at = start + all.lastIndexOf(giver);
  return [
    { piece: cleanPart(pieceOf(layout.text, start, start + name.length), layout.text), strong: row.line.bold },
    { piece: cleanPart(pieceOf(layout.text, at, at + giver.length), layout.text), strong: false },
  ];
}

/** "Name (Issuer, 2021)": a date behind a comma in brackets tells that the giver stands before it. */
function inBrackets(layout: DocumentLayout, rows: readonly Row[]): Field[] | null {
  const [row, second] = rows;
  const date = row?.dates.at(-1);
  if (row === undefined || second !== undefined || date === undefined) return null;
  const { start, end } = row.line;
  const before = layout.text.slice(start, date.start);
  const open = before.lastIndexOf("(");
  const issuer = before.slice(open + 1);
  const isWhole = /^\s*\)\s*\.?$/u.test(layout.text.slice(date.end, end)) && /\p{L}.*[,;–—-]\s*$/u.test(issuer);
  if (open <= 0 || !isWhole || issuer.includes(")")) return null;
  return [
    { piece: cleanPart(pieceOf(layout.text, start, start + open), layout.text), strong: row.line.bold },
    { piece: cleanPart(pieceOf(layout.text, start + open + 1, date.start), layout.text), strong: false },
  ];
}

const namedGiver =
  /^(?<name>.{6,120}?)[\s,]+(?:(?:issued|provided|offered|conducted|awarded|given|organi[sz]ed|granted)\s+by|(?:(?:impartid|otorgad|dictad|expedid|emitid|organizad|ministrad|oferecid|concedid)[oa]\s+)?(?:por(?:\s+(?:la|el))?|pel[oa])|from|by)\s+(?:the\s+)?(?<giver>(?:\p{Lu}|e(?=dX)).{1,80}?)(?:(?<=\p{L}{4})\.)?$/u;

/** "Certificate in Web Design from the Trade School": who gave it stands behind a word for giving. */
function namedByGiver(layout: DocumentLayout, rows: readonly Row[]): Field[] | null {
  const core = coreOfRow(layout, rows);
  if (core === null) return null;
  const { row, start, text } = core;
  const { name = "", giver = "" } = namedGiver.exec(text)?.groups ?? {};
  if (name === "" || /[|\t•·]/.test(text)) return null;
  if (!certificateWord.test(name) && !isCourseGiver(giver) && institutionScore(giver) < 2.5) return null;
  return fieldsAt(layout, row, { start, name, at: start + text.lastIndexOf(giver), giver });
}

/** A row that is all of its certificate, without the dates at its ends; null for an entry of several. */
export function coreOfRow(layout: DocumentLayout, [row, second]: readonly Row[]) {
  if (row === undefined || second !== undefined) return null;
  const start = behindDate(layout, row);
  const end = row.dates.find((date) => date.start > start)?.start ?? row.line.end;
  return { row, start, text: layout.text.slice(start, end).replace(/[\s([,.–—-]+$/u, "") };
}

type Found = { start: number; name: string; at: number; giver: string };
/** Name and giver of a row by their places in the source. */
export const fieldsAt = (layout: DocumentLayout, { line }: Row, { start, name, at, giver }: Found): Field[] => [
  { piece: cleanPart(pieceOf(layout.text, start, start + name.length), layout.text), strong: line.bold },
  { piece: cleanPart(pieceOf(layout.text, at, at + giver.length), layout.text), strong: false },
];

/** Where a row goes on behind the date that opens it. */
function behindDate({ text }: DocumentLayout, { line, dates }: Row): number {
  const ahead = dates.find((date) => date.start <= line.start + 1)?.end ?? line.start;
  return ahead + (/^[\s:.,)–—-]*/u.exec(text.slice(ahead, line.end))?.[0].length ?? 0);
}
