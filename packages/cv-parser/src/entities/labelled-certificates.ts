import type { DocumentLayout } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { certificateKind } from "../lexicon/title-roles.ts";
import { titleKind } from "../sections/title-kind.ts";
import { rowsOf } from "./entries/rows.ts";
import type { Row } from "./entries/rows.ts";
import { degreeScore, institutionScore } from "./entries/word-scores.ts";
import { cutFrom } from "./labelled-lines.ts";

const label = /^(?<title>\p{L}[^:：\t]{4,40}?)\s?[:：]\s+(?=\S)/u;
const listed = /[,;•]/u;
/** What surely names a degree or a school is studied, whatever its label calls it. */
const certain = 2.6;

/**
 * "Certifications: first aid, forklift" in a row among degrees is a list of its own with the rows that it wraps into;
 * the studies stay. Labels of single ones may be the kind of a degree.
 */
export function withoutLabelledCertificates(layout: DocumentLayout, section: Section): Section[] {
  if (section.kind !== "education") return [section];
  const rows = rowsOf(layout, section.lines);
  const taken = new Map<Row, Row["line"]>();
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const length = labelledList(row);
    if (length > 0) taken.set(row, cutFrom(row.line, length));
    else if (row.continues && above !== undefined && taken.has(above)) taken.set(row, row.line);
  });
  if (taken.size === 0) return [section];
  return [
    { ...section, lines: rows.filter((row) => !taken.has(row)).map(({ line }) => line) },
    { kind: certificateKind, title: "", headings: [], lines: [...taken.values()], score: section.score },
  ];
}

/** The length of the label before a list of certificates; 0 where none is. */
function labelledList({ text }: Row): number {
  const found = label.exec(text);
  if (found === null) return 0;
  const title = titleKind(found.groups?.["title"] ?? "");
  const list = text.slice(found[0].length);
  const parts = list.split(/[,;•(]/u);
  // "Forklift Licence" is called like a degree.
  const isStudied = degreeScore(parts[0] ?? "") >= certain || parts.some((part) => institutionScore(part) >= certain);
  return title?.exact === true && title.kind === certificateKind && listed.test(list) && !isStudied
    ? found[0].length
    : 0;
}
