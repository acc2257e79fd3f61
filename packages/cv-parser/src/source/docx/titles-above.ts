import { isColumnName } from "../../lexicon/column-names.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { blockTexts } from "./blocks.ts";
import type { Block } from "./blocks.ts";

type Cell = Block[];
/** A cell that names a section, and the cells below it. */
export type TitledColumn = { title: Cell; cells: Cell[] };

const leastTitles = 2;

/**
 * Where a row of a table holds titles of sections side by side, and the rows below it their lists ("Skills | Languages"
 * above "Bookkeeping | Welsh"): its columns by the number of that row, and null for the rows that are in them.
 */
export function columnsBelowTitles(rows: readonly (readonly Cell[])[]): ReadonlyMap<number, TitledColumn[] | null> {
  const found = new Map<number, TitledColumn[] | null>();
  let columns: TitledColumn[] = [];
  for (const [index, row] of rows.entries()) {
    if (areTitles(row) && rows[index + 1]?.length === row.length && !areTitles(rows[index + 1] ?? [])) {
      columns = row.map((title) => ({ title, cells: [] }));
      found.set(index, columns);
    } else if (columns.length > 0 && row.length === columns.length && !areTitles(row)) {
      for (const [at, cell] of row.entries()) columns[at]?.cells.push(cell);
      found.set(index, null);
    } else columns = [];
  }
  return found;
}

function areTitles(row: readonly Cell[]): boolean {
  const texts = row.map((cell) => blockTexts(cell).join(" "));
  const kinds = new Set(
    texts.map((text) => titleKind(text)).map((title) => (title?.exact === true ? title.kind : null)),
  );
  return kinds.size >= leastTitles && kinds.size === row.length && !kinds.has(null) && !texts.every(isColumnName);
}
