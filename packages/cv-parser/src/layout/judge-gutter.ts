import { isColumnName } from "../lexicon/column-names.ts";
import { labelRows } from "../lexicon/form-labels.ts";
import type { Gutter } from "./gutter.ts";
import type { Chunk } from "./piece.ts";
import { isDateLike, measureSide, median, rowBaseline, rowText } from "./side.ts";
import type { Side } from "./side.ts";
import { openingTitles } from "./titles.ts";

/**
 * `columns`: both sides are read one after the other. `margin`: one side holds dates, titles or labels that belong to
 * the rows beside them. `none`: nothing to part here.
 */
export type Verdict = {
  kind: "columns" | "margin" | "none";
  score: number;
  side: "left" | "right";
  belonging: number;
  /** True where each cell of the left tells when the entry beside it was. */
  isPaired?: boolean;
};

/** Weights of the signs that one side of a gutter belongs to the rows of the other. */
const weights = {
  bias: -0.6,
  dates: 3.2,
  /** A column of nothing but times tells nothing by itself. */
  onlyDates: 5,
  alignedCells: 2.4,
  nearlyAlignedCells: 0.8,
  misalignedCells: -4.5,
  /** Cells that each tell when, and begin where a cell beside them begins: one entry on both sides. */
  pairedCells: 3.5,
  /** Every row stands on a row of the other side, and the dates of both stand here: rows with their right ends. */
  endsOfRows: 5,
  /** Labels set towards the gutter or heavier than the values beside them, row for row: "Languages | English, Dutch". */
  labelledRows: 5,
  /** Labels that the lexicon knows to stand before what is told of a person or of an entry, or that all end in a colon. */
  formLabels: 8,
  /** A row of names of columns at the head of both sides: one table ("Year | School || Subject | Grade"). */
  tableHead: 9,
  /** Nothing but how well, beside what it is told of: "●●●○○", "80 %". */
  ratings: 9,
  /** Ragged left and flush right, as dates and places at the right end of a title line are. */
  flushRight: 1.8,
  /** A left edge that keeps its place while the right one strays, as running text does. */
  flushLeft: -1.2,
  sparse: 2.6,
  shortRows: 1.4,
  longCells: -0.9,
  wrapped: -3,
  balanced: -2.2,
  mirroredDates: -2.5,
  bothBulleted: -2.5,
  /** Section titles on both sides, in one look. */
  bothTitled: -3,
} as const;

const hugPoints = 20;
const wellAligned = 0.7;

/** Decides whether the two sides of a gutter are columns of their own. */
export function judgeGutter(gutter: Gutter): Verdict {
  const left = measureSide(gutter.left);
  const right = measureSide(gutter.right);
  const overlap = Math.min(left.y1, right.y1) - Math.max(left.y0, right.y0);
  const size = gutter.right[0]?.size ?? 10;
  if (isLoneTitle(left, right)) return { kind: "margin", score: 0, side: "left", belonging: 0 };
  if (isHeadline(gutter)) return { kind: "columns", score: overlap, side: "left", belonging: -1 };
  const isSmall = overlap < 1.5 * size || left.rows.length < 2 || right.rows.length < 2;
  // Few rows that start and end anywhere are gaps in running text that happen to lie over each other.
  const isAccident =
    Math.min(left.rows.length, right.rows.length) <= 4 && right.leftSpread > 4 && right.rightSpread > 2;
  if (isSmall || isAccident || Math.min(left.meanLength, right.meanLength) < 2.5) {
    return { kind: "none", score: 0, side: "left", belonging: 0 };
  }
  if (isInsideTable(gutter)) return { kind: "margin", score: overlap, side: "left", belonging: 1, isPaired: true };
  const isPaired = hasPairedCells(left, right);
  const isNamed = areAllNamed(left, right) || holdsFormLabels(left, right);
  const isLighter = left.characters < 0.8 * right.characters || isPaired || isNamed;
  const characters = Math.min(left.characters, right.characters);
  const score = overlap * Math.sqrt(characters) * insideShare(gutter) ** 2 * hug(right);
  if (openingTitles(gutter) !== null) return { kind: "columns", score, side: "left", belonging: -1 };
  const leftBelongs = isLighter ? rowBelonging(left, right, "left") : -Infinity;
  const rightBelongs = right.characters < 1.4 * left.characters ? rowBelonging(right, left, "right") : -Infinity;
  const belonging = Math.max(leftBelongs, rightBelongs);
  return {
    kind: belonging > 0 ? "margin" : "columns",
    score,
    side: leftBelongs >= rightBelongs ? "left" : "right",
    belonging,
    isPaired,
  };
}

