import type { Diagnostic } from "@vitrine/model";

/** Where a structured export comes from. */
export type ImportSource = "linkedin" | "json_resume";
export type SourceKind = "pdf" | "docx" | "doc" | "text" | ImportSource;

/**
 * A stretch of text with one style, as the file gives it. Lengths are in points, the origin is the
 * top left corner of the page. Formats without positions (text, DOC) give `x` = 0 and stack lines in `y`.
 */
export type Run = {
  text: string;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
  fontName: string;
  bold: boolean;
  italic: boolean;
  /** Address of a link annotation or hyperlink under this run. */
  link: string | null;
  /**
   * The edge at which every UTF-16 unit of `text` begins and, last, the edge at which it ends: left edges, or right ones
   * where the text is written from right to left. Only where positions are real.
   */
  offsets?: number[];
  /** True when an icon glyph without a text of its own was dropped just before this run. */
  iconBefore?: boolean;
  /** True when this run stands on a small ground of its own beside that of the run before it, as chips do. */
  isParted?: boolean;
  /** Clockwise quarter turns of the writing direction against the page; absent means upright. */
  turns?: 1 | 2 | 3;
};

/**
 * A paragraph (or a hard line of one) of a format that has an order but no positions: text, DOC, DOCX.
 * `x` of its runs is the indent, their `y` is meaningless.
 */
export type FlowLine = {
  /** Style changes and hyperlinks inside the line; a tab stop is a run whose text is a tab. */
  runs: Run[];
  /** Heading level that the format names, 1 for the highest. */
  headingLevel: number | null;
  bullet: string | null;
  indent: number;
  /** True when the format or an empty line sets this line apart from the one before. */
  gapBefore: boolean;
  /** 0 for the main text; other numbers are cells, text boxes or side regions read on their own. */
  column: number;
};

export type SourcePage = {
  number: number;
  width: number;
  height: number;
  /** Clockwise quarter turns that were undone to make the text upright; width and height are those after it. */
  turns?: 1 | 2 | 3;
  /** Tall coloured grounds on the page, as side columns stand on. */
  panels?: { x0: number; y0: number; x1: number; y1: number }[];
  /** Upright and level strokes on the page, as the borders of tables are. */
  rules?: { x0: number; y0: number; x1: number; y1: number }[];
  /** True when the page is written from right to left and was mirrored, so that its rows begin at the left. */
  isMirrored?: true;
  /** Slope of the lines of a scanned page that was taken out of the places of its runs. */
  skew?: number;
};

/** Whether there was time to read pictures of pages to their end. */
export type PicturesRead = "whole" | "unfinished";

/** What a format reader gives: pages and styled runs in the order of the file, which is not the reading order. */
export type SourceDocument = {
  kind: SourceKind;
  pages: SourcePage[];
  runs: Run[];
  /** True when positions are real (PDF, OCR) and boxes may be shown on a page picture. */
  positioned: boolean;
  /** Language tag from the file's own metadata, if any. */
  language: string | null;
  diagnostics: Diagnostic[];
  /** How the pictures were read that most pages of it are; absent where most have text. */
  pictures?: PicturesRead;
  /** A CV as data that lies beside the pages in the file (XML of Europass), if there is one. */
  attached?: string;
  /** Lines in the order of the file for formats without positions; `runs` is empty then. */
  flow?: FlowLine[];
};
