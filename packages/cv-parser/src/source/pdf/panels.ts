import type { SourcePage } from "../../core/document.ts";
import type { Mark } from "./glyph.ts";

type Panel = NonNullable<SourcePage["panels"]>[number];

const minHeight = 0.35;
const minWidth = 0.12;
const maxWidth = 0.6;
const maxPanels = 4;

/** The filled shapes of a page that can be the ground of a column; all lengths in the same measure. */
export function findPanels(
  fills: readonly (Mark & { colour: string | null })[],
  page: { width: number; height: number },
): Panel[] {
  const panels: Panel[] = [];
  for (const fill of fills) {
    const x0 = Math.max(0, fill.x0);
    const x1 = Math.min(page.width, fill.x1);
    const y0 = Math.max(0, fill.y0);
    const y1 = Math.min(page.height, fill.y1);
    const width = (x1 - x0) / page.width;
    const isColumn = y1 - y0 > minHeight * page.height && width > minWidth && width < maxWidth;
    const isKnown = panels.some((panel) => Math.abs(panel.x0 - x0) < 2 && Math.abs(panel.x1 - x1) < 2);
    if (isColumn && !isKnown && !/^#f[a-f\d]f[a-f\d]f[a-f\d]$/i.test(fill.colour ?? ""))
      panels.push({ x0, x1, y0, y1 });
  }
  return panels.slice(0, maxPanels);
}
