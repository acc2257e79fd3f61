import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import { phraseKey, phraseSet, wordsOf } from "../core/words.ts";
import { chineseDetailEnds, chineseProjectLabels } from "../lexicon/chinese-labels.ts";
import { detailLabels, moreProjects, projectNameLabels } from "../lexicon/entries.ts";
import { linkLabels } from "../lexicon/link-labels.ts";
import { languagesOfPrograms } from "../lexicon/languages-of-programs.ts";
import { cleanPart } from "./entries/parts.ts";
import { isBareLabel } from "./entries/rows.ts";
import { isAddress } from "./entries/word-scores.ts";

/** "Link:" and "责任描述" alone in a cell name nothing, nor does what has no letter. */
export const isLabel = (text: string): boolean =>
  !/\p{L}/u.test(text) || isBareLabel(text) || labels.has(phraseKey(text)) || chineseLabel.test(text);

/** "项目描述", "责任描述". */
const chineseLabel = new RegExp(`^(?:项目|责任|主要|工作|个人|技术|开发)(?:${chineseDetailEnds})$`, "u");
const labels = phraseSet(`${detailLabels}|${linkLabels}|website|demo|live demo|source code|code|repository`);

/** "More projects at …", "Portfolio: …": an address with nothing told of it, or words that lead to further projects. */
export function pointsElsewhere({ fields: { title, description, url, start_date } }: FoundItem): boolean {
  const name = title?.value ?? "";
  const isAtSite = url !== undefined || name.split(/\s+/u).some((word) => isAddress(word));
  if (!isAtSite || start_date !== undefined) return false;
  const told = (description?.value ?? "").split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !isAddress(word));
  return told.length < leastToldOfSite && (isAddress(name) || leadsElsewhere.test(name));
}

const leastToldOfSite = 4;
const leadsElsewhere = new RegExp(`(?:^|\\s)(?:${moreProjects})(?!\\p{L})`, "iu");

/** "Project 2: …", "Project #2 …": a label may count the projects. */
const behindLabel = `(?:\\s?(?:#|no\\.?|n[°º])?\\s?\\d{1,2})?\\s*[:：]\\s*|\\s?#\\d{1,2}\\s*[.)–-]?\\s+|\\t\\s*`;

const nameLabel = new RegExp(
  `^(?:[①-⑳]|[(（]?\\d{1,2}[)）.、])?\\s*(?:${chineseProjectLabels}|${projectNameLabels})(?:${behindLabel})|^(?:[①-⑳]|[(（]\\d{1,2}[)）]|\\d{1,2}[.、])\\s*(?=[《“「]?\\p{Script=Han})`,
  "iu",
);

const saidName = new RegExp(
  `^(?:${projectNameLabels}|프로젝트\\s?(?:명|이름)|과제명|작품명|プロジェクト名称?|案件名|作品名)(?:${behindLabel})(?=\\S)`,
  "iu",
);
/** "Project name: Mill bot": a row that says itself that it names a project. */
export const saysName = (text: string): boolean => saidName.test(text);

/** "项目名称：…", "Project name: …", "(1)…": the label and the number are no part of the name. */
export function withoutNameLabel(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...rest] = piece.ranges;
  if (range === undefined) return piece;
  const length = nameLabel.exec(layout.text.slice(range.start, range.end))?.[0].length ?? 0;
  if (length === 0) return piece;
  const first = pieceOf(layout.text, range.start + length, range.end);
  return rest.length === 0 ? first : { text: piece.text.slice(length), ranges: [...first.ranges, ...rest] };
}

/** "TIDE CLOCK (PHP | SQL)": what brackets hold with bars between is no part of the name. */
export function withoutOpenBracket(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...rest] = piece.ranges;
  const open = /^[^()]*\p{L}[^()]*(?=\([^()]*$)/u.exec(piece.text)?.[0].trimEnd().length ?? 0;
  if (
    range === undefined ||
    rest.length > 0 ||
    open === 0 ||
    !/^\s*\|/u.test(layout.text.slice(range.end, range.end + 4))
  )
    return piece;
  return pieceOf(layout.text, range.start, range.start + open);
}

/** "Quiet Dock [Link]", "Creek Atlas (GitHub)": a word for where more is to be seen is no part of a name. */
export function withoutLinkWord(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...before] = piece.ranges.toReversed();
  const text = range === undefined ? "" : layout.text.slice(range.start, range.end);
  const [all, word = ""] = /\s*[[(（【]\s*([^()[\]（）【】]{2,30})\s*[\])）】]?$/u.exec(text) ?? [];
  const words = word.split(/\s*[|/,·]\s*/u);
  if (range === undefined || all === undefined || all.length === text.length) return piece;
  if (!words.every((each) => linkWords.has(phraseKey(each)))) return piece;
  const last = pieceOf(layout.text, range.start, range.end - all.length);
  if (before.length === 0) return last;
  return { text: piece.text.slice(0, -all.length), ranges: [...before.toReversed(), ...last.ranges] };
}
const linkWords = phraseSet(
  `${linkLabels}|website|demo|live|live demo|source|source code|code|repository|repo|github|gitlab|bitbucket|app store|google play|video|paper|report`,
);

