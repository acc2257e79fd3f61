import type { Diagnostic } from "@vitrine/model";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { mailsIn } from "../core/mails.ts";
import { titleKind } from "../sections/title-kind.ts";

/** Rows at the top of a page, or above and below an address, among which a person is named. */
const topRows = 8;
const rowsAbove = 4;
const phone = /\+?\d[\d\s()./-]{7,18}\d/gu;
const nameLike = /^(?:\p{Lu}[\p{L}\p{M}'’.-]* ){1,3}\p{Lu}[\p{L}\p{M}'’-]*$/u;
/** Digits of a phone number that two ways to write it share, and the fewest that it has. */
const phoneDigits = { shared: 7, least: 9 };

export const secondCvDiagnostic: Diagnostic = {
  code: "second_cv",
  message: "This file seems to hold the CVs of two people. Only the first was read; please upload the other by itself.",
  severity: "warning",
};

/**
 * The document without the CV of a second person in the same file; null where it holds one CV only. Another CV begins
 * with another address or phone number, on a page of its own or below it, and jobs and schools are titled once more.
 */
export function withoutSecondCv(layout: DocumentLayout): DocumentLayout | null {
  const start = startOnPage(layout.lines) ?? startBelow(layout.lines);
  if (start === null) return null;
  const before = layout.lines.slice(0, start);
  return { ...layout, text: layout.text.slice(0, before.at(-1)?.end ?? 0), lines: before };
}

/** Where a page opens with somebody else; null where none does. */
function startOnPage(lines: readonly Line[]): number | null {
  const pages = [...Map.groupBy(lines, (line) => line.page)].toSorted(([a], [b]) => a - b);
  const [, firstPage = []] = pages[0] ?? [];
  for (const find of [mailsIn, phonesOf]) {
    const first = find(firstPage);
    if (first.length === 0) continue;
    const opening = pages.slice(1).find(([, page]) => isElse(find(page.slice(0, topRows)), first));
    const start = lines.findIndex(({ page }) => page === opening?.[0]);
    return isSecond(lines, start) ? start : null;
  }
  return null;
}

/** Where somebody else is named within a page, above another address; null where nobody is. */
function startBelow(lines: readonly Line[]): number | null {
  const first = mailsIn(lines.slice(0, topRows));
  if (first.length === 0) return null;
  const at = lines.findIndex((line) => isElse(mailsIn([line]), first));
  const above = lines.slice(Math.max(0, at - rowsAbove), Math.max(0, at));
  const row = above.findLastIndex(({ text }) => nameLike.test(text) && titleKind(text) === null);
  const start = at - above.length + row;
  return row >= 0 && isSecond(lines, start) ? start : null;
}

const isElse = (found: readonly string[], first: readonly string[]): boolean =>
  found.length > 0 && found.every((address) => !first.includes(address));

/** True where jobs and schools are titled both before a line and from it on. */
const isSecond = (lines: readonly Line[], start: number): boolean =>
  start > 0 && holdsCareer(lines.slice(0, start)) && holdsCareer(lines.slice(start));

const phonesOf = (lines: readonly Line[]): string[] =>
  lines
    .flatMap(({ text }) => text.match(phone) ?? [])
    .map((number) => number.replace(/\D/gu, ""))
    .filter(({ length }) => length >= phoneDigits.least)
    .map((digits) => digits.slice(-phoneDigits.shared));

function holdsCareer(lines: readonly Line[]): boolean {
  const kinds = new Set(
    lines.map(({ text }) => titleKind(text)).flatMap((match) => (match?.exact === true ? [match.kind] : [])),
  );
  return kinds.has("experience") && kinds.has("education");
}
