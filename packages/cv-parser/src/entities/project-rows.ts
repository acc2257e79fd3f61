import type { DocumentLayout, Line } from "../core/layout.ts";
import { isAllCaps, startsWithCapital, wordsOf } from "../core/words.ts";
import { projectToolLabels } from "../lexicon/entries.ts";
import { titleKind } from "../sections/title-kind.ts";
import type { RankOf } from "./entries/line-ranks.ts";
import type { Row } from "./entries/rows.ts";
import { isAddress } from "./entries/word-scores.ts";
import { labelledProjects } from "./labelled-projects.ts";
import { headsBelowHeads, joinedBlocks, periodsToNames, plainNames, withoutNumbers } from "./project-names.ts";
import type { NamedRows } from "./project-names.ts";
import { saysName, toldInRows } from "./project-titles.ts";

/** "Technologies: …" and the like. */
export const toolsLabel = new RegExp(`^(?:${projectToolLabels})\\s*[:：]\\s*`, "iu");

const leastTitled = 2;

/** The rows of a list of projects as its form makes them: what names one, what tells of it, and which dates are theirs. */
export function projectRows(layout: DocumentLayout, all: Row[], rankOf: RankOf | null): NamedRows {
  const { rows: counted, named } = withoutNumbers(withoutGroups(periodsToNames(smallBelowText(plainText(all)))));
  const listed = datedByTitles(joinedBlocks(besideBullets(namesByMark(largeBullets(counted)))));
  const rows = splitBulletList(listed).map(belowName);
  const called = calledByLabel(rows) ?? labelledProjects(rows) ?? toldBehindNames(rows);
  if (called !== null) return called;
  const opened = [openedRows(rows, rankOf, layout), plainNames(rows, layout), headsBelowHeads(rows, layout)];
  return { rows, named: new Set([...rows.filter((row) => named.has(row)), ...opened.flatMap((each) => [...each])]) };
}

/** Where rows say themselves that they name a project, the others tell of it. */
function calledByLabel(all: readonly Row[]): NamedRows | null {
  if (all.filter(({ text }) => saysName(text)).length < leastTitled) return null;
  const rows = all.map((row) =>
    saysName(row.text) ? { ...row, prose: false, bullet: false } : { ...row, prose: true, bullet: true, anchor: null },
  );
  return { rows, named: new Set(rows.filter(({ text }) => saysName(text))) };
}

/** Where each row is a name and what is told of it, each opens a project. */
function toldBehindNames(all: readonly Row[]): NamedRows | null {
  const opened = new Set(toldInRows(all));
  if (opened.size === 0) return null;
  const rows = all.map((row, at) => (opened.has(at) ? { ...row, prose: false, bullet: false } : row));
  return { rows, named: new Set(rows.filter((_, at) => opened.has(at))) };
}

/** "Technologies: …" never opens a project. */
const belowName = (row: Row, at: number): Row =>
  at > 0 && (toolsLabel.test(row.text) || isLabelledAddress(row.text)) ? { ...row, prose: true, continues: true } : row;

/** "Link: example.org/app": where more is to be seen. */
const isLabelledAddress = (text: string): boolean =>
  isAddress(/^\p{L}[\p{L}\s]{1,20}[:：]\s*(\S+)$/u.exec(text)?.[1] ?? "");

/** Where names stand above text, a date within a few of its bullets is part of what they tell and begins no project. */
function datedByTitles(rows: Row[]): Row[] {
  const isPlain = ({ bullet, prose, anchor }: Row) => !bullet && !prose && anchor === null;
  const titles = rows.filter((row, index) => isPlain(row) && rows[index + 1]?.bullet === true);
  const bullets = rows.filter(({ bullet }) => bullet);
  const isTold = rows.slice(0, 1).some(isPlain) && bullets.filter(hasDate).length * 2 < bullets.length;
  if ((titles.length < leastTitled && !isTold) || rows.some((row) => !row.bullet && hasDate(row))) return rows;
  return rows.map((row) => (row.bullet ? { ...row, anchor: null } : row));
}

const hasDate = ({ anchor }: Row): boolean => anchor !== null;

/** "Private projects" in capitals or larger or heavier letters, above the names of some projects, names none of them. */
function withoutGroups(rows: Row[]): Row[] {
  const isGroup = ({ text, bullet, anchor, line }: Row, at: number): boolean => {
    const below = rows[at + 1];
    if (below === undefined || below.bullet || below.prose || bullet || anchor !== null) return false;
    const standsOut = line.bold || line.fontSize > below.line.fontSize || isAllCaps(text);
    if (!standsOut || wordsOf(text).length > longestGroup) return false;
    const match = titleKind(text);
    return match?.kind === "projects" && (match.exact || manyProjects.test(text));
  };
  return rows.filter((row, at) => !isGroup(row, at));
}

