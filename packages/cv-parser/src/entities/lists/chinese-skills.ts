import { pieceOf } from "../../core/piece.ts";
import { chineseSkillWords } from "../../lexicon/chinese-skills.ts";
import type { Found } from "./listed-skills.ts";

/** A name in Latin letters, of one word or of several: "Microsoft Office", "C++", "Node.js", "TCP/IP". */
const word =
  "C\\+\\+(?:/?\\d{2})*|[A-Za-z][A-Za-z0-9]*(?:[.+#/\\\\&_'-]+[A-Za-z0-9]+)*(?:\\+\\+|#)?|\\d[A-Za-z][A-Za-z0-9]*";
const latin = new RegExp(`(?:${word})(?:\\s+(?:${word}|\\d{1,4}(?:\\.\\d{1,2})?(?![\\d年月人级])))*`, "gu");
const signs = /\p{Script=Han}/gu;
const otherScripts = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A word of Japanese, which writes "在庫管理" and "対応" with the signs that begin a clause in Chinese. */
const kana = /[\u3041-\u309f]{3}/u;

const { noTools, kinds, clauses, openings, leads } = chineseSkillWords;
const ignored = new Set(noTools.split("|"));
/** "LaTeX排版语言", "Zotero 等", "Vue.js的使用": a name, and behind it what kind of thing it is. */
const kindBehind = new RegExp(
  `^\\s*\\p{Script=Han}{0,3}(?:${kinds})(?:的?(?:使用|应用|运用|操作|开发|编程))?[。.]?$`,
  "u",
);
const tellsMore = new RegExp(clauses, "u");
const opening = new RegExp(`^(?:${openings})`, "u");
const longestName = 5;
const longestTold = 10;

const countSigns = (text: string): number => text.match(signs)?.length ?? 0;

type Range = { start: number; end: number };

/** The names of tools in a stretch of Chinese, which sets them in Latin letters. */
function toolsIn(text: string): Range[] {
  return [...text.matchAll(latin)]
    .map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
    .filter(({ start, end }) => {
      const name = text.slice(start, end);
      const isLetter = name.length === 1;
      return !ignored.has(name.toLowerCase()) && (!isLetter || name === "C" || name === "R");
    });
}

/** True for a name that holds signs besides its letters: "Web开发", "嘉立创EDA", "SQL 注入". */
function isMixedName(text: string): boolean {
  const count = countSigns(text);
  return count > 0 && count <= longestName && !tellsMore.test(text) && !/[。;；!！?？]/u.test(text);
}

/** What leads to a name in a clause and is none of it: "如二叉树", "常用 C/C++". */
const lead = new RegExp(`^(?:${leads})\\s*(?=[\\p{L}\\p{N}]{2})`, "u");
/** "数据结构和算法": two names. */
const pair = new RegExp(
  `^(?<one>\\p{Script=Han}{2,6})(?:和|与|與|及|以及|、)(?<other>\\p{Script=Han}{2,6})(?:等|[。.]|\\s?[(（][^()（）]{1,12}[)）])*$`,
  "u",
);

/** True for a clause that tells of somebody, which no skill is called. */
const isTold = (text: string): boolean =>
  countSigns(text) > longestTold || /[。；！]$/u.test(text) || opening.test(text) || tellsMore.test(text);

/** What a skill of a Chinese list names; null where it stays as it is. */
function named(source: string, found: Found): Found[] | null {
  const { text, ranges } = found.piece;
  if (countSigns(text) === 0 || otherScripts.test(text) || /https?:|www\./u.test(text)) return null;
  const tools = ranges.map(({ start, end }) =>
    toolsIn(source.slice(start, end)).map((range) => ({ start: start + range.start, end: start + range.end })),
  );
  const all = tools.flat();
  if (all.length === 0) return null;
  const [first] = all;
  const isKind = all.length === 1 && first !== undefined && ranges.length === 1;
  const rest = isKind ? source.slice(first.end, ranges[0]?.end) : "";
  const before = isKind ? source.slice(ranges[0]?.start, first.start) : "";
  if (!(isKind && before.trim() === "" && kindBehind.test(rest)) && isMixedName(text) && !lead.test(text)) return null;
  return all.map(({ start, end }) => ({ ...found, piece: pieceOf(source, start, end), rule: "skills.named" }));
}

const leastTools = 2;

/**
 * Skills in Chinese are told in clauses ("熟练使用 Python、Java 进行数据分析，能独立完成…"): of a clause that names tools these
 * are the skills, and where a section names tools, clauses that name none tell of the person and are left out.
 * @param source the canonical text
 * @param found the items of one section, parted at its commas
 */
export function namedInChinese(source: string, found: readonly Found[]): Found[] {
  if (kana.test(source)) return [...found];
  const parts = found.map((item) => ({ item, names: named(source, item) }));
  const tools = parts.filter(({ item, names }) => names !== null || /^[\x20-\x7e]+$/u.test(item.piece.text)).length;
  return parts.flatMap(({ item, names }) => {
    if (names !== null) return names;
    const { text } = item.piece;
    if (countSigns(text) === 0 || otherScripts.test(text)) return [item];
    const bare = withoutLead(source, item);
    const two = pairOf(source, bare);
    if (two !== null) return two;
    const isClause = opening.test(bare.piece.text) || (!isMixedName(bare.piece.text) && isTold(bare.piece.text));
    return tools >= leastTools && isClause ? [] : [bare];
  });
}

/** A skill without the word that leads to it. */
function withoutLead(source: string, found: Found): Found {
  const [range] = found.piece.ranges;
  if (range === undefined || found.piece.ranges.length > 1) return found;
  const length = lead.exec(source.slice(range.start, range.end))?.[0].length ?? 0;
  return length === 0 ? found : { ...found, piece: pieceOf(source, range.start + length, range.end) };
}

/** The two names of a pair; null for anything else. */
function pairOf(source: string, found: Found): Found[] | null {
  const [range] = found.piece.ranges;
  if (range === undefined || found.piece.ranges.length > 1) return null;
  const text = source.slice(range.start, range.end);
  const groups = pair.exec(text)?.groups;
  const names = [groups?.["one"] ?? "", groups?.["other"] ?? ""];
  if (names.some((name) => name === "" || opening.test(name) || tellsMore.test(name))) return null;
  const [one = "", other = ""] = names;
  const from = range.start + text.indexOf(other, one.length);
  return [
    { ...found, piece: pieceOf(source, range.start, range.start + one.length) },
    { ...found, piece: pieceOf(source, from, from + other.length) },
  ];
}