/** Borders say of nearly all of both sides that they stand in the same rows of a table. */
function isInsideTable({ left, right }: Gutter): boolean {
  const rowOf = ({ pieces: [first] }: Chunk): number | undefined => first?.tableRow;
  const rowsOf = (side: readonly Chunk[]): Set<number | undefined> => new Set(side.map(rowOf));
  const [onLeft, onRight] = [rowsOf(left), rowsOf(right)];
  const shared = new Set([...onLeft].filter((row) => row !== undefined && onRight.has(row)));
  const isShared = (chunk: Chunk): boolean => shared.has(rowOf(chunk));
  const shareOf = (side: readonly Chunk[]): number => side.filter(isShared).length / Math.max(1, side.length);
  return shared.size >= 2 && shareOf(left) >= leastInTable && shareOf(right) >= leastInTable;
}

const leastInTable = 0.8;

/** One large title in the left margin of several rows. */
function isLoneTitle(left: Side, right: Side): boolean {
  const [row] = left.rows;
  const first = row?.[0];
  if (!row || !first || left.rows.length > 1 || right.rows.length < 2 || !isOnRowOf(row, right)) return false;
  const size = median(right.rows.map((each) => each[0]?.size ?? 0));
  return row.length === 1 && first.size > 1.15 * size && first.text.length <= 30 && !/\d/.test(first.text);
}

/** A name in large letters with several small lines beside it, as at the head of a page. */
export function isHeadline(gutter: Gutter): boolean {
  const left = measureSide(gutter.left);
  const right = measureSide(gutter.right);
  const size = median(right.rows.map((row) => row[0]?.size ?? 0));
  const isLarge = left.rows.some((row) => (row[0]?.size ?? 0) > 1.5 * size);
  const [first] = left.rows;
  const isBeside = first !== undefined && (first[0]?.y1 ?? 0) > right.y0 && (first[0]?.y0 ?? 0) < right.y1;
  return isLarge && isBeside && left.rows.length <= 2 && right.rows.length >= 2 && right.rows.length <= 6;
}

/** How much of the region stands beside the gutter, not above or below it. */
function insideShare({ left, right, above, below }: Gutter): number {
  const inside = left.length + right.length;
  return inside / (inside + above.length + below.length);
}

/** Near 1 when the rows of a column start at its edge, small when the edge is that of a few stray rows. */
function hug(right: Side): number {
  const stray = median(right.rows.map((row) => (row[0]?.x0 ?? 0) - right.x0));
  return hugPoints / (hugPoints + stray);
}

/** Above zero when the rows of `part` hang on rows of `other`. */
function rowBelonging(part: Side, other: Side, side: "left" | "right"): number {
  const isTitled = titleRows(part, other) >= 2 && titleRows(other, part) >= 1;
  const rowsPerCell = part.rows.length / Math.max(1, part.cells.length);
  const balance = part.characters / Math.max(1, other.characters);
  const isRagged = side === "right" && part.rightSpread < 2 && part.leftSpread > 3;
  const isForm = side === "left" && (holdsFormLabels(part, other) || areAllNamed(part, other));
  const isFlushLeft = side === "right" && part.leftSpread < 1.5 && part.rightSpread > 6;
  return (
    weights.bias +
    weights.dates * part.dates +
    (part.dates > 0.95 && part.rows.length >= 3 ? weights.onlyDates : 0) +
    alignment(part, other) +
    (hasPairedCells(part, other) ? weights.pairedCells : 0) +
    (isTitled ? weights.bothTitled : 0) +
    (side === "right" && holdsEndsOfRows(part, other) ? weights.endsOfRows : 0) +
    (side === "left" && holdsLabels(part, other) ? weights.labelledRows : 0) +
    (isForm ? weights.formLabels : 0) +
    (hasTableHead(part, other) ? weights.tableHead : 0) +
    (holdsRatings(part, other) ? weights.ratings : 0) +
    (isRagged ? weights.flushRight : 0) +
    (isFlushLeft ? weights.flushLeft : 0) +
    (density(part) < 0.3 && rowsPerCell < 1.6 ? weights.sparse : 0) +
    (part.meanLength < 12 && alignedRows(part, other) > 0.95 ? weights.shortRows : 0) +
    (isForm ? 0 : weights.longCells) * Math.max(0, rowsPerCell - 2) * (part.dates > 0.8 ? 0.3 : 1) +
    weights.wrapped * part.wrapped +
    (balance > 0.5 && !isRagged ? weights.balanced : 0) +
    (part.dates > 0.15 && other.dates > 0.15 && balance > 0.35 && !isRagged ? weights.mirroredDates : 0) +
    (part.bullets > 0.3 && other.bullets > 0.3 ? weights.bothBulleted : 0)
  );
}

