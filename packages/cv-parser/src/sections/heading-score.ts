import type { DocumentLayout, Line } from "../core/layout.ts";
import { holdsRightToLeft } from "../core/scripts.ts";
import { isAllCaps, startsWithCapital, wordsOf } from "../core/words.ts";
import { isColumnName } from "../lexicon/column-names.ts";
import { listKinds, titledAlone } from "../lexicon/title-roles.ts";
import { hasTitleMark, styleKey } from "./heading-style.ts";
import type { HeadingStyles } from "./heading-style.ts";
import { tellingWords, titleKind, withoutYears } from "./title-kind.ts";
import { withoutRemark } from "./title-remark.ts";

/** Signed weights of the features that tell a section heading; a line at or above `threshold` is one. */
export const headingWeights = {
  threshold: 3.5,
  exactTitle: 3,
  titleWord: 1,
  mainStyle: 2,
  otherTitleStyle: 0.6,
  weakerThanMain: -2,
  subHeading: -2.5,
  exclusiveStyle: 1.5,
  headingLevel: 2,
  larger: 1,
  muchLarger: 0.5,
  smaller: -1,
  bold: 0.6,
  capitals: 0.8,
  gapAbove: 0.6,
  shortLine: 0.4,
  colonAtEnd: 0.3,
  /** A known title with a line of signs behind it, up to the margin. */
  leader: 2,
  severalSegments: -1.2,
  manyWords: -2.5,
  sentence: -3,
  bullet: -3,
  digits: -2,
  comma: -1.5,
  lowerStart: -0.8,
  beforeContent: 0.3,
  address: -5,
  columnNames: -5,
  crowded: -1.5,
} as const;

type Context = { layout: DocumentLayout; styles: HeadingStyles; index: number };

/** Scores one line as a section heading by named features; see `headingWeights`. */
export function headingScore(line: Line, context: Context): number {
  return wordingScore(line, isTitleAsItem(line, context)) + styleScore(line, context) + placeScore(line, context);
}

/** A known title that bears a list mark alone, among lines that bear none. */
function isTitleAsItem(line: Line, { layout, index }: Context): boolean {
  const [above, below] = [layout.lines[index - 1], layout.lines[index + 1]];
  const isAlone = (above?.bullet ?? null) === null && below !== undefined && below.bullet === null;
  return line.bullet !== null && isAlone && titleKind(line.text)?.exact === true;
}

function wordingScore(line: Line, isItem: boolean): number {
  const weights = headingWeights;
  const words = wordsOf(line.text).length;
  const match = titleKind(line.text);
  let score = 0;
  if (match !== null) score += match.exact ? weights.exactTitle : weights.titleWord;
  if (words > 6 && match?.exact !== true) score += weights.manyWords;
  if (/[.;!?]$/.test(line.text) || line.text.endsWith(",")) score += weights.sentence;
  const isTitleMark = match?.exact === true && hasTitleMark(line);
  if (line.bullet !== null && !isTitleMark && !isItem) score += weights.bullet;
  const title = match?.exact === true ? withoutRemark(line.text) : line.text;
  if (/\d/.test(match === null ? line.text : withoutYears(title))) score += weights.digits;
  if (/,|\s[|·•]\s|\)$/.test(line.text) && match?.exact !== true) score += weights.comma;
  if (/:\s*$/.test(line.text)) score += weights.colonAtEnd;
  if (match?.exact === true && leader.test(line.text)) score += weights.leader;
  if (!startsWithCapital(line.text) && match?.exact !== true) score += weights.lowerStart;
  if (namesColumns(line.text)) score += weights.columnNames;
  if (/@|https?:|www\.|\w\.(?:com|org|net|io)\b/i.test(line.text)) score += weights.address;
  return score;
}

const leader = /\p{L}\s?[_.·…–—-]{8,}$/u;

/** "Year | Certificate" in the first row of a table says what its columns hold, in however bold letters. */
function namesColumns(text: string): boolean {
  const cells = text.split("\t");
  return cells.length > 1 && cells.every(isColumnName) && !cells.every((cell) => titleKind(cell)?.exact === true);
}

function styleScore(line: Line, { layout, styles, index }: Context): number {
  const weights = headingWeights;
  const key = styleKey(line);
  const known = styles.titles.get(key) ?? 0;
  const share = known / (styles.lines.get(key) ?? 1);
  const ratio = layout.bodyFontSize > 0 ? line.fontSize / layout.bodyFontSize : 1;
  let score = 0;
  if (key === styles.main || isUnevenCapitals(line, styles)) score += weights.mainStyle;
  else if (isMainInSmall(key, styles) || isMainUnbold(line, styles) || isMainUnstyled(key, styles))
    score += weights.otherTitleStyle;
  else if (!isUnmistakable(line, layout.lines[index - 1])) score += otherStyleScore(line, styles, { known, share });
  if (known >= 2 && share >= 0.4 && (!isSubHeading(line, styles) || isSecondStyle(known, share)))
    score += weights.exclusiveStyle;
  if (line.headingLevel !== null)
    score += key === styles.main ? weights.headingLevel : weights.headingLevel / line.headingLevel;
  if (ratio >= 1.1) score += weights.larger;
  if (ratio >= 1.35) score += weights.muchLarger;
  if (ratio <= 0.85) score += weights.smaller;
  if (line.bold) score += weights.bold;
  if (isAllCaps(withoutRemark(line.text))) score += weights.capitals;
  return score;
}

