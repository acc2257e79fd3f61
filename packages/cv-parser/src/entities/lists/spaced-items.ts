import type { DocumentLayout } from "../../core/layout.ts";
import type { Row } from "../entries/rows.ts";
import { columnKey, proseGap } from "../entries/wrapping.ts";
import { roomBehind } from "./one-row-items.ts";

const leastRows = 3;
/** How far the space between two rows may stray from that of running text, and by how much items stand farther apart, in heights of a row. */
const even = 0.06;
const fartherApart = 0.14;
const sameSize = 0.3;

/**
 * Names that a narrow column broke: rows as close as those of running text, without room for the next word, go on in one
 * name, where the names stand farther apart than that. Null where the space between rows does not tell.
 */
export function spacedItems(layout: DocumentLayout, rows: readonly Row[]): Row[][] | null {
  const prose = layout.positioned ? proseGap(layout) : Infinity;
  if (rows.length < leastRows || !Number.isFinite(prose) || !rows.every((row) => isPlain(row, layout))) return null;
  const hasRoom = roomBehind(layout, rows);
  const items: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    const isFresh = above === undefined || columnKey(above.line) !== columnKey(row.line);
    const space = row.line.gapBefore / Math.max(1, row.line.height);
    if (isFresh || space > prose + fartherApart) items.push([row]);
    else if (Math.abs(space - prose) > even || hasRoom(above, row)) return null;
    else items.at(-1)?.push({ ...row, continues: true });
  }
  return items.length > 1 && items.length < rows.length ? items : null;
}

/** A name alone in its row, in the size of running text. */
const isPlain = ({ bullet, dates, text, line }: Row, { bodyFontSize }: DocumentLayout): boolean =>
  !bullet &&
  dates.length === 0 &&
  !/[,;:|•·\t]/u.test(text) &&
  !line.bold &&
  Math.abs(line.fontSize - bodyFontSize) < sameSize;
