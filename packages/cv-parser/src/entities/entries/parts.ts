import type { DocumentLayout, Segment } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import type { Row } from "./rows.ts";

export type Separator = "start" | "line" | "gap" | "style" | "pipe" | "dash" | "comma" | "at" | "paren";

/** A stretch of an entry's header between two separators, with what stands around it. */
export type Part = {
  piece: Piece;
  separator: Separator;
  /** Row of the header, counted from the row with the date. */
  row: number;
  /** Place within its row: first, last or between. */
  place: "only" | "first" | "middle" | "last";
  bold: boolean;
  italic: boolean;
  fontSize: number;
};

type Cut = { start: number; end: number; separator: Separator };

const separators: readonly (readonly [Separator, RegExp])[] = [
  ["pipe", /\s*(?:[|¦•·∙●▪◦⋅‧■♦◆]|\s\/\s|\t)\s*/gu],
  ["dash", /\s+[–—−-]\s+|\s*[—]\s*/gu],
  ["at", /\s+(?:@\s*|(?:at|bei|chez|presso|bij|hos)\s+(?=[\p{Lu}\d"“„«]))/gu],
  ["comma", /\s*[,;，；]\s+/gu],
];

/** Splits the header rows of an entry into parts at gaps, changes of style and separators, dates left out. */
export function partsOf(layout: DocumentLayout, header: readonly Row[]): Part[] {
  const anchorRow = Math.max(0, header.findIndex((row) => row.anchor !== null));
  return header.flatMap((row, index) => {
    const parts = row.line.segments.flatMap((segment, place) => segmentParts(layout, row, { segment, above: row.line.segments[place - 1] }));
    return parts.map((part, place) => ({
      ...part,
      row: index - anchorRow,
      separator: place === 0 ? (index === 0 ? ("start" as const) : ("line" as const)) : part.separator,
      place: placeOf(place, parts.length),
    }));
  });
}

function placeOf(index: number, count: number): Part["place"] {
  if (count === 1) return "only";
  if (index === 0) return "first";
  return index === count - 1 ? "last" : "middle";
}

function segmentParts(layout: DocumentLayout, row: Row, { segment, above }: { segment: Segment; above: Segment | undefined }): Part[] {
  const text = layout.text.slice(segment.start, segment.end);
  const cuts = cutsOf(text, segment.start, row);
  const parts: Part[] = [];
  let start = segment.start;
  let separator: Separator = above === undefined ? "start" : segmentSeparator(segment, above, layout.text);
  for (const cut of [...cuts, { start: segment.end, end: segment.end, separator: "start" as const }]) {
    const piece = cleanPart(pieceOf(layout.text, start, cut.start), layout.text);
    if (piece.text !== "") {
      parts.push({ piece, separator, row: 0, place: "only", bold: segment.bold, italic: segment.italic, fontSize: segment.fontSize });
      separator = cut.separator;
    } else if (separator === "start" || separator === "comma" || separator === "style") separator = cut.separator;
    start = cut.end;
  }
  return parts;
}

/** Segments parted by style only may have a written separator between them: "Company, *Position*". */
function segmentSeparator(segment: Segment, above: Segment, text: string): Separator {
  if (segment.gapBefore > segment.fontSize * 1.2) return "gap";
  const between = `${text.slice(above.start, above.end).slice(-2)}${text.slice(above.end, segment.start)}${text.slice(segment.start, segment.start + 2)}`;
  if (/[|•·]/.test(between)) return "pipe";
  if (/[,;]/.test(between)) return segment.bold !== above.bold || segment.italic !== above.italic ? "style" : "comma";
  return segment.bold !== above.bold || segment.italic !== above.italic || Math.abs(segment.fontSize - above.fontSize) > 0.5 ? "style" : "comma";
}

/** Where a segment is cut: dates go as a whole, separators inside brackets do not count. */
function cutsOf(text: string, offset: number, row: Row): Cut[] {
  const cuts: Cut[] = row.dates
    .filter((date) => date.end > offset && date.start < offset + text.length)
    .map((date) => dateCut(text, offset, date));
  for (const [separator, pattern] of separators) {
    for (const match of text.matchAll(pattern)) {
      const cut = { start: offset + match.index, end: offset + match.index + match[0].length, separator };
      const nested = depthAt(text, match.index) > 0 && separator !== "pipe";
      if (!nested && !cuts.some((other) => cut.start < other.end && cut.end > other.start)) cuts.push(cut);
    }
  }
  return cuts.sort((first, second) => first.start - second.start);
}

function dateCut(text: string, offset: number, date: { start: number; end: number }): Cut {
  let start = Math.max(0, date.start - offset);
  let end = Math.min(text.length, date.end - offset);
  const lead = /[([]\s*$/.exec(text.slice(0, start));
  const tail = /^\s*[)\]]/.exec(text.slice(end));
  if (lead !== null && tail !== null) [start, end] = [lead.index, end + tail[0].length];
  return { start: offset + start, end: offset + end, separator: "pipe" };
}

function depthAt(text: string, index: number): number {
  let depth = 0;
  for (const letter of text.slice(0, index)) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
  }
  return depth;
}

const looseEdge = /^[\s,;:|·•–—\-/]+|[\s,;:|·•–—\-/]+$/gu;

/** Drops separators left at the edges and a bracket that has lost its partner. */
export function cleanPart(piece: Piece, source: string): Piece {
  const range = piece.ranges[0];
  if (range === undefined) return piece;
  let { start, end } = range;
  let text = source.slice(start, end);
  for (let round = 0; round < 3; round += 1) {
    const trimmed = text.replace(looseEdge, "");
    start += text.indexOf(trimmed);
    text = trimmed;
    const opens = (text.match(/\(/g) ?? []).length;
    const closes = (text.match(/\)/g) ?? []).length;
    if (closes > opens && text.endsWith(")")) text = text.slice(0, -1);
    else if (opens > closes && text.startsWith("(")) [text, start] = [text.slice(1), start + 1];
    else if (opens > closes && text.endsWith("(")) text = text.slice(0, -1);
    else if (opens === 1 && closes === 1 && text.startsWith("(") && text.endsWith(")")) [text, start] = [text.slice(1, -1), start + 1];
  }
  end = start + text.length;
  return pieceOf(source, start, end);
}
