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

/**
 * Entries of a section are written alike: where the row right below the date names something in most of them, or is
 * all that stands there, a row that is set like those names something in the others too, however long it is
 * ("Department of Anatomy, Genetics and Pathology, University of Leeds"). With `fit` its words must fit as well.
 */
export function withSiblingRows(entries: readonly Entry[], layout: DocumentLayout, fit: RowFit = () => leastFit): Entry[] {
  const looks = entries.flatMap((entry) => {
    const anchor = anchorOf(entry);
    const [row, ...more] = [...entry.header, ...entry.body].slice(anchor + 1);
    if (anchor < 0 || row === undefined || row.restOfDate) return [];
    const isAlone = more.length === 0 && isNameLike(row, undefined);
    return isAlone || entry.header.includes(row) ? [lookOf(row, layout)] : [];
  });
  const dated = entries.filter((entry) => anchorOf(entry) >= 0).length;
  const usual = [...new Set(looks)].filter((look) => {
    const count = looks.filter((other) => other === look).length;
    return count >= leastAlike.entries && count >= dated * leastAlike.share;
  });
  if (usual.length === 0) return [...entries];
  return entries.map((entry) => {
    const [row, next] = entry.body;
    const endsAtDate = entry.header.length === anchorOf(entry) + 1;
    const isNamed =
      row !== undefined && endsAtDate && isNameLike(row, next) && fit(row.text) >= leastFit && usual.includes(lookOf(row, layout));
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
  return startsWithCapital(text) && !/[.;:!?]$/u.test(text) && wordsOf(text).length <= mostWords;
}
