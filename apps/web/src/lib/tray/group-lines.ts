import type { UnplacedLine } from "@vitrine/model";

/** Lines that stand together in the CV. */
export type LineGroup = { key: string; title: string; lines: UnplacedLine[] };

/** Lines by the page and the title that they stand under, in the order of the CV. */
export function groupLines(lines: readonly UnplacedLine[]): LineGroup[] {
  const hasPages = lines.some(({ page }) => page > 1);
  const groups = Map.groupBy(lines, ({ page, section }) => `${page} ${section}`);
  return [...groups].map(([key, members]) => {
    const [{ page, section } = { page: 1, section: "" }] = members;
    const named = section === "" ? "Without a title" : `“${section}”`;
    return { key, title: hasPages ? `Page ${page} · ${named}` : named, lines: members };
  });
}

/** "2 lines", "1 line" */
export function linesText(count: number): string {
  return count === 1 ? "1 line" : `${count} lines`;
}
