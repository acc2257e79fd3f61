import type { Run, SourcePage } from "../core/document.ts";
import type { ColumnWay } from "../core/ways.ts";
import { titleKind } from "../sections/title-kind.ts";
import { intoChunks } from "./chunks.ts";
import { withoutRaisedLetters } from "./raised-letters.ts";
import { intoBandsByPanel } from "./panels.ts";
import { toChunk, toPiece } from "./piece.ts";
import type { Chunk } from "./piece.ts";
import type { Band } from "./regions.ts";
import { withRowsOfCells } from "./rows-of-cells.ts";
import { readRows } from "./rows.ts";
import type { Row } from "./rows.ts";
import { sliceAbove, sliceAtTitles } from "./turned-titles.ts";

const maxGridItem = 45;

/** Reads one page: its rows in reading order, each with the number of the column region it stands in. */
export function readPageRows(
  runs: readonly Run[],
  sourcePage: SourcePage,
  { bodySize, titles, columns }: { bodySize: number; titles: ReadonlySet<Run>; columns: ColumnWay },
): Row[] {
  const page = sourcePage.number;
  const upright = runs.filter((run) => run.turns === undefined);
  const beside = runs.filter((run) => titles.has(run));
  const cells = withRowsOfCells(upright.map(toPiece), beside.length > 0 ? undefined : sourcePage.rules);
  const chunks = intoChunks(withoutRaisedLetters(cells.pieces));
  const above = cells.titles.map((pieces) => toChunk(pieces));
  const rows: Row[] = [];
  let column = -1;
  let continues = false;
  const read = (list: readonly Band[]): void => {
    for (const band of list) {
      if (band.kind === "columns") {
        // A grid of plain items is one list in several columns, not several regions.
        const isGrid = column >= 0 && isPlainGrid(band, bodySize);
        continues = isGrid;
        read(band.left);
        continues = isGrid;
        read(band.right);
        continues = isGrid;
      } else {
        if (!continues) column += 1;
        const { margin } = band;
        for (const row of readRows(band)) rows.push({ page, column, chunks: row, margin });
      }
    }
  };
  for (const slice of beside.length > 0 ? sliceAtTitles(chunks, beside) : sliceAbove(chunks, above)) {
    continues = false;
    if (slice.title !== null) rows.push({ page, column: column + 1, chunks: [slice.title], margin: null });
    read(intoBandsByPanel(slice.chunks, sourcePage, { bodySize, columns }));
  }
  const others = runs.filter((run) => !titles.has(run));
  return [...rows, ...turnedRows(others, page, column + 1)];
}

/** Short items in one plain look; columns that each begin with capitals have titles of their own. */
function isPlainGrid(band: Band, bodySize: number): boolean {
  const cells = withoutTitle(leaves(band));
  const isPlain = cells.flat().every((chunk) => {
    const isShort = chunk.text.length <= maxGridItem && chunk.size < 1.12 * bodySize;
    return isShort && chunk.pieces.every((piece) => !piece.run.bold);
  });
  const isTitled = cells.every(([first]) => first !== undefined && first.text === first.text.toUpperCase());
  return isPlain && !isTitled;
}

const sameRow = 0.3;

/** Without the title of a list that stands over its first column alone, where the others begin beside the row below it. */
function withoutTitle(cells: Chunk[][]): Chunk[][] {
  const [[title, next, ...column] = [], ...others] = cells;
  if (title === undefined || next === undefined || titleKind(title.text)?.exact !== true) return cells;
  const areBeside = others.every(([first]) => {
    return first !== undefined && Math.abs(first.baseline - next.baseline) <= sameRow * next.size;
  });
  return areBeside ? [[next, ...column], ...others] : cells;
}

function leaves(band: Band): Chunk[][] {
  if (band.kind === "columns") return [...band.left, ...band.right].flatMap(leaves);
  return [band.chunks.toSorted((a, b) => a.baseline - b.baseline)];
}

/** Text that runs up or down the page is read last, each run on its own. */
function turnedRows(runs: readonly Run[], page: number, column: number): Row[] {
  return runs
    .filter((run) => run.turns !== undefined)
    .flatMap((run) => intoChunks([toPiece(run)]))
    .map((chunk) => ({ page, column, chunks: [chunk], margin: null }));
}
