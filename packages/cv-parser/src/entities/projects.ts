import { candidateOf } from "../core/candidate.ts";
import type { Candidate } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { joinPieces, pieceOf } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import { phraseKey, wordsOf } from "../core/words.ts";
import { chineseProjectLabels } from "../lexicon/chinese-labels.ts";
import { projectToolLabels } from "../lexicon/entries.ts";
import { entryDates } from "./entries/entry-dates.ts";
import { descriptionOf } from "./entries/entry-text.ts";
import { trimHeaders } from "./entries/header-rows.ts";
import { cleanPart, partsOf } from "./entries/parts.ts";
import type { Part } from "./entries/parts.ts";
import { withMarginNames } from "./entries/margin-names.ts";
import { withoutRightDates } from "./entries/right-dates.ts";
import { rowsOf } from "./entries/rows.ts";
import type { Row } from "./entries/rows.ts";
import { unweave } from "./entries/unweave.ts";
import { segmentEntries } from "./entries/segment-entries.ts";
import type { Entry } from "./entries/segment-entries.ts";
import { hasLegalForm, institutionScore, isAddress, jobScore, placeScore } from "./entries/word-scores.ts";
import { joinPart } from "./experience.ts";
import { splitList } from "./lists/split-list.ts";

const toolsLabel = new RegExp(`^(?:${projectToolLabels})\\s*[:：]\\s*`, "iu");

/** Reads the projects of one section. */
export function readProjects(layout: DocumentLayout, lines: readonly Line[]): FoundItem[] {
  const rows = rowsOf(layout, unweave(layout, withoutRightDates(layout.positioned ? withMarginNames(lines) : lines)));
  // What stands below the name of a project describes it, so lines' ranks are not asked for.
  const signs = { layout, fit: () => 0, rankOf: null };
  const entries = trimHeaders(
    segmentEntries(splitBulletList(datedByTitles(withLabels(rows))).map(belowName), { layout, fit: () => 1 }),
    signs,
  );
  const items = entries.map((entry) => projectOf(layout, withName(entry)));
  return items.filter((item) => /\p{L}/u.test(item.fields.title?.value ?? ""));
}

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

const isPeriodOnly = ({ line, anchor }: Row): boolean =>
  anchor !== null && anchor.start <= line.start + 1 && anchor.end >= line.end - 1;

const leastTitled = 2;

/** Where names stand above bullets, a date within a bullet is part of what it tells and begins no project. */
function datedByTitles(rows: Row[]): Row[] {
  const isTitle = (row: Row, index: number): boolean =>
    !row.bullet && !row.prose && row.anchor === null && rows[index + 1]?.bullet === true;
  if (rows.filter(isTitle).length < leastTitled || rows.some(({ bullet, anchor }) => !bullet && anchor !== null))
    return rows;
  return rows.map((row) => (row.bullet ? { ...row, anchor: null } : row));
}

/** In a list of one-bullet projects the bullets are the entries, and so they are where all of them are bold above plain lines. */
function splitBulletList(rows: Row[]): Row[] {
  const bullets = rows.filter((row) => row.bullet);
  const loose = rows.filter((row) => !row.bullet && !row.continues);
  const areTitles = bullets.length >= leastTitled && rows.every(({ bullet, line }) => bullet === line.bold);
  if ((loose.length > 0 && !areTitles) || bullets.length === 0) return rows;
  return rows.map((row) =>
    row.bullet ? { ...row, bullet: false, prose: false, line: { ...row.line, gapBefore: row.line.height } } : row,
  );
}

/** "Technologies: …" never opens a project. */
const belowName = (row: Row, at: number): Row =>
  at > 0 && toolsLabel.test(row.text) ? { ...row, prose: true, continues: true } : row;

