import { blockTexts } from "./blocks.ts";
import type { Block } from "./blocks.ts";
import { holdsItems } from "./row-shape.ts";

type Cell = readonly Block[];

const longName = 40;

/**
 * The cells of a row below names of columns, and the one of them that lists tasks, if any: that with the most text, where
 * it has list marks, more than two lines or a long one. Null where each cell has one line and is read as it is.
 */
export function namesAndList(cells: readonly Cell[]): { names: readonly Cell[]; list: Cell | null } | null {
  const texts = cells.map(blockTexts);
  if (texts.every((lines) => lines.length < 2)) return null;
  const lengths = texts.map((lines, index) => (holdsItems(cells[index] ?? []) ? Infinity : lines.join("").length));
  const at = lengths.indexOf(Math.max(...lengths));
  const [cell, lines] = [cells[at], texts[at] ?? []];
  const isList =
    cell !== undefined && (holdsItems(cell) || lines.length > 2 || lines.some(({ length }) => length > longName));
  return { names: cells, list: isList ? cell : null };
}
