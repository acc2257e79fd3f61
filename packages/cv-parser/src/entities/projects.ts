import { candidateOf } from "../core/candidate.ts";
import type { Candidate } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { joinPieces, pieceOf } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import { phraseKey, phraseSet, startsWithCapital, wordsOf } from "../core/words.ts";
import { sharesInProjects } from "../lexicon/shares-in-projects.ts";
import { entryDates } from "./entries/entry-dates.ts";
import { descriptionOf } from "./entries/entry-text.ts";
import { trimHeaders } from "./entries/header-rows.ts";
import { partsOf } from "./entries/parts.ts";
import type { Part } from "./entries/parts.ts";
import { withMarginNames } from "./entries/margin-names.ts";
import { withoutRightDates } from "./entries/right-dates.ts";
import type { RankOf } from "./entries/line-ranks.ts";
import { rowsOf } from "./entries/rows.ts";
import type { Row } from "./entries/rows.ts";
import { unweave } from "./entries/unweave.ts";
import { segmentEntries } from "./entries/segment-entries.ts";
import type { Entry } from "./entries/segment-entries.ts";
import { hasLegalForm, institutionScore, isAddress, jobScore, placeScore } from "./entries/word-scores.ts";
import { joinPart } from "./experience.ts";
import { splitList } from "./lists/split-list.ts";
import { projectsInRows } from "./projects-in-rows.ts";
import { projectRows, toolsLabel } from "./project-rows.ts";
import { periodBelow, toldBeside, wordsBeside } from "./project-told.ts";
import {
  isLabel,
  pointsElsewhere,
  splitAtColon,
  withoutTools,
  withoutLinkWord,
  withoutNameLabel,
  withoutOpenBracket,
  withoutQuotes,
} from "./project-titles.ts";
import { tabledProjects } from "./tabled-projects.ts";

/** Reads the projects of one section, with what was learned of its lines where it was. */
export function readProjects(
  layout: DocumentLayout,
  lines: readonly Line[],
  rankOf: RankOf | null = null,
): FoundItem[] {
  const tabled = tabledProjects(layout, lines);
  if (tabled !== null) return tabled;
  const placed = unweave(layout, withoutRightDates(layout.positioned ? withMarginNames(lines) : lines));
  const all = rowsOf(layout, placed);
  const inRows = projectsInRows(layout, all);
  if (inRows !== null) return inRows;
  const { rows, named } = projectRows(layout, withLabels(all), rankOf);
  // What stands below the name of a project describes it, so lines' ranks are not asked for.
  const signs = { layout, fit: () => 0, rankOf: null };
  const entries = trimHeaders(segmentEntries(rows, { layout, fit: () => 1, opened: named }), signs);
  const items = entries.map((entry) => projectOf(layout, withWrappedName(withName(entry))));
  return items.filter((item) => isName(item.fields.title?.value ?? "") && !pointsElsewhere(item));
}

const isName = (title: string): boolean => /\p{L}/u.test(title) && !isLabel(title);

/** "Objective:", "Skills gained:" below each project: a row before a colon that comes back names none. */
function withLabels(rows: Row[]): Row[] {
  const keys = rows.map(({ text }) => (/[:：]$/.test(text.trimEnd()) ? phraseKey(text) : ""));
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return rows.map((row, index) => {
    const key = keys[index] ?? "";
    const isLabel = key !== "" && (counts.get(key) ?? 0) > 1;
    return isLabel ? { ...row, prose: true, bullet: true } : row;
  });
}

/** Below a row that is nothing but the period of a project stands its name, however long it is. */
function withName(entry: Entry): Entry {
  const [name, ...body] = entry.body;
  if (name === undefined || name.bullet || isAddress(name.text) || !entry.header.every(isPeriodOnly)) return entry;
  return { header: [...entry.header, name], body };
}

/** Without a date beside it a name goes on below as long as its lines do. */
function withWrappedName({ header, body }: Entry): Entry {
  if (header.some(({ anchor }) => anchor !== null)) return { header, body };
  const end = body.findIndex(({ continues, prose }) => !continues || prose);
  const rest = body.slice(0, end < 0 ? body.length : end);
  return { header: [...header, ...rest], body: body.slice(rest.length) };
}

const isPeriodOnly = ({ line, anchor }: Row): boolean =>
  anchor !== null && anchor.start <= line.start + 1 && anchor.end >= line.end - 1;

