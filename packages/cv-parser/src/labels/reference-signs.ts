import { fold } from "../core/words.ts";
import type { Row } from "../entities/entries/rows.ts";
import { hashText } from "./hash.ts";
import { mannerOf } from "./reference-manner.ts";
import type { Manner } from "./reference-manner.ts";
import { signsOfRows } from "./reference-rows.ts";
import { shapeOf, step } from "./reference-shapes.ts";
import type { ReferenceToken } from "./reference-tokens.ts";

/**
 * The signs of each word of a list of references as hashed numbers: the words and marks about it, its letters' case,
 * its look, the stretch between marks in which it stands, and the manner of the whole list, which one style has
 * written. `owner` are the words of the person's name.
 */
export function referenceSigns(
  rows: readonly Row[],
  tokens: readonly ReferenceToken[],
  owner: readonly string[],
): number[][] {
  const manner = mannerOf(rows, tokens);
  const stretches = stretchesOf(tokens);
  const travel = travelOf(rows, tokens);
  const rowsSigns = signsOfRows(rows, tokens, manner);
  return tokens.map((token, index) => {
    const out: number[] = [];
    const add = (sign: string) => out.push(hashText(sign, seed));
    nearSigns(tokens, index, add);
    lookSigns(tokens, index, add);
    stretchSigns(stretches, index, add);
    travelSigns(travel[index] ?? noTravel, { token, manner }, add);
    if (token.opensRow) for (const sign of rowsSigns.get(token.row) ?? []) add(sign);
    if (owner.includes(fold(token.text))) add("owner");
    return out;
  });
}

type Add = (sign: string) => void;
const seed = 0x51_ed_27_0b;

const mostLetters = { word: 7, small: 4 };
const wordOf = (token: ReferenceToken | undefined): string =>
  token === undefined ? "#" : fold(token.text).replace(/\d+/gu, "0").slice(0, mostLetters.word);
/** Small words tell what stands beside them ("in", "and", "vol"); of longer ones that there is one. */
const smallWordOf = (token: ReferenceToken | undefined): string =>
  token !== undefined && token.text.length <= mostLetters.small ? wordOf(token) : "long";
const shape = (token: ReferenceToken | undefined): string => (token === undefined ? "#" : shapeOf(token.text));
const lead = (token: ReferenceToken | undefined): string =>
  token === undefined ? "#" : `${token.opensRow ? "/" : ""}${token.before}`;

function nearSigns(tokens: readonly ReferenceToken[], index: number, add: Add): void {
  const [a, b, c, d, e] = [-2, -1, 0, 1, 2].map((by) => tokens[index + by]);
  add("all");
  add(`w${wordOf(c)}`);
  add(`<${smallWordOf(b)}`);
  add(`>${smallWordOf(d)}`);
  add(`s${shape(c)}`);
  add(`s${shape(b)},${shape(c)}`);
  add(`s${shape(c)};${shape(d)}`);
  add(`s${shape(a)},${shape(b)},${shape(c)}`);
  add(`s${shape(c)};${shape(d)};${shape(e)}`);
  add(`b${lead(c)}`);
  add(`b${shape(b)}${lead(c)}${shape(c)}`);
  add(`b${lead(b)},${lead(c)}`);
  add(`f${c?.after ?? ""}`);
  add(`f${shape(c)}${c?.after ?? ""}${shape(d)}`);
  add(`f${c?.after ?? ""},${d?.after ?? ""}`);
  add(`f${lead(c)},${c?.after ?? ""},${shape(c)}`);
  add(`b${lead(c)}w${smallWordOf(c)}`);
}

function lookSigns(tokens: readonly ReferenceToken[], index: number, add: Add): void {
  const token = tokens[index];
  const last = tokens[index - 1];
  const look = (each: ReferenceToken | undefined) => `${each?.bold ? "b" : ""}${each?.italic ? "i" : ""}`;
  add(`l${look(token)}`);
  if (look(last) !== look(token)) add(`l${look(last)}>${look(token)}${lead(token)}`);
}

