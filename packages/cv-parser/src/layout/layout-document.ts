import type { SourceDocument } from "../core/document.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { usualColumns } from "../core/ways.ts";
import type { ColumnWay } from "../core/ways.ts";
import { bodySizeOf } from "./body-size.ts";
import { layoutFlow } from "./flow-layout.ts";
import { toCanonical } from "./canonical.ts";
import type { LocalLine } from "./canonical.ts";
import { withMirroredPages } from "./mirrored-pages.ts";
import { withoutRepeats } from "./repeats.ts";
import { rowsWithBrokenDash } from "./broken-dashes.ts";
import { buildLineText } from "./line-text.ts";
import { readPageRows } from "./page-rows.ts";
import type { Row } from "./rows.ts";
import { turnedTitles } from "./turned-titles.ts";
import { withBlocks } from "./blocks.ts";

/**
 * Rebuilds lines and reading order of a document from the places of its runs. Pure and deterministic.
 * @param columns how readily pages are parted into columns
 */
export function layoutDocument(given: SourceDocument, columns: ColumnWay = usualColumns): DocumentLayout {
  if (given.flow) return layoutFlow(given, given.flow);
  const source = withMirroredPages(given);
  const bodyFontSize = bodySizeOf(source.runs);
  const titles = turnedTitles(source.runs);
  const rows = source.pages.flatMap((page) => {
    const runs = source.runs.filter((run) => run.page === page.number);
    return readPageRows(runs, page, { bodySize: bodyFontSize, titles, columns });
  });
  const own = withoutRepeats(rows);
  const broken = rowsWithBrokenDash(own);
  const lines = withBlocks(own.map((row) => toLine(row, broken.has(row))).filter(({ line }) => line.text !== ""));
  return {
    ...toCanonical(lines, source.pages, source.positioned),
    bodyFontSize,
    positioned: source.positioned,
    language: source.language,
  };
}

function toLine(row: Row, isBroken: boolean): LocalLine {
  const { text, segments, placed, bullet } = buildLineText(row.chunks, row.margin, isBroken);
  const largest = segments.toSorted((a, b) => b.text.length - a.text.length)[0];
  const boxes = row.chunks;
  const x = segments[0]?.x ?? Math.min(...boxes.map((chunk) => chunk.x0));
  const y = Math.min(...boxes.map((chunk) => chunk.y0));
  const line: Line = {
    page: row.page,
    column: row.column,
    block: 0,
    text,
    start: 0,
    end: text.length,
    x,
    y,
    width: Math.max(...boxes.map((chunk) => chunk.x1)) - x,
    height: Math.max(...boxes.map((chunk) => chunk.y1)) - y,
    fontSize: largest?.fontSize ?? 0,
    bold: segments.length > 0 && segments.every((segment) => segment.bold),
    italic: segments.length > 0 && segments.every((segment) => segment.italic),
    bullet,
    gapBefore: 0,
    headingLevel: null,
    segments,
  };
  return { line, placed };
}
