import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import { wordsOf } from "../../core/words.ts";
import { isNamedCertificate, opensAsCertificate } from "../certified.ts";
import { cleanPart } from "../entries/parts.ts";
import type { Row } from "../entries/rows.ts";
import { isAddress, organisationScore } from "../entries/word-scores.ts";
import { isAside } from "./certificate-asides.ts";
import type { Field } from "./certificate-fields.ts";
import { certificateWord, isDeedAlone } from "./certificate-words.ts";
import { isCourseGiver } from "./course-giver.ts";
import { isRatingText } from "./skill-levels.ts";

/** A row in two halves at its sign: a bracket at its end, one dash, a colon or a full stop. */
type Halves = { sign: "bracket" | "dash" | "colon" | "stop"; first: Range; second: Range };
type Range = { start: number; end: number };

/** Which half of the rows of a list names who gave the certificates, by sign. */
export type Sides = ReadonlyMap<Halves["sign"], "first" | "second">;

const leastOfOneForm = 2;
const shareOfOneForm = 0.6;
const leastForDefault = 3;

/**
 * "First Aid (Red Cross)" below "Rope Work (Harbour School)", "Harbour School: Rope Work": where most rows of a list are
 * in two halves at one sign, the half in which more of them name somebody who gives certificates does so in all.
 */
export function sidesOf(layout: DocumentLayout, entries: readonly (readonly Row[])[]): Sides {
  const all = entries.map((rows) => halvesOf(layout, rows));
  const sides = new Map<Halves["sign"], "first" | "second">();
  for (const sign of ["bracket", "dash", "colon", "stop"] as const) {
    const halves = all.flatMap((each) => (each?.sign === sign ? [each] : []));
    if (halves.length < leastOfOneForm || halves.length < entries.length * shareOfOneForm) continue;
    const side = sideOf(
      sign,
      halves.map(({ first, second }) => [textOf(layout, first), textOf(layout, second)] as const),
      halves.length >= leastForDefault && entries.every(([row]) => (row?.dates.length ?? 0) > 0),
    );
    if (side !== null) sides.set(sign, side);
  }
  return sides;
}

const leastShareOfGivers = 0.25;

function sideOf(sign: Halves["sign"], halves: readonly (readonly [string, string])[], areDated: boolean) {
  // "Registration – General Division, Nursing Board": a comma may part the giver as well.
  if (halves.length < leastForDefault && halves.some(([, giver]) => giver.includes(","))) return null;
  const second = halves.filter(([name, giver]) => givesOther(isGiver(giver), giver, name)).length;
  const first = halves.filter(([giver, name]) => givesOther(isGiverAhead(giver), giver, name)).length;
  const most = Math.max(first, second);
  if (first !== second && most >= halves.length * leastShareOfGivers) {
    const side = first > second ? "first" : "second";
    // What stands before a bracket is always the name; what tells more behind a colon gives nothing.
    if (sign === "dash" && side === "first" && !areDated) return null;
    return ((sign === "bracket" || sign === "stop") && side === "first") || (sign === "colon" && side === "second")
      ? null
      : side;
  }
  const couldAllGive = halves.every(([, giver]) => couldGive(giver));
  return sign !== "colon" && couldAllGive && (areDated || sign === "bracket") && first === second ? "second" : null;
}

/** A giver beside what is none, or what could give beside the name of a certificate. */
const givesOther = (gives: boolean, giver: string, other: string): boolean =>
  isGiver(other) ? false : gives || (couldGive(giver) && isNamedCertificate(other) && !isNamedCertificate(giver));

/** The name and the giver of a row by the sides that its list has, or by what its own halves say; null where neither tells. */
export function bySides(layout: DocumentLayout, rows: readonly Row[], sides: Sides): Field[] | null {
  const halves = halvesOf(layout, rows);
  if (halves === null) return null;
  const [first, second] = [halves.first, halves.second].map((range) => textOf(layout, range)) as [string, string];
  const side = courseGiverSide(first, second) ?? sides.get(halves.sign) ?? ownSide(halves.sign, first, second);
  if (side === null || !couldGive(side === "first" ? first : second)) return null;
  if (side === "first" && opensAsCertificate(first)) return null;
  if (isDeedAlone(first)) return null;
  const [name, giver] = side === "first" ? [halves.second, halves.first] : [halves.first, halves.second];
  return [name, giver].map(({ start, end }, at) => ({
    piece: cleanPart(pieceOf(layout.text, start, end), layout.text),
    strong: at === 0 && rows[0]?.line.bold === true,
  }));
}

