import type { Diagnostic } from "@vitrine/model";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { titleKind } from "../sections/title-kind.ts";

/** Rows at the top of a page among which somebody's address stands. */
const topRows = 8;
const mail = /[^\s@<>,;:]{1,64}@[^\s@<>,;:]{1,128}\.\p{L}{2,12}/gu;

export const secondCvDiagnostic: Diagnostic = {
  code: "second_cv",
  message: "This file seems to hold the CVs of two people. Only the first was read; please upload the other by itself.",
  severity: "warning",
};

/**
 * The document without the CV of a second person in the same file; null where it holds one CV only. Another CV begins
 * on a page that opens with another address, where jobs and schools are titled once more.
 */
export function withoutSecondCv(layout: DocumentLayout): DocumentLayout | null {
  const pages = [...Map.groupBy(layout.lines, (line) => line.page)].toSorted(([a], [b]) => a - b);
  const first = mailsOf(pages[0]?.[1] ?? []);
  const start = pages.slice(1).find(([, lines]) => {
    const found = mailsOf(lines.slice(0, topRows));
    return found.length > 0 && found.every((address) => !first.includes(address));
  })?.[0];
  if (start === undefined || first.length === 0) return null;
  const before = layout.lines.filter((line) => line.page < start);
  const isSecond = holdsCareer(before) && holdsCareer(layout.lines.filter((line) => line.page >= start));
  return isSecond ? { ...layout, text: layout.text.slice(0, before.at(-1)?.end ?? 0), lines: before } : null;
}

const mailsOf = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }) => text.match(mail) ?? []).map((address) => address.toLowerCase());

function holdsCareer(lines: readonly Line[]): boolean {
  const kinds = new Set(
    lines.map(({ text }) => titleKind(text)).flatMap((match) => (match?.exact === true ? [match.kind] : [])),
  );
  return kinds.has("experience") && kinds.has("education");
}
