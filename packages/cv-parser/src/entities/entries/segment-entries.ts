import type { DocumentLayout } from "../../core/layout.ts";
import { areDatedAlike } from "./dated-alike.ts";
import { datesStandAlone } from "./dates-alone.ts";
import { entriesAboveDates } from "./dates-below.ts";
import { capitalShare, startsWithCapital } from "../../core/words.ts";
import { styleOf } from "./row-style.ts";
import type { PageSigns, RowFit } from "./header-rows.ts";
import { openSign } from "./line-ranks.ts";
import type { RankOf } from "./line-ranks.ts";
import type { Row } from "./rows.ts";
import { tellsOfAbove } from "./plain-text.ts";
import { leadsOn } from "./join-parts.ts";
import { withFurtherStarts } from "./further-starts.ts";

/** One job, school or project: the rows that name it and the rows that describe it. */
export type Entry = { header: Row[]; body: Row[] };

/** Signed weights for the row at which an entry begins. */
const startWeights = {
  afterBody: 2,
  sectionStart: 3,
  gapAbove: 1.5,
  blockChange: 0.8,
  strong: 1.2,
  strongAfterPlain: 0.8,
  sameStyleAsStarts: 2,
  sameDistance: 2.4,
  misfit: -1.1,
  headerAboveLeftOut: -1.2,
  perRowBeforeDate: -0.25,
  fartherThanCertain: -2.5,
  setIn: -2,
  wrapped: -4,
  acrossGap: -2.5,
  acrossColumn: -3,
} as const;

/** What rows are judged by here; `isSurelyOpen` and `isPost` are asked of rows without a date where a list of entries has dated ones. */
type StartSigns = PageSigns & {
  rankOf?: RankOf | null;
  startsBy?: RankOf | null;
  isSurelyOpen?: (row: Row, below: Row | undefined) => boolean;
  /** Whether a text is the name of a post and nothing else. */
  isPost?: (text: string) => boolean;
  /** Rows that open an entry whatever dates and styles say. */
  opened?: ReadonlySet<Row>;
};

const maxRowsBeforeDate = 4;
const mostBrokenRows = 9;

/** A row that a margin left over of the name above it. */
function isRestOfName(rows: readonly Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index]];
  if (row === undefined || above === undefined || above.bullet || above.prose || above.anchor !== null) return false;
  if (row.line.column !== above.line.column || row.line.page !== above.line.page) return false;
  return row.continues || (leadsOn.test(above.text) && row.anchor === null && !row.bullet);
}

/** How many names stand above a date from a row on, however many rows a margin broke them into. */
const namesAbove = (rows: readonly Row[], start: number, anchor: number): number =>
  rows.slice(start, anchor).filter((_, index) => index === 0 || !isRestOfName(rows, start + index)).length;

/** The first row that may begin what a date belongs to. */
function lowestStart(rows: readonly Row[], floor: number, anchor: number): number {
  let lowest = anchor;
  while (lowest > Math.max(floor, anchor - mostBrokenRows) && namesAbove(rows, lowest - 1, anchor) <= maxRowsBeforeDate)
    lowest -= 1;
  return lowest;
}

/** What a known word for an employer, a post or a place gives. */
const certainFit = 1.2;

/**
 * Parts the rows of a section into entries: by what was learned of lines where `startsBy` is given and knows of any, else
 * by dated rows first and by style where there are none.
 */
export function segmentEntries(rows: readonly Row[], signs: StartSigns): Entry[] {
  const closing = entriesAboveDates(rows);
  if (closing !== null) return closing;
  const anchors = rows.flatMap((row, index) => (row.anchor === null ? [] : [index]));
  const starts =
    (areDatedAlike(rows) ? null : rankedStarts(rows, signs.startsBy ?? null)) ??
    (anchors.length > 0
      ? datedStarts(rows, anchors, signs)
      : (listedStarts(rows, signs.fit) ?? styledStarts(rows, signs.layout)));
  const all = signs.opened === undefined ? starts : withFurtherStarts(rows, starts, signs.opened);
  return all.map((start, index) => entryOf(rows.slice(start, all[index + 1] ?? rows.length)));
}

const likelyStart = 0.5;

/** The rows that more likely than not begin an entry, and the first one; null where none does. */
function rankedStarts(rows: readonly Row[], startsBy: RankOf | null): number[] | null {
  const begins = rows.flatMap((row, index) =>
    !row.continues && (startsBy?.(row.line)?.begin ?? 0) > likelyStart ? [index] : [],
  );
  return begins.length === 0 ? null : [...new Set([0, ...begins])];
}