const longestGroup = 4;
const manyProjects = /(?:projects|projekte|projets|proyectos|projetos|progetti|projekty|projecten|проекты)$/iu;

/** What stands below the text of a project in letters smaller than that text belongs to it: words for what it was made with. */
function smallBelowText(rows: Row[]): Row[] {
  const sizeOf = ({ line }: Row) => Math.max(...line.segments.map(({ fontSize }) => fontSize));
  const isText = (row: Row | undefined) => row !== undefined && (row.bullet || row.prose);
  const sizes = rows.filter(isText).map(sizeOf);
  const smallest = Math.min(...sizes);
  return rows.map((row, at) => {
    const isPlain = row.anchor === null && !row.line.bold && !isAllCaps(row.text);
    const isSmall = isText(rows[at - 1]) && !isText(row) && isPlain && sizeOf(row) < smallest - smaller;
    return isSmall ? { ...row, prose: true } : row;
  });
}

const smaller = 0.6;

/** Where short rows in bold are the names, sentences in bold tell what they are. */
function plainText(rows: Row[]): Row[] {
  const isBold = ({ line }: Row) => line.segments.every(({ bold }) => bold);
  const names = rows.filter((row) => isBold(row) && !row.prose && !row.bullet);
  if (names.length < leastTitled) return rows;
  return rows.map((row) => {
    if (!row.prose || row.bullet || !isBold(row) || !isTold(row.text)) return row;
    const segments = row.line.segments.map((segment) => ({ ...segment, bold: false }));
    return { ...row, line: { ...row.line, bold: false, segments } };
  });
}

/** Most words of a sentence begin small. */
function isTold(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= leastTold && words.filter(startsWithCapital).length * 2 < words.length;
}

const leastTold = 7;

/** Where a row stands beside the sign of the bullet above it. */
type Place = "out" | "flush" | "in";

const flushness = 2.5;

/** For each row that is no bullet: where it stands beside the outermost bullet above; null without one in its column. */
function placesBesideBullets(rows: readonly Row[]): (Place | null)[] {
  const edges = new Map<string, number>();
  const columnOf = ({ page, column }: Line) => `${page}/${column}`;
  for (const { line, bullet } of rows)
    if (bullet) edges.set(columnOf(line), Math.min(edges.get(columnOf(line)) ?? Infinity, line.x));
  let above: Line | null = null;
  return rows.map(({ line, bullet }) => {
    const edge = edges.get(columnOf(line));
    const isBelow = above !== null && above.column === line.column && above.page === line.page;
    if (bullet) above = line;
    if (!isBelow || edge === undefined || line.width === 0) return null;
    if (line.x > edge + flushness) return "in";
    return line.x < edge - flushness ? "out" : "flush";
  });
}

/** What stands to the left of the bullets above goes on from none of them, though it begins small: "tides.nvim". */
function besideBullets(rows: Row[]): Row[] {
  const places = placesBesideBullets(rows);
  return rows.map((row, at) => {
    const above = rows[at - 1];
    const isBelowText = above?.bullet === true || places[at - 1] === "in";
    if (!row.continues || places[at] !== "out" || !isBelowText) return row;
    return { ...row, continues: false, prose: row.anchor === null && wordsOf(row.text).length > longestName };
  });
}

/**
 * In a list in which each project is a bullet the outermost bullets are the entries, and what is set in below them tells
 * of them. So they are where all of them are bold above plain lines, or short names above text.
 */
function splitBulletList(rows: Row[]): Row[] {
  const bullets = rows.filter((row) => row.bullet);
  if (bullets.length === 0) return rows;
  const places = placesBesideBullets(rows);
  const isLoose = (row: Row, at: number) => !row.bullet && !row.continues && places[at] !== "in";
  const areTitles = bullets.length >= leastTitled && rows.every(({ bullet, line }) => bullet === line.bold);
  if (rows.some(isLoose) && !areTitles && !areNamesAboveText(rows)) return rows;
  const areNames = rows.every(({ text }) => wordsOf(text).length <= longestPart && !/[.;!?]$/u.test(text));
  return rows.map((row, at) => {
    // In a narrow column names alone go on below their bullets.
    const goesOn = areNames ? { continues: true, prose: false } : { prose: true };
    if (!row.bullet) return places[at] === "in" ? { ...row, ...goesOn, anchor: null } : row;
    if (places[at] === "in") return { ...row, anchor: null };
    return { ...row, bullet: false, prose: false, line: { ...row.line, gapBefore: row.line.height } };
  });
}

const longestName = 9;
const longestPart = 6;

