import { isColumnName } from "../../lexicon/column-names.ts";
import { blockTexts } from "./blocks.ts";
import type { Block } from "./blocks.ts";

const leastColumns = 3;
const leastParallel = 3;
const shortText = 70;

/** True for a text with a year in it. */
export const holdsYear = (text: string): boolean => /(?:19|20)\d\d/.test(text);

/** True for a row that says what the columns below it hold: "期間 | 業務内容 | 環境 | 役割"; one of many names may be unknown. */
export function isHeadOfColumns(cells: readonly (readonly Block[])[]): boolean {
  const known = cells.filter((cell) => isColumnName(blockTexts(cell).join(" "))).length;
  return known >= leastColumns && known >= cells.length - 1;
}

/** Cells that list side by side what belongs together: one of them holds a date in each of its lines, none has more lines. */
export function areParallel(cells: readonly (readonly Block[])[]): boolean {
  const texts = cells.map((cell) => blockTexts(cell));
  const height = Math.max(...texts.map((lines) => lines.length));
  const isDated = (lines: readonly string[]): boolean => lines.length === height && lines.every(holdsYear);
  const others = texts.filter((lines) => !isDated(lines));
  return (
    height >= leastParallel &&
    others.length < texts.length &&
    others.some((lines) => lines.length === height) &&
    texts.flat().every((line) => line.length <= shortText)
  );
}
