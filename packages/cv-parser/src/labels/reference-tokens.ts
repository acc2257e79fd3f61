import type { DocumentLayout } from "../core/layout.ts";
import type { Row } from "../entities/entries/rows.ts";

/** A word of a list of references, and what stands before it: marks, and whether it opens a row. */
export type ReferenceToken = {
  /** Place in the canonical text. */
  start: number;
  end: number;
  text: string;
  /** Number of its row in the list, and whether it is the first word there. */
  row: number;
  opensRow: boolean;
  /** Marks between it and the word before it, all quotes, dashes and blanks written in one way. */
  before: string;
  /** Marks behind it up to the next word or the end of its row. */
  after: string;
  bold: boolean;
  italic: boolean;
};

const word = /[\p{L}\p{N}\p{M}]+(?:['’‐‑-][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a list, row by row in the order of the page. */
export function referenceTokens(layout: DocumentLayout, rows: readonly Row[]): ReferenceToken[] {
  return rows.flatMap(({ line }, row) => {
    const text = layout.text.slice(line.start, line.end);
    const found = [...text.matchAll(word)];
    const segments = line.segments.filter(({ start, end }) => start >= line.start && end <= line.end);
    let at = 0;
    return found.map((match, index): ReferenceToken => {
      const end = match.index + match[0].length;
      const last = found[index - 1];
      const start = line.start + match.index;
      while ((segments[at + 1]?.start ?? Infinity) <= start) at += 1;
      const look = segments[at] ?? line;
      return {
        start,
        end: line.start + end,
        text: match[0],
        row,
        opensRow: index === 0,
        before: marksOf(text.slice(last === undefined ? 0 : last.index + last[0].length, match.index)),
        after: marksOf(text.slice(end, found[index + 1]?.index ?? text.length)),
        bold: look.bold,
        italic: look.italic,
      };
    });
  });
}

const longestMarks = 5;

function marksOf(between: string): string {
  return between
    .replace(/[“”„«»‟"]|[‘’‚‹›`']/gu, '"')
    .replace(/[–—−]/gu, "-")
    .replace(/\s+/gu, "_")
    .slice(0, longestMarks);
}