const parts = /[.,;:?!()[\]"|·]|_-_/u;

/** The stretches of words between marks: of each word the number of its own, and what is to be said of each. */
function stretchesOf(tokens: readonly ReferenceToken[]): { of: number[]; all: string[] } {
  const groups: ReferenceToken[][] = [];
  const of = tokens.map((token, index) => {
    const last = tokens[index - 1];
    const isNew = last === undefined || parts.test(last.after) || (token.opensRow && parts.test(token.before));
    // A dot behind an initial parts nothing.
    const isInitial = last !== undefined && /^\.?[_-]?$/u.test(last.after) && /^A(?:-A)?$/u.test(shapeOf(last.text));
    if (isNew && !isInitial) groups.push([]);
    groups.at(-1)?.push(token);
    return groups.length - 1;
  });
  return { of, all: groups.map(signsOfStretch) };
}

/** How many words, how many with a capital, whether initials, a year or a number is among them. */
function signsOfStretch(words: readonly ReferenceToken[]): string {
  const shapes = words.map(({ text }) => shapeOf(text));
  const capitals = shapes.filter((each) => each.startsWith("A")).length;
  const initials = shapes.filter((each) => /^A(?:-A)?$|^AA$/u.test(each)).length;
  return [
    step(words.length, [1, 2, 3, 4, 6, 9]),
    step(capitals / Math.max(1, words.length), [0.01, 0.34, 0.67, 1]),
    Math.min(1, initials),
    shapes.includes("year") ? "y" : shapes.some((each) => /\d/u.test(each)) ? "n" : "",
  ].join("");
}

function stretchSigns({ of, all }: ReturnType<typeof stretchesOf>, index: number, add: Add): void {
  const at = of[index] ?? 0;
  const signs = (by: number) => all[at + by] ?? "#";
  const isFirst = of[index - 1] !== at;
  const isLast = of[index + 1] !== at;
  const place = isFirst ? (isLast ? "o" : "f") : isLast ? "l" : "m";
  add(`c${signs(0)}`);
  add(`c${place}${signs(-1)},${signs(0)}`);
  add(`c${place}${signs(0)};${signs(1)}`);
  add(`c${place}${signs(-1)},${signs(0)};${signs(1)}`);
}

/** What lies between the last row that surely begins something and a word. */
type Travel = {
  words: number;
  years: number;
  sentences: number;
  quoted: "" | "in" | "past";
  lines: number;
  looks: number;
};
const noTravel: Travel = { words: 0, years: 0, sentences: 0, quoted: "", lines: 0, looks: 0 };

function travelOf(rows: readonly Row[], tokens: readonly ReferenceToken[]): Travel[] {
  let now = noTravel;
  return tokens.map((token, index) => {
    const last = tokens[index - 1];
    const row = rows[token.row];
    const begins = token.opensRow && (last === undefined || row?.continues !== true || row.bullet);
    if (begins) now = noTravel;
    const opened = /"/u.test(token.before);
    const closed = last !== undefined && /"/u.test(last.after) && !begins;
    const ended = !begins && last !== undefined && /[.?!]["_]|[.?!]$/u.test(last.after) && !isAbbreviated(last);
    now = {
      words: begins ? 0 : now.words + 1,
      years: now.years + (!begins && shapeOf(last?.text ?? "") === "year" ? 1 : 0),
      sentences: now.sentences + (ended ? 1 : 0),
      quoted: opened && now.quoted === "" ? "in" : closed && now.quoted === "in" ? "past" : now.quoted,
      lines: now.lines + (token.opensRow && !begins ? 1 : 0),
      looks: now.looks + (!begins && last?.italic !== token.italic ? 1 : 0),
    };
    return now;
  });
}

/** "A.", "IEEE.": a dot behind capitals ends no sentence. */
const isAbbreviated = ({ text }: ReferenceToken): boolean => {
  const shape = shapeOf(text);
  return shape !== "Aa" && shape.startsWith("A");
};

function travelSigns(travel: Travel, { token, manner }: { token: ReferenceToken; manner: Manner }, add: Add): void {
  const words = step(travel.words, [1, 2, 3, 5, 8, 13, 21]);
  add(`t${words}`);
  add(`ty${Math.min(2, travel.years)}${manner.years}`);
  add(`ts${Math.min(3, travel.sentences)}${manner.people}`);
  add(`tl${Math.min(3, travel.lines)}${manner.tall}${manner.people}`);
  add(`tq${travel.quoted}${manner.quotes}`);
  add(`ti${Math.min(2, travel.looks)}${token.italic}${manner.italics}`);
  add(`tm${manner.people}${manner.years}${manner.quotes}${Math.min(1, travel.years)}${Math.min(2, travel.sentences)}`);
  add(`tm${manner.people}${manner.years}${words}${shapeOf(token.text)}`);
}
