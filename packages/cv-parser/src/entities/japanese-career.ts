import { candidateOf } from "../core/candidate.ts";
import type { Candidate } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import { compactKey } from "../core/words.ts";
import { isColumnName } from "../lexicon/column-names.ts";
import {
  companyFactLabels,
  organisationForms,
  periodLabels,
  positionLabels,
  taskLabels,
} from "../lexicon/japanese-career.ts";
import { scanDates } from "./dates/scan-dates.ts";
import type { DateMatch } from "./dates/scan-dates.ts";
import { rangeDates } from "./entries/entry-dates.ts";
import { descriptionOf } from "./entries/entry-text.ts";
import { projectsOfTasks } from "./japanese-projects.ts";
import type { Row } from "./japanese-projects.ts";
import { frontMark as mark, isSetAlike, tasksTitle, workLines } from "./japanese-work-lines.ts";
import { jobScore } from "./entries/word-scores.ts";
import { rowsOf } from "./entries/rows.ts";
import { cellsOf } from "./lists/split-list.ts";

const organisation = new RegExp(organisationForms, "u");
const fact = new RegExp(`^(?:${companyFactLabels})(?=\\s*[:：/／]|\\s|$)`, "u");
const noName = new RegExp(`^(?:${companyFactLabels}|${taskLabels}|${positionLabels})`, "u");
const periodLabel = new RegExp(`^(?:${periodLabels})\\s*[:：/／]?\\s*`, "u");
const post = new RegExp(`^(?:${positionLabels})\\s*[:：/／\\t]\\s*(?<post>\\S.*)$`, "u");
/** What stands around a name of a company beside its period. */
const nameEdges = /^[\s・、,:：/／|()（）『』「」【】–—-]+|[\s・、,:：/／|()（『「【–—-]+$/gu;
const longestHead = 64;
const linesBelow = 3;
const leastKana = 12;
const rule = "form.japanese";

type Head = { at: number; name: Piece; date: DateMatch; dateAt: number; rest: Piece };
type Career = { head: Head; lines: Line[]; first: Line; above: Line | null };

export type JapaneseCareer = { jobs: FoundItem[]; projects: FoundItem[]; lines: ReadonlySet<Line> };

/**
 * Reads the history of work of a Japanese CV (職務経歴書): an employer with a period beside, above or below the name, all
 * that was done there, and its projects. Null for other documents and where no employer is seen.
 */
export function readJapaneseCareer(layout: DocumentLayout): JapaneseCareer | null {
  if ((layout.text.match(/[\u3040-\u30ff]/gu)?.length ?? 0) < leastKana) return null;
  const careers = careersOf(layout, workLines(layout));
  if (careers.length === 0) return null;
  const jobs = withoutTwins(careers.map((career) => itemOf(layout, career)));
  const tasks = careers.map(({ head, lines }) => ({ lines, rows: rowsWithin(layout, lines, head) }));
  const lines = new Set(careers.flatMap((career) => [career.first, ...career.lines]));
  return { jobs, projects: projectsOfTasks(layout, tasks), lines };
}

/** The rows that begin with a time within that at the employer. */
function rowsWithin(layout: DocumentLayout, lines: readonly Line[], head: Head): Row[] {
  return lines.flatMap((line) => {
    const date = periodOf(layout, line);
    if (date === null || date.start - line.start > 1 || !isWithin(date, head.date)) return [];
    const name = firstCell(layout, date.end, line.end);
    return organisation.test(name.text) || noName.test(name.text) ? [] : [{ line, date, name }];
  });
}

function careersOf(layout: DocumentLayout, lines: readonly Line[]): Career[] {
  const careers: Career[] = [];
  let taken = -1;
  lines.forEach((line, index) => {
    const head =
      index <= taken
        ? null
        : (headAt(layout, lines, index) ??
          headLike(layout, line, index, careers) ??
          headAboveTasks(layout, lines, index, careers));
    if (head !== null) {
      const above = lines[index - 1];
      const isAbove = above !== undefined && index - 1 > taken && isPostAlone(above);
      if (isAbove) careers.at(-1)?.lines.pop();
      careers.push({ head, lines: [], first: line, above: isAbove ? above : null });
      taken = Math.max(head.at, head.dateAt);
    } else if (index > taken) careers.at(-1)?.lines.push(line);
  });
  return careers;
}

