import { joinWrapped } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { isInList, isInOfficeName } from "./one-name.ts";
import type { Part } from "./parts.ts";
import type { Row } from "./rows.ts";
import { phraseKey, startsWithCapital, wordsOf } from "../../core/words.ts";
import {
  degreeScore,
  gradeScore,
  hasLegalForm,
  institutionScore,
  jobScore,
  organisationScore,
  placeScore,
} from "./word-scores.ts";
import { openWords, unfinishedWords } from "../../lexicon/joining-words.ts";

export const leadsOn = new RegExp(`(?:\\s(?:${openWords}|${unfinishedWords})|&|\\s-|\\p{L}-)$`, "iu");

/** Words that begin a part of their own, whatever the row above ends with. */
const leadsItself = /^(?:at|bei|chez|presso|bij|hos)\s+\p{Lu}/u;

type Header = { header: readonly Row[]; anchorRow: number; source: string };

/** A header row that goes on below goes on in the same part, unless the row above ends at a separator. */
export function joinWrappedParts(parts: readonly Part[], context: Header): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last !== undefined && (isNameOnceMore(last, part) || isMarkBelow(last, part))) {
      out.push({ ...part });
      continue;
    }
    const host = cellAbove(out, part, context);
    if (host !== undefined) {
      host.piece = joinWrapped([host.piece, part.piece]);
      continue;
    }
    if (last !== undefined && isStackedRest(last, part, context)) {
      last.piece = joinWrapped([last.piece, part.piece]);
      continue;
    }
    if (last !== undefined && isRestOfList(last, part, context)) {
      last.piece = joinWrapped([withComma(last.piece, context.source), part.piece]);
      continue;
    }
    const joined = last === undefined ? part : continuation(last, part, context);
    if (last !== undefined && joined === null) last.piece = joinWrapped([last.piece, part.piece]);
    else if (joined !== null) out.push({ ...joined });
  }
  return out;
}

const sureMark = 3.2;

/** "mention bien", "votazione 90/100" in a row below a school or a degree: the mark, however small its first letter. */
const isMarkBelow = (last: Part, part: Part): boolean =>
  part.separator === "line" && gradeScore(part.piece.text) >= sureMark && !leadsOn.test(last.piece.text);

/** "Direction de l'eau," above "de l'air et du bruit": the comma at the end of the row is one of the name. */
function isRestOfList(last: Part, part: Part, { header, anchorRow, source }: Header): boolean {
  const [above, row] = [header[part.row + anchorRow - 1], header[part.row + anchorRow]];
  const end = last.piece.ranges.at(-1)?.end ?? 0;
  if (part.separator !== "line" || row?.continues !== true || above === undefined || source[end] !== ",") return false;
  const text = source.slice(row.line.start, row.line.end);
  return (
    isInList(text) || isInOfficeName(`${last.piece.text}, ${text}`, last.piece.text.length, last.piece.text.length + 2)
  );
}

const withComma = ({ text, ranges }: Piece, source: string): Piece => {
  const last = ranges.at(-1);
  if (last === undefined || source[last.end] !== ",") return { text, ranges };
  return { text: `${text},`, ranges: [...ranges.slice(0, -1), { ...last, end: last.end + 1 }] };
};

const sameEdge = 2;
const aBlank = 0.28;
const gutter = 1.6;
const surePlace = 2;

/**
 * "Heron Lake" over "Workshops" in a narrow cell beside the post: the rows of a margin stand in one line, and a row that had no
 * room for the next word goes on in it, unless that names a town.
 */