const drawn = /^(?:[★☆✩✪✭✮⭐●○◌◉◎■□◼◻◆◇⬤⚫⚪▪▫▮▯█▓▒░•·∙⋅\s]+|\d{1,3}\s?%)$/u;

/** Every row is drawn marks or a share of a hundred, on the row of a name. */
const holdsRatings = (part: Side, other: Side): boolean =>
  part.rows.every((row) => drawn.test(rowText(row))) && alignedRows(part, other) > 0.9;

const leastNames = 3;
const leastOfFewer = 0.75;

/**
 * A row of both sides says nothing but what columns hold, and most rows stand beside each other: all of one side where
 * the cells of the other hold several lines each.
 */
function hasTableHead(part: Side, other: Side): boolean {
  if (alignedRows(part, other) < 0.5 && alignedRows(other, part) < leastOfFewer) return false;
  const heads = part.rows.filter((row) => row.every(({ text }) => isColumnName(text)));
  return heads.some((head) => {
    const beside = other.rows.find((row) => Math.abs(rowBaseline(row) - rowBaseline(head)) <= 2) ?? [];
    return (
      head.length + beside.length >= leastNames && beside.length > 0 && beside.every(({ text }) => isColumnName(text))
    );
  });
}

/** Nearly every row is a short label on the row of a value, set apart by its weight or by ending at the gutter. */
function holdsLabels(part: Side, other: Side): boolean {
  if (areAllNamed(part, other)) return true;
  const isTable = part.rows.length >= 3 && part.bullets === 0 && part.meanLength <= longestLabel;
  if (!isTable || part.meanLength > other.meanLength || alignedRows(part, other) < 0.9) return false;
  const endsAtGutter = part.rightSpread < 2 && part.leftSpread > 6;
  return endsAtGutter || (boldShare(part) > 0.8 && boldShare(other) < 0.2);
}

/**
 * Every row ends at the gutter in a label with a colon ("Where:"), and values stand beside most of them. Colons may stand
 * below each other, apart from their labels or at the beginning of the values; a title may stand above three labels.
 */
function areAllNamed(part: Side, other: Side): boolean {
  const told = { ...other, rows: other.rows.filter(([first]) => first?.text.trim().startsWith(":")) };
  const isNamed = (row: Side["rows"][number]): boolean => endsInLabel(row) || isOnRowOf(row, told);
  const [first, ...rest] = part.rows;
  if (first === undefined || !rest.every(isNamed)) return false;
  const isTitled = rest.length >= 3 && !isOnRowOf(first, other);
  if (!isNamed(first) && !isTitled) return false;
  return alignedRows(other, part) >= 0.5 && alignedRows(part, other) >= 0.5;
}

function endsInLabel(row: Side["rows"][number]): boolean {
  const last = (row.at(-1)?.text ?? "").trim();
  const label = last === ":" ? `${(row.at(-2)?.text ?? "").trim()}:` : last;
  return /^[^:]{2,40}:$/u.test(label);
}

/** Most rows say what is told beside them, of the person or of a job: "Date of birth", "Telefoon", "Name and address of employer". */
function holdsFormLabels(part: Side, other: Side): boolean {
  const told = labelRows(part.rows.map(rowText));
  const first = part.rows.filter((_, index) => told[index] === "begins");
  const known = told.filter((each) => each !== null).length;
  const beside = first.filter((row) => isOnRowOf(row, other)).length;
  return first.length >= 3 && known >= part.rows.length * 0.6 && beside >= first.length * 0.9;
}

const longestLabel = 30;

/** Share of the rows that begin in heavy letters. */
const boldShare = (side: Side): number =>
  side.rows.filter((row) => row[0]?.pieces[0]?.run.bold === true).length / Math.max(1, side.rows.length);