function datedStarts(rows: readonly Row[], anchors: readonly number[], look: StartSigns): number[] {
  const { layout } = look;
  const useful = anchors.filter((anchor, index) => !isSecondDate(rows, anchors[index - 1], anchor));
  const closing = startsAfterDates(rows, useful, look.fit);
  if (closing !== null) return closing;
  if (datesStandAlone(rows, useful)) return [...useful];
  let chosen = useful.map((anchor, index) =>
    chooseStart({ ...look, rows, anchor, floor: (useful[index - 1] ?? -1) + 1, votes: null }),
  );
  const leadIn = isLeadIn(rows, useful);
  for (let round = 0; round < 2; round += 1) {
    if (leadIn) chosen[0] = 0;
    const votes = votesOf(rows, useful, chosen, layout);
    chosen = useful.map((anchor, index) =>
      chooseStart({ ...look, rows, anchor, floor: (useful[index - 1] ?? -1) + 1, votes }),
    );
  }
  if (leadIn) chosen[0] = 0;
  return [...new Set([...undatedStarts(rows, useful, chosen, look), ...chosen])].sort(
    (first, second) => first - second,
  );
}

/** The few plain rows above the first date can belong to nothing but its entry; above the only date they may be more. */
function isLeadIn(rows: readonly Row[], [anchor, ...more]: readonly number[]): boolean {
  const most = more.length === 0 ? maxRowsBeforeDate : 2;
  return (
    anchor !== undefined &&
    anchor <= mostBrokenRows &&
    namesAbove(rows, 0, anchor) <= most &&
    rows.slice(0, anchor).every((row) => !row.prose)
  );
}

/** "Master student, expected March 2016" below the period of the studies. */
const expecting =
  /(?:expected|graduating|graduation|anticipated|voraussichtlich|erwartet|prévue?|prevista?|previsto|esperad[ao]|verwacht|预计|ожидается)(?!\p{L})[^;()]*$/iu;

/** A second date right below the first, without any words of its own, belongs to the same entry. */
function isSecondDate(rows: readonly Row[], above: number | undefined, anchor: number): boolean {
  const row = rows[anchor];
  const previous = above === undefined ? undefined : rows[above];
  if (row === undefined || previous === undefined || above !== anchor - 1) return false;
  const match = row.anchor;
  if (match !== null && match.kind === "single" && expecting.test(row.text.slice(0, match.end - row.line.start)))
    return true;
  return (
    match !== null &&
    match.kind === "single" &&
    row.text.trim().length <= match.end - match.start + 2 &&
    previous.anchor?.kind === "single"
  );
}

/**
 * Where each entry ends with its date: nothing but names and labelled details stands in the section, about as many
 * rows above every date as above the first, and no name below the last. Null when dates stand elsewhere, and where the
 * row that one has more says what was done above.
 */
function startsAfterDates(rows: readonly Row[], anchors: readonly number[], fit: RowFit): number[] | null {
  const [first = 0, ...later] = anchors;
  const last = anchors.at(-1) ?? 0;
  if (first === 0 || first > maxRowsBeforeDate || later.length === 0) return null;
  const isDetail = (row: Row) => /^[\p{L} ]{2,24}:\s/u.test(row.text);
  if (rows.some((row) => row.prose && !isDetail(row)) || rows.slice(last + 1).some((row) => !isDetail(row)))
    return null;
  const starts = [0, ...anchors.slice(0, -1).map((anchor) => anchor + 1)].map((from) => {
    const offset = rows.slice(from).findIndex((row) => !isDetail(row) && !row.continues);
    return from + Math.max(0, offset);
  });
  const lengths = anchors.map((anchor, index) => anchor - (starts[index] ?? 0));
  const isTold = starts.some(
    (start, index) => (lengths[index] ?? 0) > first && tellsOfAbove(rows, start, (text) => fit(text) >= certainFit),
  );
  return !isTold && lengths.every((length) => length >= 1 && Math.abs(length - first) <= 1) ? starts : null;
}

type Votes = {
  style: Map<string, number>;
  distance: Map<number, number>;
  total: number;
  farthest: number;
  left: number;
};

function votesOf(
  rows: readonly Row[],
  anchors: readonly number[],
  starts: readonly number[],
  layout: DocumentLayout,
): Votes {
  const votes: Votes = { style: new Map(), distance: new Map(), total: starts.length, farthest: -1, left: Infinity };
  starts.forEach((start, index) => {
    const row = rows[start];
    if (row === undefined) return;
    const style = styleOf(row, layout).key;
    const distance = namesAbove(rows, start, anchors[index] ?? start);
    const certain = start === 0;
    const weight = certain ? 3 : 1;
    if (certain) [votes.farthest, votes.left] = [Math.max(votes.farthest, distance), Math.min(votes.left, row.line.x)];
    votes.style.set(style, (votes.style.get(style) ?? 0) + weight);
    votes.distance.set(distance, (votes.distance.get(distance) ?? 0) + weight);
    votes.total += weight - 1;
  });
  return votes;
}

