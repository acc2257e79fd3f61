import type { DocumentLayout } from "../core/layout.ts";
import { startsWithCapital, wordsOf } from "../core/words.ts";
import { lineOf } from "../sections/margin-heading.ts";
import { styleOf } from "./entries/row-style.ts";
import type { Row } from "./entries/rows.ts";
import { isAddress } from "./entries/word-scores.ts";

/** The rows of a list of projects, and those of them that surely name one. */
export type NamedRows = { rows: Row[]; named: ReadonlySet<Row> };

const numbered = /^(\d{1,2})[.)]\s+(?=["“„«]?[\p{L}\d])/u;
const leastNumbered = 2;

/** "1. Quiet Dock: …" above "2. Creek Atlas: …": what is counted are the projects, and the number is no part of a name. */
export function withoutNumbers(rows: Row[]): NamedRows {
  let count = 0;
  const named = new Set<Row>();
  const cut = rows.map((row) => {
    const number = numbered.exec(row.text);
    const [first, ...others] = row.line.segments;
    if (row.bullet || number === null || Number(number[1]) !== count + 1 || first === undefined) return row;
    const length = number[0].length;
    const isApart = first.text.length <= length;
    if (isApart && others.length === 0) return row;
    count += 1;
    const rest = { ...first, start: first.start + length, text: first.text.slice(length) };
    const segments = isApart ? others : [rest, ...others];
    const line = { ...lineOf(row.line, segments), x: row.line.x, gapBefore: row.line.height };
    const bare = { ...row, line, text: row.text.slice(length), prose: false, continues: false };
    named.add(bare);
    return bare;
  });
  const [first] = cut;
  const isWhole = count >= leastNumbered && first !== undefined && named.has(first);
  return isWhole ? { rows: cut, named } : { rows, named: new Set() };
}

const leastBlocks = 2;
const mostRowsOfName = 5;
const mostWordsOfRow = 9;

/** Short rows in groups that space parts, without any sentence, bullet or date: each group is one name, however it is broken. */
export function joinedBlocks(rows: Row[]): Row[] {
  const isPlain = ({ bullet, anchor, line, text }: Row) =>
    !bullet &&
    anchor === null &&
    line.width > 0 &&
    line.segments.every(({ gapBefore, fontSize }) => gapBefore < fontSize) &&
    wordsOf(text).length <= mostWordsOfRow &&
    !/[.;:!?]$/u.test(text) &&
    !isAddress(text);
  const [first] = rows;
  const isLike = ({ line }: Row) => line.bold === first?.line.bold && line.fontSize === first.line.fontSize;
  if (!rows.every((row) => isPlain(row) && isLike(row))) return rows;
  const opens = rows.map((row, at) => at === 0 || row.line.gapBefore > row.line.height * 0.55);
  const sizes = opens.flatMap((isOpen, at) => {
    const end = opens.indexOf(true, at + 1);
    return isOpen ? [(end < 0 ? rows.length : end) - at] : [];
  });
  if (sizes.length < leastBlocks || sizes.some((size) => size > mostRowsOfName)) return rows;
  return rows.map((row, at) => ({ ...row, prose: false, continues: opens[at] !== true }));
}

const leastPlain = 3;

/** Names alone, one in each row, with nothing that tells of them. */
export function plainNames(rows: readonly Row[], layout: DocumentLayout): ReadonlySet<Row> {
  const [first] = rows;
  const isName = (row: Row) =>
    !row.bullet &&
    !row.prose &&
    !row.continues &&
    row.anchor === null &&
    startsWithCapital(row.text) &&
    !/[,;:]|\.$/u.test(row.text) &&
    !isAddress(row.text);
  if (first === undefined || rows.length < leastPlain || !rows.every(isName)) return new Set();
  const { key } = styleOf(first, layout);
  const { height } = first.line;
  const isEven = ({ line }: Row, at: number) => at === 0 || line.gapBefore <= height * 0.55;
  return rows.every((row, at) => styleOf(row, layout).key === key && isEven(row, at)) ? new Set(rows) : new Set();
}

/** "Tide Clock      Maintainer" right above "Creek Atlas      Author": heads of one look, each with a cell at the right margin. */
export function headsBelowHeads(rows: readonly Row[], layout: DocumentLayout): ReadonlySet<Row> {
  const isHead = ({ line, bullet, prose }: Row) => {
    const last = line.segments.at(-1);
    return !bullet && !prose && line.segments.length > 1 && (last?.gapBefore ?? 0) > (last?.fontSize ?? 0) * 2.5;
  };
  const rightOf = ({ line }: Row) => line.x + line.width;
  return new Set(
    rows.filter((row, at) => {
      const above = rows[at - 1];
      if (above === undefined || !isHead(above) || !isHead(row) || above.line.column !== row.line.column) return false;
      const [look, below] = [styleOf(above, layout), styleOf(row, layout)];
      const isBeside = Math.abs(above.line.x - row.line.x) < 1 && Math.abs(rightOf(above) - rightOf(row)) < 2;
      return look.strong && look.key === below.key && isBeside;
    }),
  );
}

const mostTold = 8;

/** A period alone in a row below the text of a project whose name is bold: it dates that name, and is put right below it. */
export function periodsToNames(rows: Row[]): Row[] {
  const out: Row[] = [];
  const isBold = ({ line }: Row) => line.segments.every(({ bold }) => bold);
  const isPeriod = ({ anchor, text }: Row) => anchor !== null && anchor.end - anchor.start >= text.trim().length - 2;
  // Where a period opens the list each stands above its name.
  if (rows[0] === undefined || isPeriod(rows[0])) return rows;
  for (const row of rows) {
    const told = isPeriod(row) && out.at(-1)?.prose === true ? out.findLastIndex((each) => !each.prose) : -1;
    const name = out[told];
    const isNamed = name !== undefined && isBold(name) && !name.bullet && name.anchor === null && !isBold(row);
    if (isNamed && out.length - told <= mostTold)
      out.splice(told + 1, 0, { ...row, line: { ...row.line, gapBefore: 0 } });
    else out.push(row);
  }
  return out;
}
