import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { cleanPart } from "../entries/parts.ts";
import type { Row } from "../entries/rows.ts";
import type { Cell } from "./listed-skills.ts";

const setIn = 12;
const leastBelow = 2;

/** "Office | Word" above rows that stand below "Word": the first cell is a margin of its own, and names the group. */
export function labelInMargin(
  layout: DocumentLayout,
  rows: readonly Row[],
  index: number,
  cells: readonly Cell[],
): Piece | null {
  const [label, first] = cells;
  const row = rows[index];
  if (label === undefined || first === undefined || row === undefined || cells.length !== 2 || !layout.positioned)
    return null;
  const below = rows.slice(index + 1, index + 1 + leastBelow);
  const isBelow = ({ line, bullet }: Row) =>
    !bullet && line.page === row.line.page && line.segments.length === 1 && Math.abs(line.x - first.x) < setIn / 4;
  if (first.x - label.x < setIn || below.length < leastBelow || !below.every(isBelow)) return null;
  return cleanPart(pieceOf(layout.text, label.start, label.end), layout.text);
}