type StartSearch = StartSigns & { rows: readonly Row[]; anchor: number; floor: number; votes: Votes | null };

function chooseStart(search: StartSearch): number {
  let best = search.anchor;
  let bestScore = -Infinity;
  const lowest = lowestStart(search.rows, search.floor, search.anchor);
  let penalty = 0;
  for (let start = search.anchor; start >= lowest; start -= 1) {
    const row = search.rows[start];
    if (row === undefined || (start < search.anchor && row.prose)) break;
    const below = search.rows[start + 1];
    if (start < search.anchor && below !== undefined)
      penalty +=
        crossing(row, below) +
        (search.fit(row.text) < 0.5 && !styleOf(row, search.layout).strong ? startWeights.misfit : 0);
    // Space inside the header of the first entry is usual in the others too.
    const usual = (search.votes?.farthest ?? -1) >= namesAbove(search.rows, start, search.anchor);
    const score = startScore(search, start) + penalty * (usual ? 0.4 : 1);
    if (score > bestScore) [best, bestScore] = [start, score];
  }
  return best;
}

/** What it costs to keep two neighbouring rows in one header although space or a column edge parts them. */
function crossing(above: Row, below: Row): number {
  if (above.line.column !== below.line.column || above.line.page !== below.line.page) return startWeights.acrossColumn;
  return below.line.gapBefore > Math.max(below.line.height, above.line.height) * 1.1 ? startWeights.acrossGap : 0;
}

function startScore({ rows, layout, anchor, floor, votes, rankOf }: StartSearch, start: number): number {
  const row = rows[start];
  const above = rows[start - 1];
  if (row === undefined) return -Infinity;
  const weights = startWeights;
  const style = styleOf(row, layout);
  const distance = namesAbove(rows, start, anchor);
  let score = distance * weights.perRowBeforeDate + (row.continues || isRestOfName(rows, start) ? weights.wrapped : 0);
  score += openSign(rankOf, row.line);
  if (above === undefined) score += weights.sectionStart;
  else {
    if (above.prose) score += weights.afterBody;
    if (row.line.gapBefore > row.line.height * 0.55) score += weights.gapAbove;
    if (row.line.block !== above.line.block) score += weights.blockChange;
    if (style.strong && !styleOf(above, layout).strong) score += weights.strongAfterPlain;
    if (start > floor && !above.prose && crossing(above, row) === 0) score += weights.headerAboveLeftOut;
  }
  if (style.strong) score += weights.strong;
  if (votes !== null) {
    score += (weights.sameStyleAsStarts * (votes.style.get(style.key) ?? 0)) / votes.total;
    if (votes.farthest >= 0 && distance > votes.farthest) score += weights.fartherThanCertain;
    if (
      row.line.width > 0 &&
      votes.left < Infinity &&
      row.line.x > Math.max(votes.left, rows[anchor]?.line.x ?? 0) + 6 &&
      start < anchor
    )
      score += weights.setIn;
    score += (weights.sameDistance * (votes.distance.get(distance) ?? 0)) / votes.total;
  }
  return score;
}

/**
 * Entries without a date of their own, among dated ones: a row in the style of the starts after running text, or one of
 * which the net is nearly certain.
 */
function undatedStarts(
  rows: readonly Row[],
  anchors: readonly number[],
  starts: readonly number[],
  { layout, fit, isSurelyOpen, isPost }: StartSigns,
): number[] {
  const styles = new Map<string, number>();
  for (const start of starts) {
    const row = rows[start];
    if (row !== undefined && styleOf(row, layout).strong)
      styles.set(styleOf(row, layout).key, (styles.get(styleOf(row, layout).key) ?? 0) + 1);
  }
  return rows.flatMap((row, index) => {
    const above = rows[index - 1];
    const style = styleOf(row, layout);
    const covered = starts.some((start, entry) => index >= start && index <= (anchors[entry] ?? start));
    if (fit(row.text) >= certainFit && isEmployerAlone(rows, index, starts)) return [index];
    if (
      isSurelyOpen?.(row, rows[index + 1]) === true &&
      !covered &&
      !row.bullet &&
      !(row.continues && above?.prose === true) &&
      isNamedAbove(rows, index, { starts, fit })
    )
      return [index];
    if (!covered && isFurtherPost(rows, index) && isPost?.(row.text) === true) return [index];
    if (covered || row.prose || !style.strong || (styles.get(style.key) ?? 0) * 2 < starts.length) return [];
    const lastStart = Math.max(-1, ...starts.filter((start) => start < index));
    const described = lastStart < 0 || rows.slice(lastStart, index).some((other) => other.prose);
    const fresh = above === undefined || above.prose || row.line.gapBefore > row.line.height * 0.55;
    return fresh && described ? [index] : [];
  });
}