/** Dates at the right end of some rows and, below them, the second halves of lists in two columns. */
function holdsEndsOfRows(part: Side, other: Side): boolean {
  const isDated = part.dates >= 0.12 && other.dates < 0.05;
  const isEnough = part.rows.length >= 4 || (part.rows.length >= 2 && part.dates >= 0.3);
  return isDated && isEnough && part.rows.length <= other.rows.length && alignedRows(part, other) > 0.9;
}

function alignment(part: Side, other: Side): number {
  if (alignedCells(part, other, "strictly") >= wellAligned) return weights.alignedCells;
  const loosely = alignedCells(part, other, "loosely");
  return loosely >= wellAligned ? weights.nearlyAlignedCells : weights.misalignedCells * (wellAligned - loosely);
}

/** Rows that look like titles of sections: alone, short, and larger than the text of both sides. */
function titleRows(side: Side, other: Side): number {
  const size = median([...side.rows, ...other.rows].map((row) => row[0]?.size ?? 0));
  const isTitle = (row: Side["rows"][number]): boolean => {
    const [first, ...rest] = row;
    return first !== undefined && rest.length === 0 && first.size > 1.15 * size && /^[^\d]{3,40}$/.test(first.text);
  };
  return side.rows.filter(isTitle).length;
}

/** How much of the height of a side holds text. */
function density(side: Side): number {
  const ink = side.rows.reduce((sum, row) => sum + 1.25 * (row[0]?.size ?? 0), 0);
  return ink / Math.max(1, side.y1 - side.y0);
}

/**
 * Share of the cells whose first row stands on the baseline of a row of the other side. Loosely, a cell also counts
 * that stands beside nothing or is centred on the cell beside it.
 */
export function alignedCells(part: Side, other: Side, how: "loosely" | "strictly"): number {
  const aligned = part.cells.filter((cell) => {
    const first = cell[0];
    if (first === undefined) return false;
    if (isOnRowOf(first, other)) return true;
    return how === "loosely" && (isBesideNothing(first, other) || isCentredOn(cell, other));
  });
  return aligned.length / Math.max(1, part.cells.length);
}

/** Nearly every cell holds a date, and stands beside the first row of a cell without one. */
export function hasPairedCells(part: Side, other: Side): boolean {
  if (part.cells.length < 2 || other.dates > 0.1) return false;
  const heads = { ...other, rows: other.cells.flatMap((cell) => cell.slice(0, 1)) };
  const paired = part.cells.filter(
    (cell) => cell[0] !== undefined && isOnRowOf(cell[0], heads) && cell.some((row) => isDateRow(row)),
  );
  return paired.length / part.cells.length >= 0.8;
}

/** A short row with a date. */
const isDateRow = (row: Side["rows"][number]): boolean => rowText(row).length <= 40 && isDateLike(rowText(row));

/** A cell of a table may be centred on the taller cell beside it. */
function isCentredOn(cell: Side["cells"][number], other: Side): boolean {
  const middle = middleOf(cell);
  const size = cell[0]?.[0]?.size ?? 10;
  return other.cells.some((candidate) => candidate.length <= 4 && Math.abs(middleOf(candidate) - middle) <= 0.3 * size);
}

function middleOf(cell: Side["cells"][number]): number {
  return ((cell[0]?.[0]?.y0 ?? 0) + (cell.at(-1)?.[0]?.y1 ?? 0)) / 2;
}

function isBesideNothing(row: Side["rows"][number], other: Side): boolean {
  const first = row[0];
  if (!first || first.y1 > other.y1 || first.y0 < other.y0) return false;
  return other.rows.every((candidate) => candidate.every((chunk) => chunk.y1 <= first.y0 || chunk.y0 >= first.y1));
}

function alignedRows(part: Side, other: Side): number {
  return part.rows.filter((row) => isOnRowOf(row, other)).length / Math.max(1, part.rows.length);
}

/** Same baseline, or centred on the same row when the sizes differ. */
function isOnRowOf(row: Side["rows"][number], other: Side): boolean {
  const size = row[0]?.size ?? 10;
  const baseline = rowBaseline(row);
  return other.rows.some((candidate) => {
    const otherSize = candidate[0]?.size ?? size;
    const distance = baseline - rowBaseline(candidate);
    const centred = distance - 0.3 * (size - otherSize);
    return Math.abs(distance) <= 0.12 * size || Math.abs(centred) <= 0.12 * size;
  });
}
