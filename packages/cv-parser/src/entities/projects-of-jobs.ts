import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { projectField } from "../lexicon/project-columns.ts";
import { scanDates } from "./dates/scan-dates.ts";
import type { DateMatch } from "./dates/scan-dates.ts";

const longestName = 70;
const leastProjects = 2;
const label = /^[\s•·*-]*(?<name>[^:：\t]{1,20}?)\s*[:：]\s*(?<value>.*)$/u;

/**
 * Projects among the jobs that each have a name in a row of its own, their time behind a label and more behind others
 * ("기간 : 2015.03 ~ 2015.05", "목적 : …"): a section of their own. Their time lies within that of the job above, else the
 * labels tell of jobs.
 */
export function withProjectsOfJobs(layout: DocumentLayout, section: Section): Section[] {
  if (section.kind !== "experience") return [section];
  const { lines } = section;
  const jobs: Line[][] = [[]];
  const projects: Line[] = [];
  let job: DateMatch | null = null;
  let count = 0;
  for (let at = 0; at < lines.length;) {
    const length = job === null ? 0 : projectAt(layout, lines, at, job);
    const line = lines[at];
    if (length > 0) {
      projects.push(...lines.slice(at, at + length));
      jobs.push([]);
      count += 1;
    } else if (line !== undefined) {
      jobs.at(-1)?.push(line);
      job = datesJob(line) ?? job;
    }
    at += Math.max(1, length);
  }
  if (count < leastProjects) return [section];
  // What stands between projects and says no time of a job is one more of them.
  const dated = jobs.filter((own) => own.some(datesJob));
  const told = new Set([...projects, ...jobs.filter((own) => !dated.includes(own)).flat()]);
  return [
    ...dated.map((own, index) => ({ ...section, headings: index === 0 ? section.headings : [], lines: own })),
    { kind: "projects", title: "", headings: [], lines: lines.filter((line) => told.has(line)), score: section.score },
  ];
}

const datesJob = (line: Line): DateMatch | null =>
  line.bullet === null && fieldOf(line) === undefined ? periodOf(line.text) : null;

/** How many lines a project has that begins here; none where none does. */
function projectAt(layout: DocumentLayout, lines: readonly Line[], at: number, job: DateMatch): number {
  const [name, dated] = [lines[at], lines[at + 1]];
  if (name === undefined || dated === undefined || !mayName(name)) return 0;
  const { value = "" } = fieldOf(dated) === "dates" ? (label.exec(dated.text)?.groups ?? {}) : {};
  const period = periodOf(value);
  if (period === null || period.start > 1 || !isWithin(period, job)) return 0;
  const below = lines.slice(at + 2);
  const end = below.findIndex((line) => !tellsOf(layout, name, line));
  const told = end < 0 ? below : below.slice(0, end);
  return told.some((line) => fieldOf(line) !== undefined) ? told.length + 2 : 0;
}

const mayName = ({ text, bullet }: Line): boolean =>
  bullet === null && text.length <= longestName && !/[.。:：]\s*$/u.test(text) && scanDates(text).length === 0;

/** Items, labels, and rows that go on to the right of where the name begins. */
const tellsOf = ({ positioned }: DocumentLayout, name: Line, line: Line): boolean =>
  line.bullet !== null || fieldOf(line) !== undefined || (positioned && line.x > name.x + indent);

const indent = 4;

function fieldOf({ text }: Line): ReturnType<typeof projectField> {
  const { name } = label.exec(text)?.groups ?? {};
  return name === undefined ? undefined : projectField(name);
}

const periodOf = (text: string): DateMatch | null => scanDates(text).find(({ kind }) => kind === "range") ?? null;

/** Where the job says no months, its whole years count. */
function isWithin(period: DateMatch, job: DateMatch): boolean {
  const months = (point: DateMatch["to"], missing: number): number =>
    point === "present" || point === null ? Infinity : (point.year ?? 0) * 12 + (point.month ?? missing);
  const end = period.to === "present" ? period.from : period.to;
  return months(period.from, 12) >= months(job.from, 1) && months(end, 1) <= months(job.to, 12);
}
