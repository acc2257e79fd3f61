import type { DocumentLayout } from "../../core/layout.ts";
import type { RowFit } from "./header-rows.ts";
import { startsWithCapital, wordsOf } from "../../core/words.ts";
import { styleOf } from "./row-style.ts";
import type { Row } from "./rows.ts";
import type { Entry } from "./segment-entries.ts";

/** So many entries, and this share of all, must have a row below their date that names something. */
const leastAlike = { entries: 2, share: 0.5 };
const mostWords = 16;
const leastFit = 1;

/** What the words of such a row must fit, and whether a header names all that there is to name without it. */
type SiblingSigns = { fit?: RowFit; isWhole?: (header: readonly Row[]) => boolean };

/**
 * Entries of a section are written alike: where the row right below the date names something in most of them, or is
 * all that stands there, a row that is set like those names something in the others too, however long it is
 * ("Department of Anatomy, Genetics and Pathology, University of Leeds").
 */
export function withSiblingRows(
  entries: readonly Entry[],
  layout: DocumentLayout,
  { fit = () => leastFit, isWhole = () => false }: SiblingSigns = {},
): Entry[] {
  const looks = entries.flatMap((entry) => {
    const anchor = anchorOf(entry);
    const [row, ...more] = [...entry.header, ...entry.body].slice(anchor + 1);
    if (anchor < 0 || row === undefined || row.restOfDate) return [];
    const isAlone = more.length === 0 && isNameLike(row, undefined) && !isWhole(entry.header);
    return isAlone || entry.header.includes(row) ? [lookOf(row, layout)] : [];
  });
  const dated = entries.filter((entry) => anchorOf(entry) >= 0).length;
  const counts = new Map<string, number>();
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
  const least = Math.max(leastAlike.entries, dated * leastAlike.share);
  const usual = new Set([...counts].filter(([, count]) => count >= least).map(([look]) => look));
  if (usual.size === 0) return [...entries];
  return entries.map((entry) => {
    const [row, next] = entry.body;
    const endsAtDate = entry.header.length === anchorOf(entry) + 1;
    const isNamed =
      row !== undefined &&
      endsAtDate &&
      !isWhole(entry.header) &&
      isNameLike(row, next) &&
      fit(row.text) >= leastFit &&
      usual.has(lookOf(row, layout));
    return isNamed ? { header: [...entry.header, row], body: entry.body.slice(1) } : entry;
  });
}

const anchorOf = ({ header }: Entry): number => header.findIndex((row) => row.anchor !== null);

/** Look and left edge. */
const lookOf = (row: Row, layout: DocumentLayout): string =>
  `${styleOf(row, layout).key}/${row.line.column}/${Math.round(row.line.x / 4)}`;

/** One row that begins like a name and neither ends like a sentence nor goes on below. */
function isNameLike(row: Row, next: Row | undefined): boolean {
  const { text, bullet, continues } = row;
  if (bullet || continues || next?.continues === true) return false;
  return startsWithCapital(text) && !/[.;:!?]$|^[\p{L} ]{2,24}:\s/u.test(text) && wordsOf(text).length <= mostWords;
}
