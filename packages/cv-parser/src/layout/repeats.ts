import type { Row } from "./rows.ts";
import { rowText } from "./side.ts";

/** Rows from the top and from the bottom of a page that can be a running header or footer. */
const depth = 3;
const samePlacePoints = 8;
const pageNumber =
  /^[\s|–—-]*(?:(?:page|seite|página|pagina|pág|pag|p|sida|side)\.?\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|di|sur|van|av|\||-)\s*\d{1,3})?[\s|–—-]*$/iu;

type Edge = { row: Row; y: number; key: string };
/** Rows from one end of a page, the outermost first. */
type Edges = { top: Edge[]; bottom: Edge[] };

/** Takes out page numbers, and running headers and footers of all pages but the first that shows them. */
export function withoutRepeats(rows: readonly Row[]): Row[] {
  const drop = new Set<Row>();
  const earlier: Edge[] = [];
  let first: readonly Row[] | null = null;
  for (const pageRows of Map.groupBy(rows, (row) => row.page).values()) {
    const { top, bottom } = edgesOf(pageRows);
    for (const edges of [top, bottom]) for (const { row } of repeated(edges, earlier)) drop.add(row);
    first ??= pageRows.slice(0, openingRows);
    for (const row of imprint(pageRows, bottom, first)) drop.add(row);
    earlier.push(...top, ...bottom);
  }
  return rows.filter((row) => !drop.has(row));
}

/** From the end of the page inwards, as far as rows repeat: text that repeats further in is no header. */
function repeated(edges: readonly Edge[], earlier: readonly Edge[]): Edge[] {
  const result: Edge[] = [];
  for (const edge of edges) {
    const isNumber = pageNumber.test(rowText(edge.row.chunks)) && isPlausibleNumber(edge.row);
    if (!isNumber && !earlier.some((other) => isSameEdge(other, edge))) break;
    result.push(edge);
  }
  return result;
}

const documentName =
  /(?:^|[\s·•|,–—-])(?:r[ée]sum[ée]|curriculum\s+vit(?:ae|æ)|cv|lebenslauf|currículum)(?:[\s·•|,–—-]*\d{1,2})?\s*$/iu;
const maxImprint = 100;

/** The last row of a page that ends in the name of the document ("Ada Sample · Résumé"), and what stands beside it. */
function imprint(rows: readonly Row[], bottom: readonly Edge[], openings: readonly Row[]): Row[] {
  const last = bottom.find(({ row }) => {
    const text = rowText(row.chunks);
    if (text.length > maxImprint) return false;
    return documentName.test(text.replace(/\t/g, " ")) || namesOwner(inCells(row), namesAbove(openings, row));
  });
  if (last === undefined || bottom.some(({ y }) => y > last.y + samePlacePoints)) return [];
  return rows.filter(
    ({ chunks }) => chunks.length > 0 && chunks.every(({ baseline }) => Math.abs(baseline - last.y) < 3),
  );
}

/** The person's name stands in one of the first rows, in larger letters than the end of a page. */
const openingRows = 5;
const largerBy = 1.3;
const leastLetters = 3;
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, "");

const documentWord =
  /^(?:r[ée]sum[ée]|curriculum\s+vit(?:ae|æ)|cv|lebenslauf|currículum|(?:个人|個人)?(?:简历|履歷|履历))$/iu;
const stamp = /^(?:\p{L}{2,12}[\s:]+){0,3}[\d\s,./年月日-]*(?:19|20)\d\d[\d\s,./年月日-]*$/u;

const sizeOf = ({ chunks }: Row): number => Math.max(0, ...chunks.map(({ size }) => size));

function namesAbove(openings: readonly Row[], row: Row): string[] {
  return openings
    .filter((above) => sizeOf(above) >= sizeOf(row) * largerBy)
    .map(({ chunks }) => lettersOf(rowText(chunks)));
}

/** The text of a row with a tab at each wide gap. */
function inCells({ chunks }: Row): string {
  return chunks.reduce((text, chunk, index) => {
    const before = chunks[index - 1];
    if (before === undefined) return chunk.text;
    return text + (chunk.x0 - before.x1 > chunk.size ? "\t" : " ") + chunk.text;
  }, "");
}

/** "2/3", "Page 1 of 2". */
const countedPage = /^\D{0,8}\d{1,2}\s*(?:\/|\s\p{L}{2,3}\s)\s*\d{1,2}$/u;
const mostParts = 4;

/**
 * "Ada Sample – 1/1", "May 9, 2021 | ADA SAMPLE · 简历 | 1": a row of nothing but the name above, the date and the page;
 * beside a page that is counted as one of so many the town may stand as well.
 */
function namesOwner(text: string, names: readonly string[]): boolean {
  const parts = text.split(/\s*[\t·•|]\s*|\s+[–—-]\s+/u).filter((part) => part.trim() !== "");
  const isName = (part: string): boolean => {
    const letters = lettersOf(part);
    return letters.length >= leastLetters && !/\d/.test(part) && names.includes(letters);
  };
  const rest = parts.filter((part) => !isName(part));
  const tells = (part: string): boolean => pageNumber.test(part) || documentWord.test(part) || stamp.test(part);
  if (rest.length !== parts.length - 1) return false;
  const isCounted = countedPage.test(parts.at(-1) ?? "") && rest.length > 1 && parts.length <= mostParts;
  return rest.length > 0 && (rest.every(tells) || (isCounted && rest.filter((part) => !tells(part)).length === 1));
}

function edgesOf(rows: readonly Row[]): Edges {
  const ordered = rows
    .map((row) => ({ row, y: row.chunks[0]?.baseline ?? 0, key: keyOf(row) }))
    .toSorted((a, b) => a.y - b.y);
  return { top: ordered.slice(0, depth), bottom: ordered.slice(-depth).toReversed() };
}

/** Digits differ from page to page. */
function keyOf(row: Row): string {
  return rowText(row.chunks).toLowerCase().replace(/\d+/g, "#").replace(/\s+/g, " ").trim();
}

function isSameEdge(a: Edge, b: Edge): boolean {
  return a.row.page !== b.row.page && a.key === b.key && a.key.length > 1 && Math.abs(a.y - b.y) <= samePlacePoints;
}

/** A bare number counts as page number only when it is that of its page: others are years, grades or counts. */
function isPlausibleNumber(row: Row): boolean {
  const numbers = rowText(row.chunks).match(/\d+/g)?.map(Number) ?? [];
  return numbers[0] === row.page;
}
