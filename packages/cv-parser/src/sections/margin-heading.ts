import { takeBullet } from "../core/bullet.ts";
import type { DocumentLayout, Line, Segment } from "../core/layout.ts";
import { wordSet, wordsOf } from "../core/words.ts";
import { isColumnName } from "../lexicon/column-names.ts";
import { labelRows } from "../lexicon/form-labels.ts";
import { languageNames } from "../lexicon/languages.ts";
import { titleKind } from "./title-kind.ts";

export type MarginHeading = {
  heading: Line;
  /** The rest of the line, which is text of the section; null when the heading stood alone. */
  content: Line | null;
  /** True when this is a further line of the heading above ("Selected" / "Projects"). */
  continues: boolean;
};

type Split = { margin: Line; content: Line };

/** How far in, in points, text beside a title may begin, as its bullets do. */
const farthestFromEdge = 30;
const bulletWidth = 14;
/** Titles that nothing parts from their text are believed where the margin holds as many others. */
const leastGuessed = 2;
/** Names of columns beside a title, at least. */
const leastNames = 2;

/** Finds headings that stand in a margin to the left of the text, set apart by place and not by a line of their own. */
export class MarginReader {
  readonly #layout: DocumentLayout;
  readonly #edges: ReadonlyMap<string, number>;
  readonly #style: string | null;
  readonly #counts: ReadonlyMap<string, number>;
  /** The different known titles that space parts from their text: "Work" before "Role" in each entry is one, and no title. */
  readonly #parted: ReadonlySet<string>;
  readonly #inCells: ReadonlySet<string>;
  #open: Line | null = null;
  #above: { line: Line; margin: Line } | null = null;
  #started = false;

  constructor(layout: DocumentLayout) {
    this.#layout = layout;
    this.#edges = textEdges(layout);
    this.#inCells = titlesInCells(layout);
    this.#counts = this.#inMargin();
    this.#parted = this.#partedTitles();
    this.#style = this.#commonStyle();
  }

  /** The heading in the margin of a line; lines must be given in reading order. */
  read(line: Line, next: Line | undefined): MarginHeading | null {
    const split = this.#split(line);
    if (split === null || (isGuessed(line, split) && !this.#goesOnBeside(split, next))) {
      this.#open = null;
      return null;
    }
    const { margin } = split;
    const content = withMark(split.content);
    const isOfForm = this.#isOfForm(line, margin, next);
    this.#above = { line, margin };
    if (isOfForm) {
      this.#open = null;
      return null;
    }
    // "Website https://…" in small letters below an entry: no title is smaller than the text.
    if (margin.fontSize < this.#layout.bodyFontSize - 0.5) return null;
    const above = this.#open;
    const areBothTitles = [above?.text ?? "", margin.text].every((text) => titleKind(text)?.exact === true);
    if (
      above !== null &&
      !areBothTitles &&
      isNear(above, margin) &&
      titleKind(`${above.text} ${margin.text}`)?.exact === true
    ) {
      this.#open = null;
      return { heading: margin, content, continues: true };
    }
    const kind = titleKind(margin.text);
    const styled =
      this.#started &&
      this.#style !== null &&
      marginStyle(margin) === this.#style &&
      marginStyle(content) !== this.#style &&
      this.#beginsAtEdge(line, content) &&
      isTitleLike(margin.text);
    const below = next === undefined ? null : this.#split(next);
    const opens =
      kind?.exact !== true &&
      below !== null &&
      isNear(margin, below.margin) &&
      titleKind(`${margin.text} ${below.margin.text}`)?.exact === true;
    if (kind?.exact !== true && !styled && !opens) return null;
    this.#open = margin;
    this.#started = true;
    return { heading: margin, content, continues: false };
  }

  /**
   * "Diplôme:" right below "Période:" or above "École:" in one look: a label of a form, although it titles sections elsewhere.
   */
  #isOfForm(line: Line, margin: Line, next: Line | undefined): boolean {
    const below = next === undefined ? undefined : this.#split(next)?.margin;
    const above = this.#above !== null && isBelow(this.#above.line, line) ? this.#above.margin : undefined;
    const isLabel = (other: Line | undefined): boolean =>
      other !== undefined && marginStyle(other) === marginStyle(margin) && this.#isFormLabel(other.text);
    return (
      this.#isFormLabel(margin.text) && [above, below].some((other) => isLabel(other) && other?.text !== margin.text)
    );
  }

  /** A label that forms write before a part of an entry, with its colon or in several entries. */
  #isFormLabel(text: string): boolean {
    return labelRows([text])[0] === "begins" && (/[:：]\s*$/u.test(text) || (this.#counts.get(text) ?? 0) > 1);
  }

  /** Text beside a title begins where all text does; a further name of an entry begins where the first one ends. */
  #beginsAtEdge(line: Line, content: Line): boolean {
    const edge = this.#edges.get(columnKey(line));
    return edge === undefined || content.x <= edge + farthestFromEdge;
  }

  /** What follows text that stands beside a title begins beside it too, or is the next title in the margin. */
  #goesOnBeside({ margin, content }: Split, next: Line | undefined): boolean {
    if (next === undefined) return true;
    if (/^\p{Ll}/u.test(content.text) || this.#parted.size < leastGuessed) return false;
    if (next.x >= content.x - 4) return true;
    const below = this.#split(next);
    if (below === null || isGuessed(next, below)) return false;
    return below.margin.text !== margin.text && titleKind(below.margin.text)?.exact === true;
  }

  /** What stands in the margin, and how often. */
  #inMargin(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const line of this.#layout.lines) {
      const text = this.#split(line)?.margin.text;
      if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return counts;
  }

