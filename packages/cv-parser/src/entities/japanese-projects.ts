import { candidateOf } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Piece } from "../core/piece.ts";
import { compactKey } from "../core/words.ts";
import { isColumnName } from "../lexicon/column-names.ts";
import type { DateMatch } from "./dates/scan-dates.ts";
import { rangeDates } from "./entries/entry-dates.ts";
import { descriptionOf } from "./entries/entry-text.ts";
import { rowsOf } from "./entries/rows.ts";

/** What was done at one employer: its lines, and the rows among them that begin with a time within that at the employer. */
export type Tasks = { lines: readonly Line[]; rows: readonly Row[] };
export type Row = { line: Line; date: DateMatch; name: Piece };

const tellsProjects = /プロジェクト|案件/u;
const longestName = 60;
const rule = "form.japanese-projects";

/** Projects of a history of work that is told by employers: a row that begins with a period and a name, and what is below. */
export function projectsOfTasks(layout: DocumentLayout, tasks: readonly Tasks[]): FoundItem[] {
  if (!tasks.some(({ lines }) => lines.some(({ text }) => tellsProjects.test(text)))) return [];
  return tasks.flatMap(({ lines, rows }) =>
    rows.flatMap((row, index) => {
      const below = lines.slice(lines.indexOf(row.line) + 1, until(lines, rows[index + 1]));
      return isName(row) ? [itemOf(layout, row, below)] : [];
    }),
  );
}

const until = (lines: readonly Line[], next: Row | undefined): number =>
  next === undefined ? lines.length : lines.indexOf(next.line);

/** A name of a project, and neither the post there nor a sentence. */
const isName = ({ line, date, name }: Row): boolean =>
  name.text.length >= 2 &&
  name.text.length <= longestName &&
  !/[。、]$/u.test(name.text) &&
  !/^\s*[/／|｜]/u.test(line.text.slice(date.end - line.start)) &&
  !isColumnName(name.text);

function itemOf(layout: DocumentLayout, { date, name }: Row, below: readonly Line[]): FoundItem {
  const period = rangeDates(date);
  const description = descriptionOf(layout, rowsOf(layout, below));
  return {
    fields: {
      title: candidateOf(name, 0.85, rule),
      start_date: period.start,
      end_date: period.end,
      description: description.text === "" ? undefined : candidateOf(description, 0.85, rule),
    },
    current: period.current,
    tags: [],
  };
}

/**
 * Projects that were read from lines which a history of work holds, too: the cells of its tables are none, but what names
 * its tools is, unless a row of the history has it already.
 */
export function withToldProjects(read: readonly FoundItem[], told: readonly FoundItem[]): FoundItem[] {
  const nameOf = (item: FoundItem): string => compactKey(item.fields["title"]?.value ?? "");
  const known = new Set(told.map(nameOf));
  return [...told, ...read.filter((item) => item.tags.length > 0 && !known.has(nameOf(item)))];
}