function isStackedRest(last: Part, part: Part, { header, anchorRow }: Header): boolean {
  const row = header[part.row + anchorRow];
  if (row === undefined || part.row !== last.row || row.line.width === 0) return false;
  const segmentOf = ({ piece: { ranges } }: Part, at: 0 | -1) =>
    row.line.segments.find(
      ({ start, end }) => start <= (ranges.at(at)?.start ?? -1) && end > (ranges.at(at)?.start ?? -1),
    );
  const [upper, lower] = [segmentOf(last, -1), segmentOf(part, 0)];
  if (upper === undefined || lower === undefined || upper === lower || Math.abs(upper.x - lower.x) > sameEdge)
    return false;
  const isWhole = part.piece.ranges[0]?.start === lower.start && (last.piece.ranges.at(-1)?.end ?? 0) >= upper.end;
  const stack = row.line.segments.filter(({ x }) => Math.abs(x - upper.x) <= sameEdge);
  const beside = Math.min(...row.line.segments.map(({ x }) => x).filter((x) => x > upper.x + sameEdge));
  const room = beside - gutter * upper.fontSize;
  const edge = Math.max(Number.isFinite(room) ? room : 0, ...stack.map(({ x, width }) => x + width));
  const word = (lower.width / lower.text.length) * (lower.text.split(/\s/u)[0]?.length ?? 0);
  const isFull = upper.x + upper.width + aBlank * upper.fontSize + word > edge;
  const isDated = row.dates.some(({ start }) => start >= lower.start && start < lower.end);
  return isWhole && isFull && !isDated && !mayNameTown(part, stack.at(-1) === lower) && last.bold === part.bold;
}

/** A known place, or a single word at the end of a cell that is no word for a firm or a school. */
function mayNameTown({ said, piece: { text } }: Part, isLast: boolean): boolean {
  if (said !== undefined || placeScore(text) >= surePlace) return true;
  return isLast && wordsOf(text).length === 1 && organisationScore(text) < namesHouse && !hasLegalForm(text);
}

const namesHouse = 0.9;

/** The words of a link below a name say it again. */
const isNameOnceMore = (last: Part, part: Part): boolean =>
  part.separator === "line" && phraseKey(last.piece.text) === phraseKey(part.piece.text);

/** The part as it stands, or with the separator that the row above ends with; null when it is the rest of the last part. */
function continuation(last: Part, part: Part, { header, anchorRow, source }: Header): Part | null {
  const row = header[part.row + anchorRow];
  const above = header[part.row + anchorRow - 1];
  if (part.separator !== "line" || row === undefined || above === undefined) return part;
  if (
    (leadsOn.test(last.piece.text) && !leadsItself.test(row.text)) ||
    (goesOnBesideDate(above, row) && last.bold === part.bold) ||
    closesBracket(last.piece.text, row.text)
  )
    return null;
  if (!row.continues || namesAnother(last, part) || isDatedPost(last, part, row, above)) return part;
  if (source.charAt((part.piece.ranges[0]?.start ?? 0) - 1) === "(") return { ...part, separator: "paren" };
  const lead = source.slice(row.line.start, part.piece.ranges[0]?.start);
  if (/[|·•]/.test(lead)) return { ...part, separator: "pipe" };
  if (/[,;]\s*$/.test(above.text)) return { ...part, separator: "comma" };
  if (/\p{L}-$/u.test(above.text)) return null;
  if (/\s[–—-]\s*$/u.test(above.text)) return { ...part, separator: "dash" };
  return /[|·•–—-]\s*$/.test(above.text) ? { ...part, separator: "pipe" } : null;
}

/** "Gymnasium in Tarn (Lycée Bellevue" above "and Collège du Lac)": what stands in brackets goes on below. */
const closesBracket = (above: string, text: string): boolean => /\([^()]*$/u.test(above) && /^[^()]*\)/u.test(text);

/** The word for a kind of school, which nobody's school is called without more. */
const kindOfSchool =
  /^(?:universi\p{L}*|faculdades?|facultad|institut[eo]?|istituto|escuela|escola|[eé]cole|hochschule|politechnika|uniwersytet|университет|институт|университета|fakultät|faculté|collège|colegio|colégio)$/iu;

/** "Data Manager" over "Reed & Sons Ltd": in a narrow column each row may be full, and yet the lower one names something else. */
function namesAnother(above: Part, below: Part): boolean {
  if (kindOfSchool.test(above.piece.text)) return false;
  if (endsInLegalForm(below.piece.text) && !endsInLegalForm(above.piece.text) && jobScore(above.piece.text) >= 1.6)
    return true;
  const kinds = [above, below].map(({ piece: { text } }) => kindOf(text));
  return kinds[0] !== null && kinds[1] !== null && kinds[0] !== kinds[1] && startsWithCapital(below.piece.text);
}