function projectOf(layout: DocumentLayout, entry: Entry): FoundItem {
  const dates = entryDates(entry.header, "start");
  const parts = partsOf(layout, entry.header);
  const titleRow = Math.min(0, ...parts.map((part) => part.row));
  const named = parts.filter(
    ({ piece: { text } }, index) =>
      !isCounter(text, parts[index], parts[index + 1]) && (!isAddress(text) || (index === 0 && isNamedLikeASite(text))),
  );
  const role = roleAhead(named);
  const head = role === null ? named : named.slice(1);
  const titleEnd = head.findIndex(
    (part, index) =>
      index > 0 && (!["comma", "dash", "paren"].includes(part.separator) || tellsMore(head, part, index)),
  );
  const titleParts = head.slice(0, titleEnd < 0 ? head.length : titleEnd);
  const told = splitAtColon(layout, joinParts(titleParts));
  const split = { ...told, title: withoutQuotes(layout, withoutNameLabel(layout, told.title)) };
  const body = entry.body.filter((row) => !isAddress(row.text) && !toolsLabel.test(row.text));
  const rest = [
    ...(role === null ? [] : [role.piece]),
    split.rest,
    ...head
      .slice(titleParts.length)
      .filter(
        (part) =>
          (part.row > titleRow || part.separator === "style" || tellsMore(head, part, head.indexOf(part))) &&
          !toolsLabel.test(part.piece.text),
      )
      .map((part) => part.piece),
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
function roleAhead([first, second]: readonly Part[]): Part | null {
  if (first === undefined || second === undefined || second.row !== first.row) return null;
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
  if (part.separator === "comma" && kindOfProject.test(part.piece.text.trim())) return true;
  if (part.separator !== "dash") return false;
  if (chineseShare.test(part.piece.text.trim())) return true;
  const next = head.slice(at + 1).findIndex(({ separator }) => separator !== "comma");
  const behind = [part, ...head.slice(at + 1, next < 0 ? head.length : at + 1 + next)];
  if (behind.some(({ piece: { text } }) => institutionScore(text) >= leastSchool || hasLegalForm(text))) return true;
  const [name] = head;
  return name?.bold === true && !part.bold && wordsOf(part.piece.text).length > 2;
}

const leastSchool = 2.6;

function joinParts(parts: readonly Part[]): Piece {
  let piece: Piece = { text: "", ranges: [] };
  for (const part of parts) piece = piece.text === "" ? part.piece : joinPart(piece, part);
  return piece;
}

const nameLabel = new RegExp(
  `^(?:[①-⑳]|[(（]?\\d{1,2}[)）.、])?\\s*(?:${chineseProjectLabels})\\s*[:：]\\s*|^(?:[①-⑳]|[(（]\\d{1,2}[)）]|\\d{1,2}[.、])\\s*(?=[《“「]?\\p{Script=Han})`,
  "u",
);

/** "项目名称：…", "(1)…": the label and the number are no part of the name. */
function withoutNameLabel(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...rest] = piece.ranges;
  if (range === undefined || rest.length > 0) return piece;
  const length = nameLabel.exec(layout.text.slice(range.start, range.end))?.[0].length ?? 0;
  return length === 0 ? piece : pieceOf(layout.text, range.start + length, range.end);
}

const quoted = /^["“”„«‚'‘](?<name>[^"“”„«»]+)["“”»'’]$/u;

/** The quotes around a whole name are no part of it. */
function withoutQuotes(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...rest] = piece.ranges;
  if (range === undefined || rest.length > 0 || !quoted.test(piece.text)) return piece;
  return pieceOf(layout.text, range.start + 1, range.end - 1);
}

/** "Name: what it is." on one row holds title and description. */
function splitAtColon(layout: DocumentLayout, piece: Piece): { title: Piece; rest: Piece } {
  const none = { text: "", ranges: [] };
  const first = piece.ranges[0];
  const last = piece.ranges.at(-1);
  if (first === undefined || last === undefined) return { title: none, rest: none };
  const text = layout.text.slice(first.start, last.end);
  const colon = /^[^:]{2,60}:\s+/u.exec(text);
  if (colon === null || wordsOf(text.slice(colon[0].length)).length < 5) return { title: piece, rest: none };
  const cut = first.start + colon[0].length;
  return {
    title: cleanPart(pieceOf(layout.text, first.start, cut), layout.text),
    rest: pieceOf(layout.text, cut, last.end),
  };
}

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