/** Who gives courses and nothing else gives what stands beside, wherever the others of the list have their givers. */
const courseGiverSide = (first: string, second: string): "first" | "second" | null =>
  isCourseGiver(first) === isCourseGiver(second) ? null : isCourseGiver(first) ? "first" : "second";

/** What a row alone tells: at a dash nothing, where names and givers go on alike. */
function ownSide(sign: Halves["sign"], first: string, second: string): "first" | "second" | null {
  if (sign === "dash" || sign === "stop" || second.includes(",")) return null;
  if (sign === "bracket") return isSurely(second) && !isSurely(first) ? "second" : null;
  return isSurely(first) && !isSurely(second) && !certificateWord.test(first) ? "first" : null;
}

const textOf = ({ text }: DocumentLayout, { start, end }: Range): string => text.slice(start, end);

const leastGiver = 1.6;
const isSurely = (text: string): boolean =>
  isCourseGiver(text) || (organisationScore(text) >= leastGiver && !opensAsCertificate(text));
const shortName = /^\p{Lu}[\p{Lu}\d.&-]{1,7}$/u;
const isGiver = (text: string): boolean =>
  couldGive(text) && (isSurely(text) || shortName.test(text)) && !opensAsCertificate(text);
const isGiverAhead = (text: string): boolean =>
  couldGive(text) &&
  (isSurely(text) || shortName.test(text)) &&
  !certificateWord.test(text) &&
  !opensAsCertificate(text);

/** True for what reads like somebody who gives certificates: an institution, a giver of courses, a short name in capitals. */
export const couldBeGiver = (text: string): boolean => isGiver(text);

const mostWords = 9;
const stage =
  /^(?:level|stufe|niveau|nivel|nível|livello|poziom|stopień|уровень|рівень|grade|part|teil|parte|modul[eo]?|kategorie|catégorie|categoría|categoria|klasse|class|type|phase|step)(?!\p{L})|^(?:kat\.|(?:associate|professional|expert|foundations?|fundamentals|practitioner|specialty|essentials|basics|core|stage|cohort|in progress)$|[abc][12]\b|\d|[IVX]{1,4}(?:\s\p{Ll}+)?$)/iu;

/** "level III", "advanced": how far a course goes, and nobody who gave it. */
export const isStage = (text: string): boolean => stage.test(text) || isRatingText(text);

/** No level, length, address or words that go on in a sentence. */
const couldGive = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !/^\p{Ll}{3,}\s/u.test(text) &&
  !isStage(text) &&
  wordsOf(text).length <= mostWords &&
  !/\d\s?(?:h|hrs?|hours?|std|stunden|horas|ore|uur|godz|ч|час)/iu.test(text) &&
  (!isAddress(text) || site.test(text));

/** "Knots.org": a bare site with a capital is called so itself. */
export const isSiteOfGiver = (text: string): boolean => site.test(text) && /^\p{Lu}/u.test(text);

const site = /^[\p{L}\d-]{2,24}\.\p{L}{2,4}$/u;

/** The text of an entry of one row without the date and the asides at its ends, in two halves; null for any other. */
function halvesOf(layout: DocumentLayout, rows: readonly Row[]): Halves | null {
  const [row, ...others] = rows;
  if (row === undefined || others.some(({ text }) => !isAside(text) && !isAddress(text))) return null;
  const { start, end } = coreOf(layout, row);
  const text = layout.text.slice(start, end);
  if (/[\t|;]/u.test(text) || (row.prose && isSentence(text))) return null;
  return atDash(text, start) ?? atColon(text, start) ?? atBracket(text, start) ?? atStop(text, start);
}