  #partedTitles(): Set<string> {
    const splits = this.#layout.lines.flatMap((line) => {
      const split = this.#split(line);
      return split === null || isGuessed(line, split) ? [] : [split.margin.text];
    });
    return new Set(splits.filter((text) => titleKind(text)?.exact === true));
  }

  /** The style of margin titles once at least three known ones share it; then unknown ones count too. */
  #commonStyle(): string | null {
    const titles = new Map<string, Set<string>>();
    for (const line of this.#layout.lines) {
      const split = this.#split(line);
      if (split === null || titleKind(split.margin.text)?.exact !== true) continue;
      const style = marginStyle(split.margin);
      titles.set(style, (titles.get(style) ?? new Set()).add(split.margin.text));
    }
    const common = [...titles].find(([, texts]) => texts.size >= 3);
    return common?.[0] ?? null;
  }

  /** A column with too few lines to have an edge of its own borrows one that fits its text. */
  #edgeElsewhere(line: Line): number | undefined {
    const second = line.segments[1];
    if (second === undefined) return undefined;
    return [...this.#edges.values()].find((edge) => Math.abs(edge - second.x) < 8);
  }

  /** Without places, a title in the first cell of a row is told by its style, by names of columns beside it, or by others. */
  #splitCells(line: Line): Split | null {
    const [first, ...rest] = line.segments;
    if (first === undefined || rest.length === 0 || titleKind(first.text)?.exact !== true) return null;
    const isStyled =
      line.headingLevel !== null ||
      (first.bold && !rest.some((segment) => segment.bold)) ||
      (rest.length >= leastNames && rest.every(({ text }) => isColumnName(text))) ||
      this.#inCells.has(first.text);
    const isCell = this.#layout.text.charAt(first.end) === "\t";
    const isTwin = rest.some(({ text }) => titleKind(text)?.exact === true && !isColumnName(text));
    return isStyled && isCell && !isTwin ? { margin: lineOf(line, [first]), content: lineOf(line, rest) } : null;
  }

  #split(line: Line): Split | null {
    if (!this.#layout.positioned && line.bullet === null) return this.#splitCells(line);
    if (
      line.bullet !== null ||
      (titleKind(line.text)?.exact === true && line.segments.every((segment) => /\p{L}/u.test(segment.text)))
    )
      return null;
    const edge = this.#edges.get(columnKey(line)) ?? this.#edgeElsewhere(line);
    if (edge === undefined || line.x > edge - 12) return null;
    const segments = line.segments.flatMap((segment) =>
      segment.x < edge - 4 && segment.x + segment.width > edge + 4
        ? cutAtEdge(segment, edge, this.#layout.text)
        : [segment],
    );
    // Where the text of bullets makes the edge, text without one begins where the bullets do.
    const isBeside = ({ x, gapBefore, fontSize }: Segment): boolean =>
      x >= edge - 4 || (x >= edge - bulletWidth && gapBefore > 2 * fontSize);
    const first = segments.findIndex(isBeside);
    const inMargin = first < 0 ? segments : segments.slice(0, first);
    const rest = first < 0 ? [] : segments.slice(first);
    return inMargin.length === 0 || rest.length === 0
      ? null
      : { margin: lineOf(line, inMargin), content: lineOf(line, rest) };
  }
}

/** So many different titles before a tab stop are the titles of a table without lines. */
const leastInCells = 3;

/**
 * "Fremdsprachen⇥Englisch", "Hobbys⇥Rudern": known titles before a tab stop, each once in the document. Labels of entries
 * come back ("Projekt", "Software"), and are none.
 */
function titlesInCells(layout: DocumentLayout): Set<string> {
  const counts = new Map<string, number>();
  for (const { segments } of layout.positioned ? [] : layout.lines) {
    const [first] = segments;
    if (first === undefined || layout.text.charAt(first.end) !== "\t" || titleKind(first.text)?.exact !== true)
      continue;
    counts.set(first.text, (counts.get(first.text) ?? 0) + 1);
  }
  const once = [...counts].flatMap(([text, count]) => (count === 1 ? [text] : []));
  return new Set(once.length >= leastInCells ? once : []);
}