/** An employer that is named in a line, with the period in it, in the line above or in one of the next lines. */
function headAt(layout: DocumentLayout, lines: readonly Line[], at: number): Head | null {
  const line = lines[at];
  if (line === undefined || !mayName(line)) return null;
  const date = periodOf(layout, line);
  const below = lines.slice(at + 1, at + 1 + linesBelow);
  const names = organisation.test(line.text) || (date !== null && below.some(({ text }) => fact.test(bare(text))));
  if (date !== null) {
    const name = nameBeside(layout, line, date);
    if (name.text !== "" && names && !noName.test(name.text))
      return { at, name, date, dateAt: at, rest: behind(layout, line, name, date) };
    const next = lines[at + 1];
    // "看護師 2013.04 - 2019.03" above the employer: the post beside the period.
    const isPost = jobScore(name.text) >= surePost && name.text.length <= longestPost;
    if ((name.text !== "" && !isPost) || next === undefined || !organisation.test(next.text) || !mayName(next))
      return null;
    if (periodOf(layout, next) !== null) return null;
    return {
      at: at + 1,
      name: nameIn(layout, next),
      date,
      dateAt: at,
      rest: isPost ? name : behind(layout, next, nameIn(layout, next)),
    };
  }
  if (!names) return null;
  for (const [offset, other] of below.entries()) {
    const found = periodOf(layout, other);
    if (found !== null && isPeriodLine(layout, other, found))
      return {
        at,
        name: nameIn(layout, line),
        date: found,
        dateAt: at + 1 + offset,
        rest: behind(layout, line, nameIn(layout, line)),
      };
    if (organisation.test(other.text) && mayName(other)) return null;
  }
  return null;
}

/** A period and a name, set as the last employer was: names abroad and of schools say no legal form. */
function headLike(layout: DocumentLayout, line: Line, at: number, careers: readonly Career[]): Head | null {
  const last = careers.at(-1);
  const date = periodOf(layout, line);
  if (last === undefined || date === null || !mayName(line) || last.head.dateAt !== last.head.at) return null;
  if (isWithin(date, last.head.date)) return null;
  const leads = [date.start - line.start, last.head.date.start - last.first.start];
  const isAlike =
    isSetAlike(line, last.first) && Math.abs(line.x - last.first.x) < 2 && leads.every((lead) => lead <= 1);
  const name = nameBeside(layout, line, date);
  const begins = /^[\s]*[/／|]/u.test(layout.text.slice(date.end, line.end));
  if (!isAlike || begins || name.text === "" || noName.test(name.text)) return null;
  return { at, name, date, dateAt: at, rest: behind(layout, line, name, date) };
}

/** A name and a period right above the title of what was done there ("海辺商店(2010年4月〜2012年4月)" over "【職務内容】"). */
function headAboveTasks(
  layout: DocumentLayout,
  lines: readonly Line[],
  at: number,
  careers: readonly Career[],
): Head | null {
  const [line, next] = [lines[at], lines[at + 1]];
  const [date, last] = [line === undefined ? null : periodOf(layout, line), careers.at(-1)];
  if (line === undefined || date === null || !mayName(line) || next === undefined) return null;
  if (!tasksTitle.test(next.text) || (last !== undefined && isWithin(date, last.head.date))) return null;
  const before = firstCell(layout, line.start, date.start);
  const name = before.text === "" ? nameBeside(layout, line, date) : before;
  const isName = name.text !== "" && !noName.test(name.text) && jobScore(name.text) < surePost;
  return isName ? { at, name, date, dateAt: at, rest: behind(layout, line, name, date) } : null;
}

/** A time at the employer above: what was done there, and no other employer. */
function isWithin(date: DateMatch, whole: DateMatch): boolean {
  const months = (point: DateMatch["to"]): number =>
    point === "present" || point === null ? Infinity : (point.year ?? 0) * 12 + (point.month ?? 0);
  return months(date.from) >= months(whole.from) && months(date.to) <= months(whole.to);
}

const bare = (text: string): string => text.replace(mark, "");

/** A head says no sentence, and is no label of what a company is. */
const mayName = ({ text }: Line): boolean =>
  text.length <= longestHead && !/[。、]$|[をにへがはで]$/u.test(text) && !noName.test(bare(text));

/** "2025年3月 - 青葉製作所": a period that goes on, whose sign stands between its beginning and the name. */
const goesOn = /^\s*[-–—]\s+(?=\p{L})/u;

function periodOf(layout: DocumentLayout, line: Line): DateMatch | null {
  const text = layout.text.slice(line.start, line.end);
  const found = scanDates(text);
  const [first] = found;
  const sign = first?.kind === "single" && first.start <= 1 ? goesOn.exec(text.slice(first.end)) : null;
  const open: DateMatch[] =
    first === undefined || sign === null
      ? []
      : [{ ...first, end: first.end + sign[0].trimEnd().length, to: "present", kind: "range" }];
  const [match] = [...open, ...found.filter(({ kind }) => kind !== "single")];
  return match === undefined ? null : { ...match, start: match.start + line.start, end: match.end + line.start };
}

