import type { SectionKind } from "../../core/section.ts";
import { isColumnName } from "../../lexicon/column-names.ts";
import { awardKind, certificateKind } from "../../lexicon/title-roles.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { blockTexts } from "./blocks.ts";
import type { Block } from "./blocks.ts";
import { holdsYear } from "./table-shape.ts";

const longestTitle = 50;
const leastTitles = 2;
const leastLines = 2;

/** What may be listed in rows of a date and names, and what in rows without any date. */
const dated: readonly SectionKind[] = ["experience", "education", "projects", "volunteer", awardKind, "other"];
const undated: readonly SectionKind[] = ["skills", "languages", certificateKind];

type TableRow = readonly (readonly Block[])[];

/**
 * The rows of a table (by their filled cells) whose first cell names what the others list. In a table with at least
 * two known titles beside texts of several lines, unknown words beside such texts are titles too; with at least two
 * known titles of lists that begin rows of several cells, those and further known ones are.
 * @param downwards cells whose word is written downwards: a known title is one there whatever stands beside it
 */
export function titledRows<Row extends TableRow>(
  rows: readonly Row[],
  downwards: ReadonlySet<readonly Block[]>,
): ReadonlySet<Row> {
  const labels = rows.map(titleOf);
  const isRepeated = (row: Row): boolean => labels.filter((label) => label === titleOf(row)).length > 1;
  const beside = rows.filter((row) => namesItsList(row) && !isRepeated(row));
  const known = new Set(beside.map(titleOf).filter((title) => titleKind(title)?.exact === true));
  const ahead = rows.filter(beginsItsRow);
  const lists = new Set(ahead.map((row) => titleKind(titleOf(row))?.kind).filter((kind) => kind !== "other"));
  const drawn = rows.filter((row) => row[0] !== undefined && downwards.has(row[0]) && namesWhatIsBeside(row));
  return new Set([...(known.size >= leastTitles ? beside : []), ...(lists.size >= leastTitles ? ahead : []), ...drawn]);
}

/** A label of two signs below each other ("学历") may stand beside a single value. */
const leastSigns = 3;

function namesWhatIsBeside(row: TableRow): boolean {
  const isLong =
    titleOf(row).length >= leastSigns || row.slice(1).some((cell) => blockTexts(cell).length >= leastLines);
  return row.length > 1 && isLong && titleKind(titleOf(row))?.exact === true;
}

function namesItsList(row: TableRow): boolean {
  const [label, value, ...others] = row;
  if (label === undefined || value === undefined || others.length > 0) return false;
  return mayTitle(row) && blockTexts(value).length >= leastLines;
}

/** "학력 | 2014.03 ~ 2018.02 | 한빛대학교 | 졸업": a title and the cells of its entry, and no pairs of labels and values. */
function beginsItsRow(row: TableRow): boolean {
  const [, ...cells] = row;
  const title = titleKind(titleOf(row));
  if (cells.length < leastLines || !mayTitle(row) || title?.exact !== true) return false;
  const texts = cells.map((cell) => blockTexts(cell).join(" "));
  const isDated = texts.some(holdsYear) && dated.includes(title.kind);
  if (!isDated && !undated.includes(title.kind) && !texts.every(isColumnName)) return false;
  return texts.every(isColumnName) || !texts.some((text) => isColumnName(text) || titleKind(text)?.exact === true);
}

function mayTitle(row: TableRow): boolean {
  const title = titleOf(row);
  const isShort = blockTexts(row[0] ?? []).length <= 2 && title.length <= longestTitle;
  return isShort && !/\d|[:：]$/u.test(title);
}

const titleOf = ([label]: TableRow): string => blockTexts(label ?? []).join(" ");