const quoted = /^["“”„«‚'‘](?<name>[^"“”„«»]+)["“”»'’]$/u;

/** The quotes around a whole name are no part of it. */
export function withoutQuotes(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...rest] = piece.ranges;
  if (range === undefined || rest.length > 0 || !quoted.test(piece.text)) return piece;
  return pieceOf(layout.text, range.start + 1, range.end - 1);
}

const leastBehindName = 5;
const leastBehindChineseName = 8;

/** "Name: what it is." and "Name. What it is" on one row hold title and description. */
export function splitAtColon(
  layout: DocumentLayout,
  piece: Piece,
  { beside, isAlone }: { beside: number; isAlone: boolean },
): { title: Piece; rest: Piece } {
  const none = { text: "", ranges: [] };
  const first = piece.ranges[0];
  const last = piece.ranges.at(-1);
  if (first === undefined || last === undefined) return { title: none, rest: none };
  const text = layout.text.slice(first.start, last.end);
  const colon =
    /^[^:]{2,60}:\s+/u.exec(text) ??
    /^[^:：]{2,60}[:：]\s*(?=\p{Script=Han})/u.exec(text) ??
    /^[^\s.:]{3,}(?:\s[^\s.:]+){0,2}\.\s+(?=\p{Lu})/u.exec(text) ??
    (isAlone ? sentenceAtDash(text) : null);
  if (colon === null) return { title: piece.ranges.length === 1 ? cleanPart(piece, layout.text) : piece, rest: none };
  const told = text.slice(colon[0].length);
  const isTold = (told.match(/\p{Script=Han}/gu)?.length ?? 0) >= leastBehindChineseName;
  if (!isTold && wordsOf(told).length + beside < leastBehindName) return { title: piece, rest: none };
  const cut = first.start + colon[0].length;
  const name = pieceOf(layout.text, first.start, first.start + colon[0].trimEnd().length - 1);
  return {
    title: cleanPart(name, layout.text),
    rest: pieceOf(layout.text, cut, last.end),
  };
}

/** "Quiet Dock – shows the tides of four harbours on one page": what a dash parts from a name is long enough to tell of it. */
function sentenceAtDash(text: string): RegExpExecArray | null {
  const dash = /^[^–—]{2,60}?\s[–—-]\s+(?=\S)/u.exec(text);
  if (dash === null || wordsOf(dash[0]).length > longestNameAtDash) return null;
  const told = text.slice(dash[0].length);
  return wordsOf(told).length >= leastBehindDash ||
    (told.match(/\p{Script=Han}/gu)?.length ?? 0) >= leastBehindChineseName
    ? dash
    : null;
}

const longestNameAtDash = 7;
const leastBehindDash = 6;

/** "Quiet Dock (Oak, Glass)", "Tide Clock (Python)": names in a bracket at the end are what it was made with. */
export function withoutTools(layout: DocumentLayout, title: Piece): Piece {
  const [from, to] = [title.ranges[0]?.start, title.ranges.at(-1)?.end];
  if (from === undefined || to === undefined) return title;
  const text = layout.text.slice(from, to);
  const { name = "", tools = "" } = /^(?<name>[^()]{2,80}?)\s?\((?<tools>[^()]{2,80})\)?$/u.exec(text)?.groups ?? {};
  const listed = tools.split(/,/u).map((each) => each.trim());
  if (name === "" || /\n|(?<!\p{L})(?:19|20)\d\d/u.test(text)) return title;
  const areTools =
    listed.length > 1 && listed.every((each) => /\p{L}/u.test(each) && wordsOf(each).length <= mostWordsOfTool);
  const isTool = areTools || (listed.length === 1 && programs.has(phraseKey(tools)));
  return isTool ? pieceOf(layout.text, from, from + name.length) : title;
}

const mostWordsOfTool = 3;
const programs = phraseSet(languagesOfPrograms);

const mostWordsOfHead = 7;
const leastWordsTold = 5;
const leastWordsOfAny = 2;
const leastToldRows = 2;

/**
 * "Quiet Dock: shows the tides …" above "Creek Atlas: maps …": where all rows that go on from none have a name of a few
 * words before a colon or dash and a sentence behind it, each names a project; empty for all else.
 */
export function toldInRows(rows: readonly { text: string; bullet: boolean; continues: boolean }[]): number[] {
  const opening = rows.flatMap((row, at) => (row.continues ? [] : [{ ...row, at }]));
  let longTold = 0;
  const heads = opening.map(({ text }) => {
    const { head = "", told = "" } =
      /^(?<head>[^:：\t|]{2,60}?)(?:\s?[:：]\s+|\s[–—-]\s)(?<told>\S.*)$/u.exec(text)?.groups ?? {};
    if (wordsOf(told).length >= leastWordsTold) longTold += 1;
    const isTold =
      wordsOf(told).length >= leastWordsOfAny ||
      (told.match(/\p{Script=Han}/gu)?.length ?? 0) >= leastBehindChineseName;
    return isTold && wordsOf(head).length <= mostWordsOfHead && /^[\p{Lu}\p{Lo}\d"“„«]/u.test(head) && !isLabel(head)
      ? phraseKey(head)
      : "";
  });
  const areAll =
    heads.length >= leastToldRows &&
    longTold * 2 > heads.length &&
    heads.every((head) => head !== "") &&
    opening.every(({ bullet }) => !bullet);
  return areAll && new Set(heads).size === heads.length ? opening.map(({ at }) => at) : [];
}