function projectOf(layout: DocumentLayout, entry: Entry): FoundItem {
  const period = entry.header.some(({ anchor }) => anchor !== null) ? null : periodBelow(entry.body);
  const dates = entryDates(period === null ? entry.header : [period], "start");
  const parts = partsOf(layout, entry.header);
  const titleRow = Math.min(0, ...parts.map((part) => part.row));
  const heads = parts.filter(
    ({ piece: { text } }, index) =>
      !isCounter(text, parts[index], parts[index + 1]) && (!isAddress(text) || (index === 0 && isNamedLikeASite(text))),
  );
  const role = roleAhead(heads);
  const head = role === null ? heads : heads.slice(1);
  const titleEnd = head.findIndex(
    (part, index) => index > 0 && (!isOfOneName(layout, part) || tellsMore(head, part, index)),
  );
  const titleParts = head.slice(0, titleEnd < 0 ? head.length : titleEnd);
  const whole = joinParts(layout, titleParts);
  const called = withoutNameLabel(layout, whole);
  // What a label calls the name is all of it.
  const named =
    called === whole
      ? splitAtColon(layout, whole, {
          beside: wordsBeside(layout, head.slice(titleParts.length)),
          isAlone: entry.body.every(({ bullet, text }) => !bullet && (isAddress(text) || toolsLabel.test(text))),
        })
      : { title: called, rest: { text: "", ranges: [] } };
  const title = withoutOpenBracket(layout, withoutQuotes(layout, withoutNameLabel(layout, named.title)));
  const split = { ...named, title: withoutTools(layout, withoutLinkWord(layout, title)) };
  const body = entry.body.filter(
    ({ line, text }) => !isAddress(text) && !toolsLabel.test(text) && line !== period?.line,
  );
  const beside = head.slice(titleParts.length);
  const told = toldBeside(layout, beside, titleRow);
  const rest = [
    ...(role === null ? [] : [role.piece]),
    split.rest,
    ...beside
      .filter(
        (part) =>
          (part.row > titleRow ||
            (told.from > beside.indexOf(part) &&
              (part.separator === "style" || tellsMore(head, part, head.indexOf(part))))) &&
          !toolsLabel.test(part.piece.text),
      )
      .map((part) => part.piece),
    told.piece,
  ];
  const description = joinPieces([...rest, descriptionOf(layout, body)], "\n");
  const address = [
    ...parts.map((part) => part.piece),
    ...entry.body.map((row) => pieceOf(layout.text, row.line.start, row.line.end)),
  ].find((piece) => isAddress(piece.text));
  return {
    fields: {
      title: split.title.text === "" ? undefined : candidateOf(split.title, 0.88, "project.title"),
      description: description.text === "" ? undefined : candidateOf(description, 0.85, "project.body"),
      url: address === undefined ? undefined : candidateOf(address, 0.9, "project.address"),
      start_date: dates.start,
      end_date: dates.end,
    },
    current: dates.current,
    tags: [
      ...toolsBeside(head.slice(titleParts.length), titleRow),
      ...toolsOf(layout, [...entry.header, ...entry.body]),
    ],
  };
}

/** "Maintainer" in a cell before the project's name says what somebody was there; null where the name comes first. */
function roleAhead([first, second, third]: readonly Part[]): Part | null {
  if (first === undefined || second === undefined || second.row !== first.row) return null;
  // What tells something is no post, and what a list follows begins that list.
  if (
    /[:：]/u.test(first.piece.text) ||
    /^\p{Ll}+\s/u.test(second.piece.text) ||
    (third?.row === second.row && third.separator === "comma")
  )
    return null;
  const isApart = ["gap", "pipe", "at"].includes(second.separator);
  const isName =
    placeScore(second.piece.text) < 0.9 &&
    jobScore(second.piece.text) < 1.5 &&
    !isStatus.test(second.piece.text.trim());
  return isApart && isName && jobScore(first.piece.text) >= 3 && wordsOf(first.piece.text).length <= 4 ? first : null;
}

/** "Tide Clock, Class Project". */
const kindOfProject =
  /^(?:group|team|personal|private|individual|solo|class|course|academic|school|university|college|final[- ]year|capstone|side|hobby|research|student) project$/iu;

/** "Team Member", "Solo": what part somebody had in a project. */
const isShare = (text: string): boolean => shares.has(phraseKey(text));
const shares = phraseSet(sharesInProjects);

/** How far a project is. */
const isStatus =
  /^(?:in (?:development|progress|production)|under development|work in progress|wip|released|launched|published|live|beta|prototype|ongoing|completed|finished|done|archived|discontinued|in arbeit|abgeschlossen|en cours|terminé|en curso|en desarrollo|terminado|em andamento|concluído|in corso|concluso)$/iu;

/** "项目一" and "Project 2:" in front of a name count the projects. */
const isCounter = (text: string, own: Part | undefined, next: Part | undefined): boolean =>
  own?.row === next?.row &&
  /^(?:项目|專案|プロジェクト|project|projekt|projet|proyecto|projeto|progetto|proje|проект)\s?(?:[一二三四五六七八九十]{1,2}|\d{1,2}|[IV]{1,3})\s?[:：.、]?$/iu.test(
    text,
  );

