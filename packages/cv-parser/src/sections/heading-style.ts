import type { DocumentLayout, Line } from "../core/layout.ts";
import { isAllCaps } from "../core/words.ts";
import { titleKind } from "./title-kind.ts";

/** "■ 職務経歴" and "◆ Education": filled signs that mark titles as well as items. */
const titleMark = /^[■□◆◇●▼◼⬛]$/u;

/** True for a line behind a sign that may mark a title. */
export const hasTitleMark = ({ bullet }: Line): boolean => bullet !== null && titleMark.test(bullet);

/**
 * What a heading looks like in this document, as one key: size step, weight, slant, capitals, the sign before it. "自己PR"
 * among titles in signs is set no other than they are.
 */
export function styleKey(line: Line): string {
  const caps = isAllCaps(line.text) && !/\p{Lo}/u.test(line.text) ? "C" : "c";
  const mark = hasTitleMark(line) ? (line.bullet ?? "") : "";
  return `${Math.round(line.fontSize * 2)}${line.bold ? "B" : "b"}${line.italic ? "I" : "i"}${caps}${line.headingLevel ?? ""}${mark}`;
}

export type HeadingStyles = {
  /** Number of different known titles in each style. */
  titles: ReadonlyMap<string, number>;
  /** Number of lines in each style, known or not. */
  lines: ReadonlyMap<string, number>;
  /** The style that most known titles share; null when the document has none. */
  main: string | null;
  /** Size and left edges of the headings in the main style. */
  mainSize: number;
  mainLefts: readonly number[];
  mainCentres: readonly number[];
  mainColumns: ReadonlySet<string>;
  /** True when hardly anything but section titles has the main style, so that unknown words in it are titles too. */
  isExclusive: boolean;
  /** Space that known headings of the main style have above them. */
  mainGap: number;
  /** How many of them have at least half of it above them. */
  spaced: number;
};

/** Learns the style of this document's headings from the titles that the lexicon knows. */
export function learnHeadingStyles(layout: DocumentLayout): HeadingStyles {
  const known = new Map<string, Set<string>>();
  const lines = new Map<string, number>();
  for (const line of layout.lines) {
    const key = styleKey(line);
    lines.set(key, (lines.get(key) ?? 0) + 1);
    const mayTitle = (line.bullet === null || hasTitleMark(line)) && line.text.length <= 60;
    const match = mayTitle ? titleKind(line.text) : null;
    if (match?.exact === true) known.set(key, (known.get(key) ?? new Set()).add(match.kind));
  }
  const titles = new Map([...known].map(([key, kinds]) => [key, kinds.size]));
  const main = mainStyle(titles, lines);
  const alike = layout.lines.filter((line) => styleKey(line) === main);
  const mains = alike.filter((line) => titleKind(line.text) !== null);
  // A line with a date is an entry in the same letters, and no rival of the titles.
  const mainGap = typicalGap(mains);
  // A line with a date is an entry in the same letters, and no rival of the titles.
  const rivals = alike.filter((line) => !/\d/.test(line.text));
  return {
    titles,
    lines,
    main,
    mainSize: mains[0]?.fontSize ?? 0,
    mainLefts: mains.map((line) => line.x),
    mainCentres: mains.map((line) => line.x + line.width / 2),
    mainColumns: new Set(mains.map((line) => `${line.page}/${line.column}`)),
    isExclusive:
      main !== null && (mains.length >= rivals.length * leastKnown || areTitlesBySize(layout, { mains, rivals })),
    mainGap,
    spaced: mains.filter(({ gapBefore }) => gapBefore > 0 && gapBefore >= mainGap * 0.5).length,
  };
}

const leastKnown = 0.6;
const leastKnownOfLarge = 0.4;
const large = 1.2;

/**
 * Of lines in a large style fewer need to be known as titles where none of the others stands right below one of them:
 * names of entries would.
 */
function areTitlesBySize(layout: DocumentLayout, { mains, rivals }: { mains: Line[]; rivals: Line[] }): boolean {
  const [first] = mains;
  const isLarge = first !== undefined && first.fontSize >= layout.bodyFontSize * large;
  if (!isLarge || mains.length < rivals.length * leastKnownOfLarge) return false;
  const alike = new Set([...mains, ...rivals]);
  return layout.lines.every((line, index) => {
    const above = layout.lines[index - 1];
    return above === undefined || !alike.has(line) || !alike.has(above);
  });
}

/** A small but usual gap: the lower quartile, so that a heading at the top of a column does not count. */
function typicalGap(lines: readonly Line[]): number {
  const gaps = lines
    .map((line) => line.gapBefore)
    .filter((gap) => gap > 0)
    .toSorted((first, second) => first - second);
  return gaps[Math.floor(gaps.length / 4)] ?? 0;
}

function mainStyle(titles: ReadonlyMap<string, number>, lines: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  let bestScore = 0;
  for (const [key, count] of titles) {
    const score = count * (count / (lines.get(key) ?? count)) ** 0.5;
    if (score > bestScore) [best, bestScore] = [key, score];
  }
  return best;
}
