import { cellSide } from "./ground-map.ts";
import type { PagePanels } from "./panels-of-page.ts";

type Box = { x0: number; y0: number; x1: number; y1: number };

/** Smaller ones are no ground of a column. */
const leastCells = 800;
/** So many cells at each side may stick out: letters that touch an edge, stains. */
const outliers = 0.03;

/** The boxes of large panels once the rows of their page are level, in its pixels. */
export function panelBoxes({ panels }: Pick<PagePanels, "panels">, columns: number, slope: number): Box[] {
  return panels
    .filter((cells) => cells.length >= leastCells)
    .map((cells) => {
      const places = cells.map((cell) => [(cell % columns) * cellSide, Math.floor(cell / columns) * cellSide] as const);
      const [x0, x1] = span(places.map(([x, y]) => x + slope * y));
      const [y0, y1] = span(places.map(([x, y]) => y - slope * x));
      return { x0, y0, x1: x1 + cellSide, y1: y1 + cellSide };
    });
}

function span(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const skipped = Math.floor(outliers * sorted.length);
  return [sorted[skipped] ?? 0, sorted[sorted.length - 1 - skipped] ?? 0];
}
