import type { Run, SourcePage } from "../core/document.ts";
import { intoChunks, withoutRaisedLetters } from "./chunks.ts";
import { intoBandsByPanel } from "./panels.ts";
import { toPiece } from "./piece.ts";
import type { Band } from "./regions.ts";
import { readRows } from "./rows.ts";
import type { Row } from "./rows.ts";

/** Reads one page: its rows in reading order, each with the number of the column region it stands in. */
export function readPageRows(runs: readonly Run[], sourcePage: SourcePage, bodySize: number): Row[] {
  const page = sourcePage.number;
  const upright = runs.filter((run) => run.turns === undefined);
  const bands = intoBandsByPanel(intoChunks(withoutRaisedLetters(upright.map(toPiece))), sourcePage, bodySize);
  const rows: Row[] = [];
  let column = -1;
  const read = (list: readonly Band[]): void => {
    for (const band of list) {
      if (band.kind === "columns") {
        read(band.left);
        read(band.right);
      } else {
        column += 1;
        const { margin } = band;
        for (const chunks of readRows(band)) rows.push({ page, column, chunks, margin });
      }
    }
  };
  read(bands);
  return [...rows, ...turnedRows(runs, page, column + 1)];
}

/** Text that runs up or down the page is read last, each run on its own. */
function turnedRows(runs: readonly Run[], page: number, column: number): Row[] {
  return runs
    .filter((run) => run.turns !== undefined)
    .flatMap((run) => intoChunks([toPiece(run)]))
    .map((chunk) => ({ page, column, chunks: [chunk], margin: null }));
}