/** Every bullet is a few words with a row of text right below it. */
function areNamesAboveText(rows: readonly Row[]): boolean {
  const isName = ({ text }: Row) => wordsOf(text).length <= longestName && !/[.;:,]$/u.test(text);
  const isAboveText = (at: number) => {
    const below = rows[at + 1];
    return below !== undefined && !below.bullet && !below.continues && below.anchor === null;
  };
  return (
    rows[0]?.bullet === true &&
    rows.filter(({ bullet }) => bullet).length >= leastTitled &&
    rows.every((row, at) => !row.bullet || (isName(row) && isAboveText(at)))
  );
}

/** "• Tide Clock" above "- Shows the tides": where two marks take turns, the short rows with that of the first are names. */
function namesByMark(rows: Row[]): Row[] {
  const marked = rows.filter(({ bullet, continues }) => bullet && !continues);
  const marks = new Set(marked.map(({ line }) => line.bullet));
  const first = rows[0]?.line.bullet ?? null;
  if (first === null || marks.size !== 2 || rows.some(({ bullet, continues }) => !bullet && !continues)) return rows;
  const isNamed = (row: Row) => row.bullet && row.line.bullet === first;
  const names = rows.filter(isNamed);
  const areNames = names.every(({ text }) => wordsOf(text).length <= longestName && !/[.;,]$/u.test(text));
  const areAbove = rows.every(
    (row, at) => !isNamed(row) || (rows[at + 1] !== undefined && !isNamed(rows[at + 1] ?? row)),
  );
  if (names.length < leastTitled || !areNames || !areAbove) return rows;
  return rows.map((row) =>
    isNamed(row) ? { ...row, bullet: false, prose: false, line: { ...row.line, gapBefore: row.line.height } } : row,
  );
}

const larger = 0.8;

/** In a list of nothing but bullets the first of which is larger than the next, larger ones are the names. */
function largeBullets(rows: Row[]): Row[] {
  const sizeOf = ({ line }: Row) => Math.max(...line.segments.map(({ fontSize }) => fontSize));
  const sizes = rows.map(sizeOf);
  const least = Math.min(...sizes) + larger;
  const isName = (at: number) => (sizes[at] ?? 0) >= least;
  const names = rows.filter((_, at) => isName(at));
  const areNames = names.length >= leastTitled && names.every(({ text }) => wordsOf(text).length <= longestName);
  if (!areNames || !isName(0) || isName(rows.length - 1) || rows.some((row) => !row.bullet && !row.continues))
    return rows;
  return rows.map((row, at) =>
    isName(at) ? { ...row, bullet: false, prose: false, line: { ...row.line, gapBefore: row.line.height } } : row,
  );
}

const mostRowsOfName = 3;
/** So sure must what was learned be, on the mean, that a project begins. */
const surelyBegins = 0.75;

/**
 * The rows that open a project beside those with a date or a style of their own: what stands out to the left of the
 * bullets of the project above, over bullets of its own, and what chain and net are sure of.
 */
function openedRows(rows: readonly Row[], rankOf: RankOf | null, layout: DocumentLayout): ReadonlySet<Row> {
  const places = placesBesideBullets(rows);
  let isBelowBullet = false;
  const opened = rows.filter((row, at) => {
    const isAfterBullet = isBelowBullet;
    if (!row.continues && places[at] !== "in") isBelowBullet = row.bullet;
    if (at === 0 || row.bullet || row.continues || !couldName(row)) return false;
    const ranks = rankOf?.(row.line) ?? null;
    if (ranks !== null && (ranks.begin + (ranks.opens ?? 0)) / 2 >= surelyBegins) return true;
    const leads = rows.slice(at + 1, at + 1 + mostRowsOfName).some(({ bullet }) => bullet);
    return (
      (places[at] === "out" && isAfterBullet && leads) ||
      ((!layout.positioned || row.line.width === 0) && isParagraphBetween(rows, at))
    );
  });
  return new Set(opened);
}

/** In a file without places a few words between two paragraphs that tell of something. */
function isParagraphBetween(rows: readonly Row[], at: number): boolean {
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (above === undefined || row === undefined || below === undefined || row.prose) return false;
  const isShort = wordsOf(row.text).length <= longestName && /^[\p{Lu}\p{Lo}]/u.test(row.text);
  return isShort && !/[。：]/u.test(row.text) && [above, below].every(({ bullet, prose }) => bullet || prose);
}

/** No sentence, label, lone date or address with less than two words beside it. */
function couldName({ text, prose, line, anchor }: Row): boolean {
  const rest = anchor === null ? text : text.slice(0, anchor.start - line.start) + text.slice(anchor.end - line.start);
  if (!/\p{L}{2}/u.test(rest) || /[.;:,]$/u.test(text) || /^\p{Ll}+\s/u.test(text)) return false;
  const words = rest.split(/[\s|]+/u).filter((word) => /\p{L}/u.test(word));
  const plain = words.filter((word) => !isAddress(word));
  if (plain.length === 0 || (plain.length < words.length && plain.length < 2)) return false;
  return !prose || /\t|\s\|\s|\s[–—]\s/u.test(text);
}
