import type { Row } from "../entities/entries/rows.ts";
import { shapeOf, step } from "./reference-shapes.ts";
import type { ReferenceToken } from "./reference-tokens.ts";

/** How a list is written, in bands: what its rows begin with, whether titles stand in quotes, whether words are slanted. */
export type Manner = {
  people: number;
  years: number;
  quotes: number;
  italics: number;
  tall: number;
  /** How many rows begin in each sort of way, and in which way each row does. */
  often: ReadonlyMap<string, number>;
  starts: ReadonlyMap<number, string>;
};

/** A year that belongs to the people before it stands within so many words. */
const nearBegin = 24;

/** Looks over the whole list once: one style has written all of it. */
export function mannerOf(rows: readonly Row[], tokens: readonly ReferenceToken[]): Manner {
  const starts = new Map<number, string>();
  const counts = new Map<string, number>();
  const seen = { begun: 0, people: 0, dated: 0, quotes: 0, italic: 0 };
  let begin = { index: 0, dated: true };
  for (const [index, token] of tokens.entries()) {
    if (token.before.includes('"')) seen.quotes += 1;
    if (token.italic) seen.italic += 1;
    if (token.opensRow) {
      const sort = startOf(rows[token.row], tokens, index);
      starts.set(token.row, sort);
      counts.set(sort, (counts.get(sort) ?? 0) + 1);
      if (rows[token.row]?.continues !== true || rows[token.row]?.bullet === true) {
        begin = { index, dated: false };
        seen.begun += 1;
        if (opensWithPeople(tokens, index)) seen.people += 1;
      }
    }
    const isYear = shapeOf(token.text) === "year" && /[([.,_]/u.test(token.before);
    if (isYear && !begin.dated && index - begin.index <= nearBegin) {
      begin.dated = true;
      seen.dated += 1;
    }
  }
  const share = (some: number, all: number) => some / Math.max(1, all);
  return {
    people: step(share(seen.people, seen.begun), [0.15, 0.4, 0.7]),
    years: step(share(seen.dated, seen.begun), [0.3, 0.7]),
    quotes: step(share(seen.quotes, seen.begun), [0.2, 0.6]),
    italics: step(share(seen.italic, tokens.length), [0.03, 0.3, 0.7]),
    tall: step(share(rows.length, seen.begun), [1.3, 1.8, 2.6, 4]),
    often: new Map([...counts].map(([sort, count]) => [sort, step(share(count, starts.size), [0.1, 0.25, 0.4, 0.7])])),
    starts,
  };
}

const initial = /^A(?:-A)?$/u;

/** "Heron, A.", "A. Heron", "Heron A", "Heron, Anna", "Anna Heron,": the words at a place look like a person. */
function opensWithPeople(tokens: readonly ReferenceToken[], index: number): boolean {
  const [first, second, third] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (first === undefined || second === undefined || second.row !== first.row) return false;
  const [a, b] = [shapeOf(first.text), shapeOf(second.text)];
  if ((initial.test(b) || b === "AA") && a.startsWith("A") && /^,?_?$/u.test(first.after)) return true;
  if (initial.test(a) && first.after.startsWith(".")) return true;
  if (a !== "Aa" || b !== "Aa") return false;
  if (first.after === ",_") return true;
  const isFull = first.after === "_" && /^[,;]/u.test(second.after);
  const goesOn = first.after === "_" && second.after === "_" && third !== undefined;
  return isFull || (goesOn && /^(?:\p{Lu}\p{Ll}+|and)$/u.test(third.text) && /^[,;]/u.test(third.after));
}

/** What a row begins with, whether behind a list mark, and whether in bold. */
function startOf(row: Row | undefined, tokens: readonly ReferenceToken[], index: number): string {
  const token = tokens[index];
  if (token === undefined) return "";
  const shape = shapeOf(token.text);
  const isMark = /^[[(]/u.test(token.before) || (/^0\d/u.test(shape) && /^[.)\]]/u.test(token.after));
  const sort = opensWithPeople(tokens, index)
    ? "people"
    : token.before.includes('"')
      ? "quote"
      : isMark
        ? "mark"
        : shape === "year"
          ? shape
          : shape.slice(0, 2);
  return `${sort}${row?.bullet === true ? "*" : ""}${token.bold ? "b" : ""}`;
}