/** "期間：2021年5月〜現在" and "2021年5月〜現在 正社員": hardly anything stands beside the period. */
function isPeriodLine(layout: DocumentLayout, line: Line, date: DateMatch): boolean {
  if (line.text.length > longestHead * 2) return false;
  const around = `${layout.text.slice(line.start, date.start)} ${layout.text.slice(date.end, line.end)}`;
  return periodLabel.test(bare(line.text)) || around.replace(nameEdges, "").length <= 14;
}

/** The cell of a line that names an employer, without its period and the signs around it. */
function nameBeside(layout: DocumentLayout, line: Line, date: DateMatch): Piece {
  const sides = [
    [date.end, line.end],
    [line.start, date.start],
  ] as const;
  const pieces = sides.map(([start, end]) => firstCell(layout, start, end));
  return (
    pieces.find(({ text }) => organisation.test(text)) ?? pieces.find(({ text }) => text !== "") ?? pieceOf("", 0, 0)
  );
}

const nameIn = (layout: DocumentLayout, line: Line): Piece => firstCell(layout, line.start, line.end);

/** A name ends where a cell, a slash or the brackets of another remark begin. */
function firstCell(layout: DocumentLayout, start: number, end: number): Piece {
  const text = layout.text.slice(start, end);
  const cells = [...text.matchAll(/(?:[^\t/／|,，]|,(?=\s?(?:Ltd|Inc|LLC|Limited|GmbH)))+/gu)];
  const cell = cells.find(([each]) => organisation.test(each)) ?? cells.find(([each]) => /[\p{L}]/u.test(each));
  if (cell === undefined) return pieceOf("", 0, 0);
  const lead = cell[0].length - cell[0].replace(/^[\s・、,:：()（）『』「」【】■□●○◆◇▼▽◎•–—-]+/u, "").length;
  const quoted = /[』」】]/u.exec(cell[0].slice(lead))?.index ?? Infinity;
  const named = cell[0].slice(lead, lead + quoted).replace(/[\s・、,:：(（『「【–—-]+$/u, "");
  const whole = named.slice(0, postAfterBlank(named) ?? named.length).trimEnd();
  return pieceOf(layout.text, start + cell.index + lead, start + cell.index + lead + whole.length);
}

/** "株式会社青葉ケア 訪問看護師": where the post begins that nothing but a blank parts from the employer. */
function postAfterBlank(text: string): number | undefined {
  const [all, post = ""] = /\s+(\S{2,20})$/u.exec(text) ?? [];
  const isPost = all !== undefined && jobScore(post) >= surePost && !organisation.test(post);
  const at = text.length - post.length;
  return isPost && organisation.test(text.slice(0, at)) ? at : undefined;
}

/** What stands behind the name of an employer in its line, which often is the post. */
function behind(layout: DocumentLayout, line: Line, name: Piece, date: DateMatch | null = null): Piece {
  const end = name.ranges[0]?.end ?? line.end;
  const isBefore = date !== null && date.start > end;
  const stretches = isBefore
    ? ([
        [end, date.start],
        [date.end, line.end],
      ] as const)
    : ([[end, line.end]] as const);
  for (const [from, to] of stretches) {
    const beside = layout.text.slice(from, to);
    const found =
      /^(?<lead>[\s』」】)）]*[/／|\t』】]\s*)(?<post>[^\t/／|(（]{2,40})/u.exec(beside) ??
      (jobScore(beside) >= surePost ? /^(?<lead>\s+)(?<post>\S{2,20})\s*$/u.exec(beside) : null);
    const { lead = "", post: text = "" } = found?.groups ?? {};
    if (/\p{L}{2}/u.test(text) && !/社員|従業員|業務委託|派遣|契約|[。：:]/u.test(text) && !noName.test(text))
      return pieceOf(layout.text, from + lead.length, from + lead.length + text.length);
  }
  const from = date !== null && date.end <= (name.ranges[0]?.start ?? 0) ? date.end : line.start;
  const { lead = "", ahead = "" } =
    /^(?<lead>\s*)(?<ahead>[^\t/／|,，]{2,20})[,，]/u.exec(layout.text.slice(from, name.ranges[0]?.start))?.groups ??
    {};
  return ahead !== "" && jobScore(ahead) >= surePost
    ? pieceOf(layout.text, from + lead.length, from + lead.length + ahead.length)
    : pieceOf("", 0, 0);
}

function itemOf(layout: DocumentLayout, { head, lines, above }: Career): FoundItem {
  const told =
    head.rest.text === ""
      ? (postOf(layout, lines) ?? postAside(layout, above, lines) ?? postBelowColumns(layout, lines))
      : { piece: head.rest, line: null };
  const period = rangeDates(head.date);
  const others = lines.filter((line) => line !== told?.line);
  const description = descriptionOf(layout, rowsOf(layout, others));
  return {
    fields: {
      company: candidateOf(head.name, 0.9, rule),
      position: told === null ? undefined : candidateOf(told.piece, 0.8, rule),
      start_date: period.start,
      end_date: period.end,
      description: description.text === "" ? undefined : candidateOf(description, 0.9, rule),
    },
    current: period.current,
    tags: [],
  };
}

/** "役職：主任", or what stands behind the period of a project ("2019年1月〜2020年12月 / リーダー"). */
function postOf(layout: DocumentLayout, lines: readonly Line[]): { piece: Piece; line: Line | null } | null {
  for (const line of lines) {
    const text = layout.text.slice(line.start, line.end);
    const date = periodOf(layout, line);
    const dated = date !== null && date.start - line.start <= 1 ? date.end - line.start : 0;
    const { post: told } = post.exec(bare(text.slice(dated)))?.groups ?? {};
    if (told !== undefined) {
      const start = line.start + text.lastIndexOf(told);
      return { piece: firstPart(layout, start, line.end), line };
    }
    const behindDate = date === null ? "" : layout.text.slice(date.end, line.end);
    const slash = /^\s*[/／]\s*(?=\p{L})/u.exec(behindDate);
    if (date !== null && slash !== null && !noName.test(behindDate.slice(slash[0].length)))
      return { piece: firstPart(layout, date.end + slash[0].length, line.end), line: null };
    // "2015年4月～2019年3月 看護師": a period and a post, and nothing besides.
    const alone = /^\s+(?<post>\S{2,20})$/u.exec(behindDate)?.groups?.["post"];
    if (date !== null && dated > 0 && alone !== undefined && jobScore(alone) >= surePost && !organisation.test(alone))
      return { piece: pieceOf(layout.text, line.end - alone.length, line.end), line };
  }
  return null;
}

const longestPost = 20;
const surePost = 2;

/** "購買課 主任" on a line of its own: short, no item of a list, and no sentence. */
const isPostAlone = (line: Line): boolean => line.bullet === null && tellsPost(line.text);

const tellsPost = (text: string): boolean =>
  text.length <= longestPost &&
  !/[。、:：\d]|社員$/u.test(text) &&
  !organisation.test(text) &&
  jobScore(text) >= surePost;

/** The post right above the employer, or in the first line below it. */
function postAside(
  layout: DocumentLayout,
  above: Line | null,
  lines: readonly Line[],
): { piece: Piece; line: Line | null } | null {
  const [first] = lines;
  const line = above ?? (first !== undefined && isPostAlone(first) ? first : null);
  return line === null ? null : { piece: pieceOf(layout.text, line.start, line.end), line };
}

const mostHeadRows = 4;

/** "期間 | 業務内容" above "2018年4月 | 営業本部 第一課 係長": the part of the firm and the post open what was done there. */
function postBelowColumns(layout: DocumentLayout, lines: readonly Line[]): { piece: Piece; line: null } | null {
  const head = lines.slice(0, mostHeadRows).findIndex((line) => {
    const cells = cellsOf(layout, line);
    return cells.length > 1 && cells.every(({ start, end }) => isColumnName(layout.text.slice(start, end)));
  });
  const row = lines[head + 1];
  if (head < 0 || row === undefined) return null;
  const cell = cellsOf(layout, row).find(({ start, end }) => tellsPost(layout.text.slice(start, end)));
  return cell === undefined ? null : { piece: pieceOf(layout.text, cell.start, cell.end), line: null };
}

/** The text up to the next cell. */
function firstPart(layout: DocumentLayout, start: number, end: number): Piece {
  const tab = layout.text.slice(start, end).indexOf("\t");
  return pieceOf(layout.text, start, tab < 0 ? end : start + tab);
}

/** A list of employers above the history itself names each of them twice; the fuller of both stays. */
function withoutTwins(items: readonly FoundItem[]): FoundItem[] {
  const kept = new Map<string, FoundItem>();
  for (const item of items) {
    const key = `${compactKey(item.fields["company"]?.value ?? "")} ${item.fields["start_date"]?.value ?? ""}`;
    const twin = kept.get(key);
    kept.set(key, twin === undefined ? item : joined(twin, item));
  }
  return [...kept.values()];
}

function joined(first: FoundItem, second: FoundItem): FoundItem {
  const text = (item: FoundItem): number => item.fields["description"]?.value.length ?? 0;
  const [fuller, other] = text(second) > text(first) ? [second, first] : [first, second];
  const position: Candidate | undefined =
    first.fields["position"] ?? other.fields["position"] ?? fuller.fields["position"];
  return { ...fuller, fields: { ...fuller.fields, position } };
}
