import type { Row } from "../entities/entries/rows.ts";
import type { Manner } from "./reference-manner.ts";
import { step } from "./reference-shapes.ts";
import type { ReferenceToken } from "./reference-tokens.ts";

/** The signs of the first word of each row, by its number: what tells that a reference begins there, or goes on. */
export function signsOfRows(
  rows: readonly Row[],
  tokens: readonly ReferenceToken[],
  manner: Manner,
): ReadonlyMap<number, string[]> {
  const gaps = rows.slice(1).map(gapOf);
  const least = gaps.reduce((low, gap) => Math.min(low, gap), 9);
  const spread = step(gaps.reduce((most, gap) => Math.max(most, gap), 0) - least, [0.05, 0.2]);
  const page = {
    least,
    spread,
    lefts: leftsOf(rows),
    right: rows.reduce((most, row) => Math.max(most, endOf(row)), 0),
  };
  const signs = new Map<number, string[]>();
  for (const [index, token] of tokens.entries()) {
    const row = rows[token.row];
    if (token.opensRow && row !== undefined)
      signs.set(token.row, signsOfRow(row, rows[token.row - 1], { token, last: tokens[index - 1], manner, page }));
  }
  return signs;
}

const gapOf = ({ line }: Row): number => line.gapBefore / Math.max(1, line.height);
const endOf = ({ line }: Row): number => line.x + line.width;
const columnOf = ({ line }: Row): string => `${line.page}/${line.column}`;

/** Where each column of the list begins on the left. */
function leftsOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const lefts = new Map<string, number>();
  for (const row of rows) lefts.set(columnOf(row), Math.min(lefts.get(columnOf(row)) ?? Infinity, row.line.x));
  return lefts;
}

type Page = { least: number; spread: number; lefts: ReadonlyMap<string, number>; right: number };
type Place = { token: ReferenceToken; last: ReferenceToken | undefined; manner: Manner; page: Page };

function signsOfRow(row: Row, above: Row | undefined, { token, last, manner, page }: Place): string[] {
  const sort = manner.starts.get(token.row) ?? "";
  const often = manner.often.get(sort) ?? 0;
  const left = page.lefts.get(columnOf(row)) ?? row.line.x;
  const indent = step(row.line.x - left, [2, 12]);
  const isElsewhere = above !== undefined && columnOf(above) !== columnOf(row);
  const gap = above === undefined || isElsewhere ? "-" : `${step(gapOf(row) - page.least, [0.05, 0.2, 0.5])}`;
  const mark = (last?.after ?? "").replace(/_/gu, "").slice(-1);
  const end = last === undefined ? "#" : mark || (/^\p{Ll}/u.test(token.text) ? "a" : "");
  const width = Math.max(1, page.right - left);
  const full = above === undefined ? "-" : `${step((endOf(above) - left) / width, [0.6, 0.8, 0.93])}`;
  return [
    `r${sort}${often}`,
    `rc${row.continues}${row.bullet}`,
    `rc${row.continues}${sort}${often}`,
    `rg${gap}${page.spread}`,
    `rg${gap}${page.spread}${sort}`,
    `ri${indent}${manner.tall}`,
    `ri${indent}${gap}${sort}`,
    `re${end}${full}`,
    `re${end}${sort}`,
    `re${end}${full}${gap}${indent}`,
    `ra${above === undefined ? "first" : above.line.bold}${row.line.bold}`,
    `ra${above?.line.italic ?? ""}${row.line.italic}${gap}`,
    `rm${manner.people}${sort}`,
    `rm${manner.people}${manner.tall}${end}${gap}`,
    ...(above?.bullet === true && row.bullet ? ["rbullets"] : []),
  ];
}
