import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { wordsOf } from "../core/words.ts";
import { titleKind } from "./title-kind.ts";

const ofPerson = new Set<SectionKind>(["header", "contact", "links", "references"]);
/** How much larger than running text, and than all that is not as large, a name is set. */
const largeType = 1.35;
const clearlyLarger = 1.12;
const mostRows = 3;
const mostWords = 4;
/** What may stand below a name: a post, and a way or two to reach somebody. */
const mostBelow = 3;
const mostWordsBelow = 8;

/**
 * Designers set the name at the foot of a column or behind a list, too: words in the largest letters of the first page
 * tell of the person, and not of the section that was open there.
 */
export function withLargeNames(sections: readonly Section[], layout: DocumentLayout): Section[] {
  const rows = layout.positioned ? largestRows(layout) : [];
  const [row] = rows;
  if (row === undefined) return [...sections];
  const host = sections.find(({ lines, headings }) => lines.includes(row) || headings.includes(row));
  if (host === undefined || ofPerson.has(host.kind)) return [...sections];
  const named = host.headings.filter((line) => rows.includes(line));
  if (named.length < host.headings.length && named.length > 0) return [...sections];
  const all = named.length > 0 ? [...named, ...host.lines] : host.lines;
  const first = all.indexOf(row);
  if (rows.some((other, index) => all[first + index] !== other)) return [...sections];
  const start = isGivenAbove(all[first - 1], row) ? first - 1 : first;
  const below = all.slice(first + rows.length);
  const end = below.findIndex((line, index) => index >= mostBelow || !isBeside(line, row));
  const person = all.slice(start, end < 0 ? undefined : first + rows.length + end);
  const rest = host.lines.filter((line) => !person.includes(line));
  const header: Section = { kind: "header", title: "", headings: [], lines: person, score: 0.8 };
  return sections.flatMap((section) => {
    if (section !== host) return [section];
    return rest.length === 0 && named.length > 0 ? [header] : [{ ...host, lines: rest }, header];
  });
}

/** The rows of the first page in far larger letters than all others, if they may be a name. */
function largestRows({ lines, bodyFontSize }: DocumentLayout): Line[] {
  const worded = lines.filter(({ page, text }) => page === 1 && /\p{L}{2}/u.test(text));
  const largest = Math.max(0, ...worded.map(({ fontSize }) => fontSize));
  const rows = worded.filter(({ fontSize }) => fontSize >= largest - 0.6);
  const others = Math.max(0, ...worded.filter((line) => !rows.includes(line)).map(({ fontSize }) => fontSize));
  const isFar = largest > bodyFontSize * largeType && largest > others * clearlyLarger;
  return isFar && rows.length <= mostRows && rows.every(mayName) ? rows : [];
}

const mayName = ({ text, bullet }: Line): boolean =>
  bullet === null &&
  wordsOf(text).length <= mostWords &&
  /^\p{Lu}[\p{L}\p{M}'’. -]+$/u.test(text) &&
  titleKind(text) === null;

/** "Mira" in smaller letters right above "HOLT". */
const isGivenAbove = (above: Line | undefined, row: Line): boolean =>
  above !== undefined &&
  above.column === row.column &&
  /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(above.text) &&
  row.gapBefore <= row.height;

const isBeside = ({ text, bullet, column, page }: Line, row: Line): boolean =>
  column === row.column && page === row.page && bullet === null && wordsOf(text).length <= mostWordsBelow;
