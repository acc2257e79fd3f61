import type { Box } from "@vitrine/model";

/** A piece of a line that is set apart by a gap or a change of style; offsets into the canonical text. */
export type Segment = {
  text: string;
  start: number;
  end: number;
  /** Left edge and width in points on the page. */
  x: number;
  width: number;
  bold: boolean;
  italic: boolean;
  fontSize: number;
  link: string | null;
  /** Empty gap before this segment in points; a tab stop or column gap is a large one. */
  gapBefore: number;
};

/** One visual line of one column, in reading order. */
export type Line = {
  page: number;
  /** 0-based column region on the page; lines of one region read top to bottom. */
  column: number;
  /** Lines with the same block number stand together without a vertical gap. */
  block: number;
  text: string;
  start: number;
  end: number;
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
  bold: boolean;
  italic: boolean;
  /** The bullet glyph that was taken off the front, if any; `text` does not hold it. */
  bullet: string | null;
  /** Empty space above in points, measured to the previous line of the same column. */
  gapBefore: number;
  /** Heading level that the format itself names (a Word heading style); null when it says nothing. */
  headingLevel: number | null;
  segments: Segment[];
};

/**
 * The document in reading order. `text` is the canonical text that all offsets point into: lines joined by a line
 * feed, segments of a line joined by a space, or by a tab where the gap between them is a column gap or tab stop.
 */
export type DocumentLayout = {
  text: string;
  lines: Line[];
  /** Most common font size of running text in points. */
  bodyFontSize: number;
  positioned: boolean;
  language: string | null;
  /** Boxes of a range of the canonical text, in fractions of the page, for evidence. */
  boxesOf: (start: number, end: number) => { page: number; boxes: Box[] }[];
};
