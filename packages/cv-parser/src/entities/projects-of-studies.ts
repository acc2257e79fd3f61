import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { wordsOf } from "../core/words.ts";
import { titleKind } from "../sections/title-kind.ts";
import { rowsOf } from "./entries/rows.ts";
import type { Row } from "./entries/rows.ts";

/** A longer item tells what was done and names nothing. */
const longestName = 16;

/**
 * "Projects completed:" above bullets among the schools: what the bullets name are projects, in a section of their own.
 * Among jobs such bullets tell what was done there and stay.
 */
export function withProjectsOfStudies(layout: DocumentLayout, section: Section): Section[] {
  if (section.kind !== "education" || !section.lines.some(announcesProjects)) return [section];
  const rows = rowsOf(layout, section.lines);
  const own: Line[] = [];
  const projects: Line[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) break;
    const items = announcesProjects(row.line) ? itemsBelow(rows, at) : [];
    if (items.length === 0) own.push(row.line);
    projects.push(...items.map(({ line }) => line));
    at += items.length;
  }
  if (projects.length === 0) return [section];
  return [
    { ...section, lines: own },
    { kind: "projects", title: "", headings: [], lines: projects, score: section.score },
  ];
}

function announcesProjects({ text, bullet }: Line): boolean {
  if (bullet !== null || !/[:：]\s*$/u.test(text)) return false;
  const match = titleKind(text);
  return match?.exact === true && match.kind === "projects";
}

/** The bullets right below a label, with the lines that go on from them; none where one of them is no name. */
function itemsBelow(rows: readonly Row[], label: number): readonly Row[] {
  const end = rows.findIndex((row, index) => index > label && !row.bullet && !row.continues);
  const items = rows.slice(label + 1, end < 0 ? rows.length : end);
  return items.every(({ text, continues }) => !continues && wordsOf(text).length <= longestName) ? items : [];
}