/** Whether the entry that a further start would end has a name by then: without one the row is that name. */
function isNamedAbove(
  rows: readonly Row[],
  index: number,
  { starts, fit }: { starts: readonly number[]; fit: RowFit },
): boolean {
  const last = starts.findLast((start) => start < index);
  return (
    last === undefined ||
    rows
      .slice(last, index)
      .some(({ text }) => text.split("\t").some((cell) => !/[:：]\s*$/u.test(cell) && fit(cell) >= certainFit))
  );
}

/** A name with space above and below, after running text and over a dated row, is the employer of the posts below. */
function isEmployerAlone(rows: readonly Row[], index: number, starts: readonly number[]): boolean {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (row === undefined || below === undefined || row.prose || row.continues || row.dates.length > 0) return false;
  const isSetOff = [row, below].every(({ line }) => line.gapBefore > line.height * 0.55);
  const isNamed = startsWithCapital(row.text) && !/[.:;]$/.test(row.text);
  return (above?.prose ?? false) && isSetOff && isNamed && below.anchor !== null && starts.includes(index + 1);
}

/** A name with space above it between the bullets of the post above and bullets of its own. */
function isFurtherPost(rows: readonly Row[], index: number): boolean {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (above?.prose !== true || row === undefined || below?.bullet !== true) return false;
  const isPlain = !row.bullet && !row.continues && row.dates.length === 0 && !/[.:;,]$/.test(row.text);
  return isPlain && row.line.column === below.line.column && row.line.gapBefore > row.line.height * 0.55;
}

const leastListed = 3;

/** Without any date and with nothing but bullets, most of which name something on both sides of a dash: each is an entry. */
function listedStarts(rows: readonly Row[], fit: RowFit): number[] | null {
  const bullets = rows.filter(({ bullet }) => bullet);
  if (bullets.length < leastListed || rows.some(({ bullet, continues }) => !bullet && !continues)) return null;
  const named = bullets.filter(({ text }) => {
    const sides = text.split(/\s[–—-]\s/u);
    return sides.length > 1 && sides.some((side) => fit(side) >= certainFit);
  });
  return named.length * 2 > bullets.length ? rows.flatMap(({ bullet }, index) => (bullet ? [index] : [])) : null;
}

/** Without any date: entries begin at rows of stronger style, else after running text, else at each block. */
function styledStarts(rows: readonly Row[], layout: DocumentLayout): number[] {
  if (rows.length === 0) return [];
  const strong = rows.flatMap((row, index) => {
    const above = rows[index - 1];
    const style = styleOf(row, layout);
    if (row.bullet || row.continues || !style.strong) return [];
    const aboveStrong =
      above !== undefined && styleOf(above, layout).strong && row.line.gapBefore <= row.line.height * 0.55;
    return aboveStrong ? [] : [index];
  });
  if (strong.length > 0) return strong[0] === 0 ? strong : [0, ...strong];
  const breaks = rows.flatMap((row, index) => {
    const above = rows[index - 1];
    if (above === undefined) return [0];
    if (row.bullet || row.continues) return [];
    // Running text below a name describes it, however far below it stands.
    if (row.prose && !above.prose && !(opensWithName(row) && opensWithName(above))) return [];
    const isNamed = capitalShare(row.text) > 0 || /^\p{Lo}/u.test(row.text);
    const isBroken = row.line.gapBefore > row.line.height * 0.55 || (above.bullet && isNamed);
    return isBroken || isQuotedName(row.text) ? [index] : [];
  });
  return breaks.length === 0 ? [0] : breaks;
}

/** "Quiet Dock: what it is", as each entry of a list may open. */
const opensWithName = ({ text, bullet }: Row): boolean => !bullet && /^[^:]{2,50}:\s+\S/u.test(text);

/** A line that is nothing but a name in quotes. */
function isQuotedName(text: string): boolean {
  return /^["“„«‚]\p{Lu}[^"“”„«»]{2,60}["“”»]$/u.test(text);
}

const maxNamesAfterDate = 3;

/** Rows up to the date and the short rows after it name the entry; from the first running text on they describe it. */
function entryOf(rows: readonly Row[]): Entry {
  const anchor = rows.findIndex((row) => row.anchor !== null);
  let end = Math.max(anchor, 0) + 1;
  let names = 0;
  while (end < rows.length && names < maxNamesAfterDate) {
    const row = rows[end];
    const goesOn = row?.continues === true || row?.restOfDate === true || isRestOfName(rows, end);
    const wrapped = goesOn && (rows[end - 1]?.bullet === false || rows[end - 1] === rows[anchor]);
    if (row === undefined || ((row.prose || row.bullet) && !wrapped)) break;
    if (!wrapped) names += 1;
    end += 1;
  }
  return { header: rows.slice(0, end), body: rows.slice(end) };
}
