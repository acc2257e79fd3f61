import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";

type Extent = { left: number; right: number; bottom: number };
type Lane = Extent & { key: string; page: number; section: Section };

/**
 * Remembers which section each column was in. Text at the top of a column without a heading goes on with what stood
 * in the same place before, on this page or the one before it, and not with the last line that was read.
 */
export class Lanes {
  readonly #extents: ReadonlyMap<string, Extent>;
  readonly #lanes: Lane[] = [];
  /** Titles that columns end with: what stands below them, however wide, is theirs. */
  readonly #titles: Line[] = [];
  #last: { line: Line; section: Section } | null = null;
  readonly #positioned: boolean;
  #key = "";

  constructor(layout: DocumentLayout) {
    this.#positioned = layout.positioned;
    this.#extents = columnExtents(layout.lines);
  }

  /** The section that a line goes on with when it begins a new column; null when it simply follows the line above. */
  sectionAt(line: Line): Section | null {
    const key = keyOf(line);
    const extent = this.#extents.get(key);
    if (key === this.#key || extent === undefined || this.#key === "") return null;
    // Without places a title that stands in a box of its own names what is read next, wherever that begins.
    const last = this.#lanes.at(-1)?.section;
    if (!this.#positioned && last?.lines.length === 0 && last.headings.length > 0) return last;
    this.#noteTitle();
    const fitting = this.#lanes.filter((lane) => overlap(lane, extent) > 0.5 || Math.abs(lane.left - extent.left) < 12);
    return fitting.findLast((lane) => !this.#isClosed(lane, line))?.section ?? null;
  }

  /** Remembers the last line of a column, where it is a title. */
  #noteTitle(): void {
    const { line, section } = this.#last ?? {};
    if (line !== undefined && section?.headings.at(-1) === line && section.lines.length === 0) this.#titles.push(line);
  }

  /** True where a title that stands alone over or beside the columns below parts a line from what stood above it. */
  #isClosed(lane: Lane, line: Line): boolean {
    return this.#titles.some(
      (title) =>
        title.page === line.page && lane.page === line.page && title.y >= lane.bottom && title.y < line.y + line.height,
    );
  }

  /** True when a line is the first of a column other than the first. */
  isNewColumn(line: Line): boolean {
    return this.#key !== "" && keyOf(line) !== this.#key;
  }

  /** Records the section that a line belongs to. */
  note(line: Line, section: Section | undefined): void {
    const key = keyOf(line);
    const extent = this.#extents.get(key);
    this.#key = key;
    this.#last = section === undefined ? null : { line, section };
    if (section === undefined || extent === undefined) return;
    const last = this.#lanes.at(-1);
    if (last?.key === key) last.section = section;
    else this.#lanes.push({ key, page: line.page, ...extent, section });
  }
}

const keyOf = (line: Line) => `${line.page}/${line.column}`;

function overlap(lane: { left: number; right: number }, extent: { left: number; right: number }): number {
  const shared = Math.min(lane.right, extent.right) - Math.max(lane.left, extent.left);
  const width = extent.right - extent.left;
  return width <= 0 ? 1 : shared / width;
}

function columnExtents(lines: readonly Line[]): Map<string, Extent> {
  const extents = new Map<string, Extent>();
  for (const line of lines) {
    const known = extents.get(keyOf(line));
    const right = line.x + line.width;
    extents.set(keyOf(line), {
      left: Math.min(known?.left ?? line.x, line.x),
      right: Math.max(known?.right ?? right, right),
      bottom: Math.max(known?.bottom ?? 0, line.y + line.height),
    });
  }
  return widenTwins(extents, Math.max(0, ...lines.map((line) => line.x + line.width)));
}

/** The two columns below twin titles reach to each other and to the edge of the page, however short their lines are. */
function widenTwins(extents: Map<string, Extent>, pageRight: number): Map<string, Extent> {
  for (const [key, extent] of extents) {
    if (!key.endsWith(".6")) continue;
    const twin = extents.get(key.replace(/\.6$/, ".3"));
    if (twin !== undefined) twin.right = Math.max(twin.right, extent.left - 1);
    extent.right = Math.max(extent.right, pageRight);
  }
  return extents;
}
