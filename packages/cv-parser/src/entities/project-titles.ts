import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import { phraseKey, phraseSet, wordsOf } from "../core/words.ts";
import { chineseDetailEnds, chineseProjectLabels } from "../lexicon/chinese-labels.ts";
import { detailLabels, moreProjects, projectNameLabels } from "../lexicon/entries.ts";
import { linkLabels } from "../lexicon/link-labels.ts";
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

const nameLabel = new RegExp(
  `^(?:[①-⑳]|[(（]?\\d{1,2}[)）.、])?\\s*(?:${chineseProjectLabels}|${projectNameLabels})(?:\\s*[:：]\\s*|\\t\\s*)|^(?:[①-⑳]|[(（]\\d{1,2}[)）]|\\d{1,2}[.、])\\s*(?=[《“「]?\\p{Script=Han})`,
  "iu",
);

const saidName = new RegExp(
  `^(?:${projectNameLabels}|프로젝트\\s?(?:명|이름)|과제명|작품명|プロジェクト名称?|案件名|作品名)(?:\\s*[:：]\\s*|\\t\\s*)(?=\\S)`,
  "iu",
);
/** "Project name: Mill bot": a row that says itself that it names a project. */
export const saysName = (text: string): boolean => saidName.test(text);

/** "项目名称：…", "Project name: …", "(1)…": the label and the number are no part of the name. */
export function withoutNameLabel(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...rest] = piece.ranges;
  if (range === undefined || rest.length > 0) return piece;
  const length = nameLabel.exec(layout.text.slice(range.start, range.end))?.[0].length ?? 0;
  return length === 0 ? piece : pieceOf(layout.text, range.start + length, range.end);
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
export function splitAtColon(layout: DocumentLayout, piece: Piece, beside: number): { title: Piece; rest: Piece } {
  const none = { text: "", ranges: [] };
  const first = piece.ranges[0];
  const last = piece.ranges.at(-1);
  if (first === undefined || last === undefined) return { title: none, rest: none };
  const text = layout.text.slice(first.start, last.end);
  const colon =
    /^[^:]{2,60}:\s+/u.exec(text) ??
    /^[^:：]{2,60}[:：]\s*(?=\p{Script=Han})/u.exec(text) ??
    /^[^\s.:]{3,}(?:\s[^\s.:]+){0,2}\.\s+(?=\p{Lu})/u.exec(text);
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
