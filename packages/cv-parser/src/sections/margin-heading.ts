import type { DocumentLayout, Line, Segment } from "../core/layout.ts";
import { titleKind } from "./title-kind.ts";

export type MarginHeading = {
  heading: Line;
  /** The rest of the line, which is text of the section; null when the heading stood alone. */
  content: Line | null;
  /** True when this is a further line of the heading above ("Selected" / "Projects"). */
  continues: boolean;
};

/** Takes a heading off the front of a line when it stands in the margin, set apart from the text by a gap. */
export function splitMarginHeading(line: Line, layout: DocumentLayout): MarginHeading | null {
  const [first, ...rest] = line.segments;
  const second = rest[0];
  if (first === undefined || second === undefined || line.bullet !== null) return null;
  if (second.gapBefore < line.fontSize * 0.8) return null;
  const match = titleKind(first.text);
  if (match?.exact !== true || !standsInMargin(first, second, line, layout)) return null;
  return { heading: lineOf(line, [first]), content: lineOf(line, rest), continues: false };
}

/** Most other lines of the column must begin where the text begins, not where the heading does. */
function standsInMargin(heading: Segment, text: Segment, line: Line, layout: DocumentLayout): boolean {
  const peers = layout.lines.filter((peer) => peer.page === line.page && peer.column === line.column && peer !== line);
  const inText = peers.filter((peer) => peer.x > heading.x + heading.width * 0.5 || peer.x >= text.x - 2).length;
  return peers.length >= 3 && inText / peers.length >= 0.6;
}

/** The same line reduced to some of its segments. */
export function lineOf(line: Line, segments: Segment[]): Line {
  const first = segments[0];
  const last = segments.at(-1);
  if (first === undefined || last === undefined) return line;
  return {
    ...line,
    text: segments.map((segment) => segment.text).join(" "),
    start: first.start,
    end: last.end,
    x: first.x,
    width: last.x + last.width - first.x,
    fontSize: first.fontSize,
    bold: segments.every((segment) => segment.bold),
    italic: segments.every((segment) => segment.italic),
    segments,
  };
}