/** "InfoQ.com" in front of all else is what a project is called; addresses with a path are where it is. */
const isNamedLikeASite = (text: string): boolean => /^(?!www\.)(?:[\p{L}\d-]+\.)+\p{L}{2,6}$/u.test(text);

/** How somebody took part and what kind of project it was, as Chinese says it behind the name. */
const chineseShare =
  /^(?:(?:项目|專案|团队|核心|主要)?(?:负责人|負責人|成员|成員|队员|队长|組長|组长|参与者|独立开发|主持人|开发者)|(?:第[一二三]|唯一)?(?:完成人|作者)|\p{Script=Han}{0,6}(?:实验室|个人|团队|校级|省级|国家级|大创|课程|企业|横向|纵向|毕业设计|竞赛|公司)项目)$/u;

/** Plain words behind a dash after a name in heavier letters say what it is; a school or company there is where it was made. */
function tellsMore(head: readonly Part[], part: Part, at: number): boolean {
  if (isRoleBehind(head, part, at)) return true;
  if (part.separator === "comma" && kindOfProject.test(part.piece.text.trim())) return true;
  if (part.separator !== "dash") return false;
  if (chineseShare.test(part.piece.text.trim())) return true;
  if (tellsInSmall(head, at)) return true;
  const next = head.slice(at + 1).findIndex(({ separator }) => separator !== "comma");
  const behind = [part, ...head.slice(at + 1, next < 0 ? head.length : at + 1 + next)];
  if (behind.some(({ piece: { text } }) => institutionScore(text) >= leastSchool || hasLegalForm(text))) return true;
  const [name] = head;
  return name?.bold === true && !part.bold && wordsOf(part.piece.text).length > 2;
}

/** "Tide Clock – shows when boats may leave": words that begin small behind a dash tell what it is. */
function tellsInSmall(head: readonly Part[], at: number): boolean {
  const [name, part] = [head[0]?.piece.text ?? "", head[at]?.piece.text ?? ""];
  return startsWithCapital(name) && /^\p{Ll}{1,12}\s/u.test(part) && wordsOf(part).length >= leastInSmall;
}

const leastInSmall = 4;

/** "Tide Clock, Lead Developer": a post that ends the row of a name that is none says what somebody was there. */
function isRoleBehind(head: readonly Part[], { separator, piece, row }: Part, at: number): boolean {
  const [name] = head;
  return (
    (separator === "comma" || separator === "dash") &&
    at === head.length - 1 &&
    name?.row === row &&
    (isShare(piece.text) || (jobScore(piece.text) >= surePost && jobScore(name.piece.text) < surePost)) &&
    wordsOf(piece.text).length <= longestPost
  );
}

const surePost = 3;
const longestPost = 4;
const leastSchool = 2.6;

function joinParts(layout: DocumentLayout, parts: readonly Part[]): Piece {
  let piece: Piece = { text: "", ranges: [] };
  for (const part of parts) {
    const from = piece.ranges[0]?.start;
    const to = part.piece.ranges.at(-1)?.end;
    if (from === undefined || to === undefined) piece = part.piece;
    else piece = part.separator === "at" ? pieceOf(layout.text, from, to) : joinPart(piece, part);
  }
  return piece;
}

/** What a comma, a dash, brackets or a plain "at" part goes on in the name: "Second Place at the Reed Contest". */
function isOfOneName(layout: DocumentLayout, { separator, piece }: Part): boolean {
  if (separator === "at")
    return /\s\p{L}[\p{L}\s]*$/u.test(layout.text.slice(0, piece.ranges[0]?.start).slice(-longestAt));
  return ["comma", "dash", "paren"].includes(separator);
}

const longestAt = 12;

const maxToolWords = 3;

/** "Tide Clock | Python, Flask": short names behind a bar in the row of the title are what it was made with. */
function toolsBeside(parts: readonly Part[], titleRow: number): Candidate[] {
  const beside = parts.filter((part) => part.row === titleRow);
  const isList = beside[0]?.separator === "pipe" && beside.slice(1).some((part) => part.separator === "comma");
  if (!isList || beside.some((part) => wordsOf(part.piece.text).length > maxToolWords)) return [];
  return beside
    .filter((part) => !toolsLabel.test(part.piece.text))
    .map((part) => candidateOf(part.piece, 0.8, "project.tools"));
}

function toolsOf(layout: DocumentLayout, rows: readonly Row[]): Candidate[] {
  return rows.flatMap((row) => {
    const label = toolsLabel.exec(row.text);
    if (label === null) return [];
    return splitList(layout.text, row.line.start + label[0].length, row.line.end).map((piece) =>
      candidateOf(piece, 0.85, "project.tools"),
    );
  });
}
