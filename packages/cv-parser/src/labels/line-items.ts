import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { degreeScore, institutionScore, jobScore, organisationScore, placeScore } from "../entities/entries/word-scores.ts";
import { rowsOf } from "../entities/entries/rows.ts";
import type { Row } from "../entities/entries/rows.ts";
import { segmentEntries } from "../entities/entries/segment-entries.ts";

/** A line as the labeller sees it: the line, what the rules found in it, and which section they put it in. */
export type LineItem = {
  line: Line;
  row: Row;
  section: Section;
  /** The rules take this line for the title of its section. */
  isHeading: boolean;
  /** Lines between the title and this line. */
  depth: number;
  /** What the rules say of its place in an entry. */
  part: "start" | "head" | "body" | "none";
  scores: { job: number; organisation: number; place: number; degree: number; school: number };
};

const entryKinds: readonly Section["kind"][] = [
  "experience",
  "education",
  "projects",
  "volunteer",
  "certifications",
  "publications",
  "awards",
  "other",
];

/** All lines of a document in the order of its sections, titles first. */
export function lineItems(layout: DocumentLayout, sections: readonly Section[]): LineItem[] {
  return sections.flatMap((section) => [
    ...rowsOf(layout, section.headings).map((row) => itemOf(row, { section, isHeading: true, depth: 0, part: "none" })),
    ...contentItems(layout, section),
  ]);
}

function contentItems(layout: DocumentLayout, section: Section): LineItem[] {
  const rows = rowsOf(layout, section.lines);
  const parts = new Map<Row, LineItem["part"]>();
  if (entryKinds.includes(section.kind))
    for (const { header, body } of segmentEntries(rows, layout)) {
      header.forEach((row, index) => parts.set(row, index === 0 ? "start" : "head"));
      for (const row of body) parts.set(row, "body");
    }
  return rows.map((row, depth) =>
    itemOf(row, { section, isHeading: false, depth, part: parts.get(row) ?? "none" }),
  );
}

function itemOf(row: Row, told: Pick<LineItem, "section" | "isHeading" | "depth" | "part">): LineItem {
  const parts = row.text.slice(0, maxScored).split(/[,|•·\t]|\s[–—-]\s/, 8);
  const best = (score: (text: string) => number) => Math.max(...parts.map(score));
  return {
    line: row.line,
    row,
    ...told,
    scores: {
      job: best(jobScore),
      organisation: best(organisationScore),
      place: best(placeScore),
      degree: best(degreeScore),
      school: best(institutionScore),
    },
  };
}

const maxScored = 120;
