import type { Diagnostic } from "@vitrine/model";

export type SourceKind = "pdf" | "docx" | "doc" | "text";

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
};

export type SourcePage = { number: number; width: number; height: number };

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
};