const datedPost = { most: 5, surely: 2.4, noPost: 0.6 };

/** "Confederation of Rowing" over "Full stack developer   2011 – 2012": the row with the date names the post by itself. */
function isDatedPost(above: Part, below: Part, row: Row, rowAbove: Row): boolean {
  const { text } = below.piece;
  return (
    row.dates.length > 0 &&
    rowAbove.dates.length === 0 &&
    startsWithCapital(text) &&
    wordsOf(text).length >= 2 &&
    wordsOf(text).length <= datedPost.most &&
    jobScore(text) >= datedPost.surely &&
    jobScore(above.piece.text) < datedPost.noPost
  );
}

/** "heron media GmbH": two words and the form of a company are no rest of a name of a post, however they begin. */
const endsInLegalForm = (text: string): boolean => wordsOf(text).length >= 3 && hasLegalForm(text);

/** What a text surely names: the position or what one learned there, or the employer or school. */
function kindOf(text: string): "self" | "house" | null {
  const isHouse = organisationScore(text) >= 3 || institutionScore(text) >= 2.5;
  const isSelf = jobScore(text) >= 1.6 || degreeScore(text) >= 2.6;
  return isHouse === isSelf ? null : isHouse ? "house" : "self";
}

type Cell = { x: number; right: number; start: number; end: number; text: string };

/** The cells of a row: a wide gap begins a new one. */
function cellsOf({ line }: Row): Cell[] {
  const cells: Cell[] = [];
  for (const { x, width, start, end, text, gapBefore, fontSize } of line.segments) {
    const cell = cells.at(-1);
    if (cell === undefined || gapBefore > fontSize * 1.2) cells.push({ x, right: x + width, start, end, text });
    else Object.assign(cell, { right: x + width, end, text: `${cell.text} ${text}` });
  }
  return cells;
}

/** The part of the row above whose cell goes on in this part: in a row of narrow cells each goes on below itself. */
function cellAbove(parts: readonly Part[], part: Part, { header, anchorRow }: Header): Part | undefined {
  const row = header[part.row + anchorRow];
  const above = header[part.row + anchorRow - 1];
  if (row === undefined || above === undefined || row.dates.length > 0 || row.line.gapBefore > row.line.height * 0.6)
    return undefined;
  // Lines without a width stand nowhere on a page.
  if (row.line.width === 0) return undefined;
  const hosts = cellsOf(above);
  const cells = cellsOf(row);
  const hostOf = (cell: Cell) => hosts.find(({ x, right }) => x < cell.x + 3 && right > cell.right - 3);
  if (hosts.length < 2 || cells.some((cell) => hostOf(cell) === undefined)) return undefined;
  if (!cells.some((cell) => goesOnBelow(hostOf(cell), cell))) return undefined;
  const at = part.piece.ranges[0]?.start ?? -1;
  const cell = cells.find(({ start, end }) => start <= at && end > at);
  const host = cell && hostOf(cell);
  if (cell === undefined || host === undefined || at > cell.start + 1) return undefined;
  return parts.findLast(({ piece: { ranges } }) => {
    const start = ranges[0]?.start ?? -1;
    return start >= host.start && start < host.end;
  });
}

/** A small first letter, or a word above that leads on. */
function goesOnBelow(host: Cell | undefined, cell: Cell): boolean {
  return host !== undefined && (/^\p{Ll}/u.test(cell.text) || leadsOn.test(host.text));
}

/** Where a date at the right breaks over two rows, the text to its left does so too. */
function goesOnBesideDate(above: Row, row: Row): boolean {
  const first = row.line.segments[0];
  const date = row.dates[0];
  if (!row.restOfDate || first === undefined || date === undefined || first.start >= date.start) return false;
  return Math.abs(first.x - (above.line.segments[0]?.x ?? 0)) < 3;
}