/** True where nothing parts title and text: "Worked on pumps" may as well be a sentence. */
const isGuessed = (line: Line, { content }: Split): boolean =>
  line.segments.some(({ start, end }) => start < content.start && end > content.start);

const columnKey = (line: Line) => `${line.page}/${line.column}`;
const marginStyle = (line: Line) =>
  `${Math.round(line.fontSize * 2)}${line.bold}${line.segments[0]?.bold ?? false}${line.text === line.text.toUpperCase()}`;

const languages = wordSet(languageNames);

/** Looks like a title, and is no name of a language beside its level. */
const isTitleLike = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  !/[\d@|:,]/.test(text) &&
  text.length <= 40 &&
  !wordsOf(text).every((word) => languages.has(word));

const isBelow = (above: Line, line: Line): boolean =>
  above.page === line.page && above.column === line.column && line.y - above.y < above.height * 3;

const isNear = (above: Line, line: Line): boolean => isBelow(above, line) && Math.abs(above.x - line.x) < 3;

const leastLabels = 2;
const shareOfLabels = 0.6;

const isLabelWithin = (segment: Segment | undefined): boolean =>
  segment !== undefined && labelRows([segment.text])[0] === "begins";

/** The left edge that most lines of a column share, where some lines begin further left. */
function textEdges(layout: DocumentLayout): Map<string, number> {
  const starts = new Map<string, Map<number, number>>();
  for (const line of layout.lines) {
    const column = starts.get(columnKey(line)) ?? new Map<number, number>();
    for (const segment of line.segments) {
      const isStart = segment === line.segments[0] || segment.gapBefore > 0;
      if (isStart)
        column.set(
          Math.round(segment.x),
          (column.get(Math.round(segment.x)) ?? 0) + (segment === line.segments[0] ? 1 : 0.5),
        );
    }
    starts.set(columnKey(line), column);
  }
  const edges = new Map<string, number>();
  // Labels set towards the text ("Dates", "Employer") begin where their length lets them, and those that come back often alike.
  const areLabelsAt = (x: number, key: string): boolean => {
    const own = layout.lines.filter((line) => columnKey(line) === key && Math.round(line.x) === x);
    const labels = own.filter(({ segments }) => segments.length > 1 && isLabelWithin(segments[0]));
    return labels.length >= leastLabels && labels.length >= own.length * shareOfLabels;
  };
  for (const [key, column] of starts) {
    const lowest = Math.min(...column.keys());
    const candidates = [...column]
      .filter(([x, count]) => x > lowest + 30 && count >= 3)
      .sort(([first], [second]) => first - second);
    const edge = (candidates.find(([x]) => !areLabelsAt(x, key)) ?? candidates[0])?.[0];
    if (edge !== undefined) edges.set(key, edge);
  }
  return edges;
}

/** A heading that nearly fills the margin may be read as one segment with the text: cut it at the blank next to the edge. */
function cutAtEdge(segment: Segment, edge: number, source: string): Segment[] {
  const share = (edge - segment.x) / segment.width;
  const middle = segment.text.length * share;
  const blanks = [...segment.text.matchAll(/\s+/g)].filter(
    (match) => titleKind(segment.text.slice(0, match.index))?.exact === true,
  );
  const cut = blanks.sort((first, second) => Math.abs(first.index - middle) - Math.abs(second.index - middle))[0];
  if (cut === undefined || Math.abs(cut.index - middle) > segment.text.length * 0.15 + 4) return [segment];
  const at = segment.start + cut.index;
  const rest = at + cut[0].length;
  if (source.slice(segment.start, segment.end).length !== segment.text.length) return [segment];
  const margin = { ...segment, text: segment.text.slice(0, cut.index), end: at, width: edge - segment.x - 2 };
  return [
    margin,
    {
      ...segment,
      text: segment.text.slice(cut.index + cut[0].length),
      start: rest,
      x: edge,
      width: segment.x + segment.width - edge,
      gapBefore: 2,
    },
  ];
}

/** A list mark opens the text beside a title as it opens the rows below. */
export function withMark(line: Line): Line {
  const { bullet, length } = takeBullet(line.text);
  const [first, ...rest] = line.segments;
  if (bullet === null || first === undefined || length >= line.text.length) return line;
  const isAlone = first.text.length <= length;
  if (isAlone && rest.length === 0) return line;
  const cut = { ...first, text: first.text.slice(length), start: first.start + length };
  return { ...lineOf(line, isAlone ? rest : [cut, ...rest]), bullet };
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
