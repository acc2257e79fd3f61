import { startsWithCapital, wordsOf } from "../../core/words.ts";
import type { Row } from "./rows.ts";
import { degreeScore, institutionScore, jobScore } from "./word-scores.ts";

const maxWrappedName = { rows: 3, words: 16 };
/** What the first words of a degree, a school or a post give. */
const certain = { degree: 2.6, school: 2.5, post: 3 };

/**
 * True for the first of a few rows that a narrow column broke and that name an entry: right above a date of their own
 * with space above them, or known words over the rest of the header.
 */
export function beginsWrappedName(rows: readonly Row[], index: number): boolean {
  const row = rows[index];
  if (row === undefined || row.bullet || row.continues) return false;
  const near = rows.slice(index + 1, index + 1 + maxWrappedName.rows);
  const length = near.findIndex((other) => !other.continues) + 1;
  if (length < 2) return false;
  const text = rows.slice(index, index + length).map((part) => part.text);
  if (wordsOf(text.join(" ")).length > maxWrappedName.words || /[.;!?:]$/.test(text.at(-1) ?? "")) return false;
  const [next, below] = rows.slice(index + length, index + length + 2);
  const isSetOff = row.line.gapBefore > row.line.height * 0.5;
  if (isSetOff && isDateAtStart(next)) return true;
  return isNamed(row.text) && standsAlone(row, rows[index - 1], isSetOff) && isHeaderBelow(row, next, below);
}

function isDateAtStart(row: Row | undefined): boolean {
  return row !== undefined && row.anchor !== null && row.anchor.start <= row.line.start + 1;
}

/** "Grado en Ingeniería de", "Master of Science in Electronic", "RADBOUD UNIVERSITY AND EINDHOVEN UNI-". */
function isNamed(text: string): boolean {
  if (!startsWithCapital(text)) return false;
  return (
    degreeScore(text) >= certain.degree || institutionScore(text) >= certain.school || jobScore(text) >= certain.post
  );
}

const look = ({ line }: Row) => `${line.bold}/${line.italic}/${Math.round(line.fontSize)}`;

/** First in its section, with space above it, or in another look than the row above. */
function standsAlone(row: Row, above: Row | undefined, isSetOff: boolean): boolean {
  return isSetOff || above === undefined || (!above.bullet && look(above) !== look(row));
}

/** No farther below than the name is from what stands above it: a dated row, or a row in another look above one. */
function isHeaderBelow(row: Row, next: Row | undefined, below: Row | undefined): boolean {
  if (next === undefined || next.bullet || next.line.column !== row.line.column) return false;
  if (next.line.gapBefore > Math.max(row.line.gapBefore, row.line.height * 0.5) + row.line.height * 0.35) return false;
  if (next.anchor !== null) return true;
  return look(next) !== look(row) && below !== undefined && below.anchor !== null && !below.bullet;
}

const longest = { words: 18, letters: 140 };

/** A row right below the dated one that begins with a degree or lists a school names them, however long it is. */
export function namesBelowDate(row: Row, above: Row | undefined): boolean {
  if (above === undefined || above.anchor === null || above.bullet || row.text.length > longest.letters) return false;
  if ((opensInBold(row) || isInBold(row)) && isPeriodAndPlace(above)) return true;
  if (!startsWithCapital(row.text) || /[.;:!?]$/.test(row.text) || wordsOf(row.text).length > longest.words)
    return false;
  const parts = row.text.split(/,\s+/);
  const isListOfNames = parts.every((part) => startsWithCapital(part) && wordsOf(part).length <= 6);
  return (
    degreeScore(row.text) >= certain.degree ||
    (isListOfNames && parts.some((part) => institutionScore(part) >= certain.school))
  );
}

/** "**Sailmaker: new sails for the harbour.**": all of it in bold, below a period and a place, whatever ends it. */
const isInBold = ({ line, text, bullet, continues }: Row): boolean =>
  line.bold && !bullet && !continues && startsWithCapital(text) && wordsOf(text).length <= longest.words;

const mostOfPlace = 4;

/** "2012 – 2014 Tarn, Norway": a row that its period opens, with no more than a place behind it. */
function isPeriodAndPlace({ line, anchor, text }: Row): boolean {
  if (anchor === null || line.bold || anchor.start > line.start + 1) return false;
  return wordsOf(text.slice(anchor.end - line.start)).length <= mostOfPlace;
}

/** "**Certificate in Baking** Tarn College (…,": one name in bold, and in plain letters another that begins as names do. */
function opensInBold({ line, bullet, continues }: Row): boolean {
  const plain = line.segments.findIndex(({ bold }) => !bold);
  const name = line.segments.slice(0, plain).map(({ text }) => text);
  const other = line.segments[plain]?.text ?? "";
  return (
    plain > 0 &&
    !bullet &&
    !continues &&
    wordsOf(name.join(" ")).length >= leastInBold &&
    !/[.:;!?,]\s*$/.test(name.at(-1) ?? "") &&
    /^\s*(?:\p{Lu}|\p{Lo})/u.test(other)
  );
}

const leastInBold = 2;

const longestHead = 16;
const betweenMarks = /\s[•·∙|]\s/u;

/** "Head Baker & Buyer • "Mill" Ltd. • Tarn," below its period, as templates of Word have it: names with marks between. */
function areBetweenMarks(text: string): boolean {
  const parts = text.replace(/,$/, "").split(betweenMarks);
  return parts.length > 1 && parts.every((part) => /^["„“«']?\p{Lu}/u.test(part.trim()) && wordsOf(part).length <= 6);
}

/** "Assistant Warden for the Young People of the Harbour Town of Tarn": a post and no sentence, above its bullets. */
function isPostSomewhere(text: string): boolean {
  if (!startsWithCapital(text) || /[.;:!?]$/u.test(text) || wordsOf(text).length > longestHead) return false;
  return jobScore(text.split(leadsToName)[0] ?? "") >= certain.post;
}

const leadsToName = /[,|(]|\s[–—-]\s|\s(?:à|au|aux|chez|presso|at|for|bei|en|dans|pour|auprès)\s/u;

/**
 * True for a row right below one that is nothing but a period, and above the text, which names the entry though a dot
 * ends it: in heavier letters than the text, or a post and other names between commas.
 */
export function namesBelowPeriod(row: Row, above: Row | undefined, below: Row | undefined): boolean {
  if (above?.anchor === null || above?.anchor.kind === "single" || above === undefined || below === undefined)
    return false;
  const { start, end } = above.anchor;
  if (start > above.line.start + 1 || end < above.line.end - 1 || row.continues) return false;
  if (areBetweenMarks(row.text)) return true;
  if (below.continues) return false;
  if (below.bullet && isPostSomewhere(row.text)) return true;
  if (!startsWithCapital(row.text) || !/\p{L}\.$/u.test(row.text) || wordsOf(row.text).length > longestHead)
    return false;
  if (row.line.bold && !below.line.bold) return true;
  const [first = "", ...others] = row.text.split(/,\s+/);
  const areNames = [first, ...others].every((part) => startsWithCapital(part) && wordsOf(part).length <= 6);
  return below.bullet && areNames && others.length > 0 && jobScore(first) >= certain.post;
}