const isSentence = (text: string): boolean => text.endsWith(".") || wordsOf(text).length > mostWordsOfRow;
const mostWordsOfRow = 18;

function atDash(text: string, start: number): Halves | null {
  const dashes = [...text.matchAll(/\s[–—-]\s(?![^()]*\))/gu)];
  const [dash] = dashes;
  if (dash === undefined || dashes.length > 1) return null;
  return {
    sign: "dash",
    first: { start, end: start + dash.index },
    second: { start: start + dash.index + dash[0].length, end: start + text.length },
  };
}

/** "Rope access. Reed Club": one full stop in a whole row. */
function atStop(text: string, start: number): Halves | null {
  const stops = [...text.matchAll(/\.\s+(?=[\p{Lu}\p{Lo}])/gu)];
  const [stop] = stops;
  if (stop === undefined || stops.length > 1 || stop.index < 3) return null;
  return {
    sign: "stop",
    first: { start, end: start + stop.index },
    second: { start: start + stop.index + stop[0].length, end: start + text.length },
  };
}

function atBracket(text: string, start: number): Halves | null {
  const [all, name = "", giver = ""] = /^(.{3,}?)\s?\(([^()]{2,60})\)$/u.exec(text) ?? [];
  if (all === undefined || isShortOf(giver, name)) return null;
  const at = start + text.length - 1 - giver.length;
  return { sign: "bracket", first: { start, end: start + name.length }, second: { start: at, end: at + giver.length } };
}

function atColon(text: string, start: number): Halves | null {
  const [all, label = ""] = /^([^:：]{2,60}?)\s?[:：]\s+(?=\S)/u.exec(text) ?? [];
  if (all === undefined || certificateWord.test(label) || /[()]/u.test(label)) return null;
  return {
    sign: "colon",
    first: { start, end: start + label.length },
    second: { start: start + all.length, end: start + text.length },
  };
}

/** "(BLS)" behind "Basic Life Support" and "(AEVO)" within "Ausbildereignung" write a name in short. */
function isShortOf(short: string, name: string): boolean {
  const letters = short.toLowerCase().replace(/[^\p{L}]/gu, "");
  if (letters.length > 6 || /\s/u.test(short.trim()) || wordsOf(name).includes(letters)) return false;
  let at = 0;
  for (const letter of name.toLowerCase()) if (letter === letters[at]) at += 1;
  const [first] = wordsOf(name);
  return at === letters.length && first?.startsWith(letters[0] ?? " ") === true;
}

/** Without the date that opens the row, and without dates, numbers and terms at its end. */
function coreOf(layout: DocumentLayout, { line, dates }: Row): Range {
  const ahead = dates.find((date) => date.start <= line.start + 1)?.end ?? line.start;
  const start = ahead + (/^[\s:：.,)–—-]*/u.exec(layout.text.slice(ahead, line.end))?.[0].length ?? 0);
  let end = line.end;
  for (;;) {
    const rest = layout.text.slice(start, end).replace(/[\s,.;:：–—|-]+$/u, "");
    end = start + rest.length;
    const next = shorterEnd(layout.text, { start, end }, dates);
    if (next === null) return { start, end };
    end = next;
  }
}

function shorterEnd(source: string, { start, end }: Range, dates: Row["dates"]): number | null {
  const text = source.slice(start, end);
  const bracket = /\(([^()]*)\)$/u.exec(text);
  const from = bracket === null ? end : end - bracket[0].length;
  const inner = bracket?.[1] ?? "";
  const isDate = dates.some(
    (date) => date.start >= from && date.end <= end && date.end - date.start >= inner.trim().length - 1,
  );
  if (bracket !== null && (isDate || isAside(inner))) return from;
  const address = /\s(\S+)$/u.exec(text);
  if (address !== null && isAddress(address[1] ?? "") && !site.test(address[1] ?? "")) return start + address.index;
  const date = dates.find((each) => each.end === end && each.start > start);
  if (date !== undefined) return date.start;
  const piece = /(?:[,;|·•]|\s[–—-])\s*([^,;|·•]*)$/u.exec(text);
  if (piece !== null && isAside(piece[1] ?? "")) return start + piece.index;
  return null;
}