/** What speaks for or against a line that does not look like the titles of its document. */
function otherStyleScore(
  line: Line,
  styles: HeadingStyles,
  { known, share }: { known: number; share: number },
): number {
  if (isSubHeading(line, styles) && !isSecondStyle(known, share)) return headingWeights.subHeading;
  if (known >= 2) return headingWeights.otherTitleStyle;
  const mains = styles.main === null ? 0 : (styles.titles.get(styles.main) ?? 0);
  if (isMainInCapitals(styleKey(line), styles)) return 0;
  return mains >= 3 ? headingWeights.weakerThanMain : 0;
}

/** Like the titles but for its capitals: "Fähigkeiten" among "KONTAKT" and "SPRACHEN". */
const isMainInSmall = (key: string, { main }: HeadingStyles): boolean =>
  main !== null && key === main.replace("C", "c");

/** "SKILLS" among "Work" and "Languages": not like the titles, and no weaker. */
const isMainInCapitals = (key: string, { main }: HeadingStyles): boolean =>
  main !== null && key === main.replace("c", "C");

/** Word has a weight of its own for words from right to left, and it is often forgotten. */
const isMainUnbold = (line: Line, { main }: HeadingStyles): boolean =>
  main !== null && holdsRightToLeft(line.text) && styleKey(line) === main.replace("B", "b");

/** A title that was made to look like those that have a style of their own, and was not given it. */
const isMainUnstyled = (key: string, { main }: HeadingStyles): boolean =>
  main !== null && key !== main && key === main.replace(/(?<=[cC])\d/u, "");

const longWord = 14;

/**
 * "Cursos e certificações", "Sprachkenntnisse": known titles of two words, or of a long one, name no part of a section
 * however small they are set, unless they stand right below another title; "Research" above papers is none of a list.
 */
function isUnmistakable(line: Line, above: Line | undefined): boolean {
  const over = above === undefined ? null : titleKind(above.text);
  if (line.bullet !== null || line.segments.length > 1 || (over?.exact === true && over.kind !== "other")) return false;
  const match = titleKind(line.text);
  const isLong = tellingWords(line.text).length >= 2 || (wordsOf(line.text)[0] ?? "").length >= longWord;
  if (match?.exact === true && listKinds.has(match.kind) && isLabelled(line)) return true;
  return match?.exact === true && titledAlone.has(match.kind) && isLong;
}

/** "שפות:", "اللغات:": scripts without capitals set a title off from its list by the colon alone. */
const isLabelled = ({ text }: Line): boolean => holdsRightToLeft(text) && /:\s*$/.test(text);

const leastSecond = { titles: 3, share: 0.3 };

/** A side column may have titles of its own look: several known ones, and hardly anything else looks like them. */
function isSecondStyle(known: number, share: number): boolean {
  return known >= leastSecond.titles && share >= leastSecond.share;
}

/** Recognised scans measure the size of capitals unevenly; in line with the others and set apart, they are titles still. */
function isUnevenCapitals(line: Line, styles: HeadingStyles): boolean {
  const inLine = styles.mainLefts.filter((left) => Math.abs(left - line.x) < 4).length >= 2;
  const capitals = isAllCaps(line.text) && styles.main?.includes("C") === true;
  return (
    capitals &&
    inLine &&
    line.fontSize >= styles.mainSize * 0.75 &&
    (line.gapBefore === 0 || line.gapBefore >= styles.mainGap * 0.5)
  );
}

/** Below the main headings in the same column, a smaller or lighter title names a part of a section. */
function isSubHeading(line: Line, styles: HeadingStyles): boolean {
  if (styles.main === null || styles.mainLefts.length < 3 || line.headingLevel === 1) return false;
  const sameLane =
    styles.mainLefts.some((left) => Math.abs(left - line.x) < 24) ||
    styles.mainColumns.has(`${line.page}/${line.column}`);
  const lighter =
    line.fontSize < styles.mainSize - 0.25 ||
    (styles.main.includes("B") && !line.bold && line.fontSize < styles.mainSize + 0.4);
  return sameLane && lighter && !isUnevenCapitals(line, styles);
}

/** True when a line begins, or is centred, where headings in the main style do. */
export function isAligned(line: Line, styles: HeadingStyles): boolean {
  const centre = line.x + line.width / 2;
  const aligned = styles.mainLefts.filter((left) => Math.abs(left - line.x) < 8).length;
  return aligned >= 2 || styles.mainCentres.filter((other) => Math.abs(other - centre) < 6).length >= 2;
}

const leastSpaced = 4;

/** Right below another line, where the titles of the document, which look otherwise, all stand apart: an item of a list. */
const isCrowded = (line: Line, { main, mainGap, mainLefts, spaced }: HeadingStyles): boolean =>
  mainLefts.length >= leastSpaced &&
  spaced >= mainLefts.length - 1 &&
  line.gapBefore < mainGap * 0.25 &&
  styleKey(line) !== main;

function placeScore(line: Line, { layout, styles, index }: Context): number {
  const weights = headingWeights;
  const next = layout.lines[index + 1];
  let score = 0;
  if (line.gapBefore > line.height * 0.6 || index === 0) score += weights.gapAbove;
  else if (isCrowded(line, styles)) score += weights.crowded;
  if (line.text.length <= 30) score += weights.shortLine;
  if (line.segments.length > 1 && line.segments.slice(1).some((segment) => segment.gapBefore > line.fontSize * 2))
    score += weights.severalSegments;
  if (next !== undefined && next.column === line.column && next.page === line.page) score += weights.beforeContent;
  return score;
}
