import type { DocumentLayout, Line } from "../core/layout.ts";
import { isAllCaps, phraseKey, wordSet, wordsOf } from "../core/words.ts";
import { languageNames } from "../lexicon/languages.ts";
import { titleKind } from "../sections/title-kind.ts";
import { columnKey } from "../entities/entries/wrapping.ts";
import { hashText } from "./hash.ts";
import type { LineItem } from "./line-items.ts";

const languages = wordSet(languageNames);
const maxWords = 16;
const maxLetters = 44;

/** The signs of every line as hashed numbers: its words and letters, place, look, what the rules say, its neighbours. */
export function lineFeatures(layout: DocumentLayout, items: readonly LineItem[]): number[][] {
  const lefts = columnLefts(layout);
  const looks = new Map<string, number>();
  for (const { line } of items) looks.set(lookOf(line), (looks.get(lookOf(line)) ?? 0) + 1);
  const own = items.map((item, index) => [
    ...lookSigns(layout, item, { lefts, looks }),
    ...contentSigns(item),
    ...ruleSigns(item, items[index - 1], items[index + 1]),
  ]);
  const short = items.map((item) => neighbourSigns(item));
  return items.map((item, index) => {
    const out = new Set<number>();
    const add = (prefix: string, signs: readonly string[] | undefined) => {
      for (const sign of signs ?? []) out.add(hashText(`${prefix}${sign}`));
    };
    add("", own[index]);
    add("t", textSigns(item.row.text));
    add("h", titleSigns(item));
    add("<", short[index - 1] ?? ["none"]);
    add(">", short[index + 1] ?? ["none"]);
    add("<<", short[index - 2]);
    add(">>", short[index + 2]);
    add("<w", items[index - 1] && firstWords(items[index - 1]?.row.text ?? ""));
    add(">w", items[index + 1] && firstWords(items[index + 1]?.row.text ?? ""));
    return [...out];
  });
}

const firstWords = (text: string): string[] => {
  const words = wordsOf(text.slice(0, 80));
  return [...words.slice(0, 3).map((word, index) => `${index}${word}`), words.at(-1) ?? ""];
};

function textSigns(text: string): string[] {
  const shown = text.slice(0, 160);
  const words = wordsOf(shown).slice(0, maxWords);
  const signs = words.flatMap((word, index) => [`w${word}`, ...(index === 0 ? [`f${word}`] : [`b${words[index - 1]} ${word}`])]);
  const last = words.at(-1);
  if (last !== undefined) signs.push(`l${last}`);
  if (words.length <= 5) signs.push(`a${phraseKey(shown)}`);
  signs.push(`s${shapeOf(shown)}`);
  const letters = ` ${words.join(" ").slice(0, maxLetters)} `;
  for (let at = 0; at + 3 <= letters.length; at += 1) signs.push(`3${letters.slice(at, at + 3)}`, `4${letters.slice(at, at + 4)}`);
  return signs;
}

/** Kinds of letters in their order, repeats left out: "Jan 2019 – now" is "Xx 9 – x". */
function shapeOf(text: string): string {
  return text
    .slice(0, 40)
    .replace(/\p{Lu}+/gu, "X")
    .replace(/[\p{Ll}\p{Lo}]+/gu, "x")
    .replace(/\d+/g, "9")
    .replace(/(?:X?x\s)+(?=X?x)/g, "x ")
    .slice(0, 18);
}

const step = (value: number, edges: readonly number[]): number => edges.filter((edge) => value >= edge).length;
const lookOf = (line: Line): string => `${Math.round(line.fontSize * 2)}${line.bold}${line.italic}${isAllCaps(line.text)}`;

function columnLefts(layout: DocumentLayout): Map<string, number> {
  const lefts = new Map<string, number>();
  for (const line of layout.lines) lefts.set(columnKey(line), Math.min(lefts.get(columnKey(line)) ?? Infinity, line.x));
  return lefts;
}

type Page = { lefts: ReadonlyMap<string, number>; looks: ReadonlyMap<string, number> };

function lookSigns(layout: DocumentLayout, { line, row, depth }: LineItem, { lefts, looks }: Page): string[] {
  const size = layout.bodyFontSize > 0 ? line.fontSize / layout.bodyFontSize : 1;
  const indent = line.x - (lefts.get(columnKey(line)) ?? line.x);
  const [first] = line.segments;
  const last = line.segments.at(-1);
  const tail = line.segments.slice(1).find((segment) => segment.gapBefore > segment.fontSize * 1.5);
  const words = wordsOf(row.text).length;
  const gap = step(line.gapBefore / Math.max(1, line.height), [0.05, 0.3, 0.55, 0.9, 1.4, 2.2]);
  const style = `${line.bold ? "B" : first?.bold ? "b" : "-"}${line.italic ? "I" : first?.italic ? "i" : last?.italic ? "j" : "-"}`;
  const length = step(words, [1, 2, 3, 5, 8, 12]);
  return [
    `gap${gap}`,
    `size${step(size, [0.85, 0.97, 1.05, 1.15, 1.35, 1.8])}`,
    `style${style}`,
    `style${style}${gap}${length}`,
    `caps${isAllCaps(row.text)}`,
    `indent${layout.positioned ? step(indent, [2, 8, 16, 30, 80]) : "?"}`,
    `bullet${line.bullet ?? ""}`,
    `bulleted${line.bullet !== null}${length}`,
    `length${length}`,
    `tail${tail === undefined ? "no" : /\d{4}/.test(tail.text) ? "dated" : "plain"}${style}`,
    `segments${Math.min(4, line.segments.length)}`,
    `page${Math.min(2, line.page)}`,
    `column${Math.min(3, line.column)}`,
    `level${line.headingLevel ?? ""}`,
    `rare${step(looks.get(lookOf(line)) ?? 0, [2, 4, 9, 20])}`,
    `depth${step(depth, [1, 2, 3, 5, 9])}`,
    `place${step(line.start / Math.max(1, layout.text.length), [0.03, 0.1, 0.25, 0.5, 0.75, 0.9])}`,
  ];
}

function contentSigns({ row, scores, line }: LineItem): string[] {
  const { text } = row;
  const kind = titleKind(text);
  const words = wordsOf(text.slice(0, 160));
  const marks = (text.slice(0, 200).match(/[,;|•·]/g) ?? []).length;
  const bands = Object.entries(scores).map(([name, score]) => `${name}${step(score, [0.6, 1.5, 2.5])}`);
  return [
    ...bands,
    `all${bands.join("")}`,
    `title${kind === null ? "no" : `${kind.kind}${kind.exact}`}`,
    `anchor${row.anchor?.kind ?? "no"}`,
    `dates${Math.min(3, row.dates.length)}`,
    `dateOnly${row.anchor !== null && row.anchor.end - row.anchor.start >= text.trim().length - 2}`,
    `mail${/\S@\S/.test(text)}`,
    `phone${/(?:\+|\(|\b0)\d(?:[\s()./-]{0,3}\d){6}/u.test(text)}`,
    `web${/https?:|www\.|\w\.(?:com|org|net|io|de)\b/i.test(text)}`,
    `link${line.segments.some((segment) => segment.link !== null)}`,
    `end${/[.!?]$/.test(text) ? "." : (/[:,;–-]$/.exec(text)?.[0] ?? "")}`,
    `start${/^\p{Ll}/u.test(text) ? "x" : /^\d/.test(text) ? "9" : /^\p{Lu}/u.test(text) ? "X" : "?"}`,
    `marks${step(marks, [1, 2, 4, 8])}/${step(words.length, [3, 8, 14])}`,
    `colon${/^[^:]{2,30}:\s/.test(text)}`,
    `digits${step((text.slice(0, 200).match(/\d/g) ?? []).length, [1, 4, 8])}`,
    `tongues${Math.min(3, words.filter((word) => languages.has(word)).length)}`,
    `prose${row.prose}${row.continues}`,
    `quote${/^["“„«]/.test(text)}`,
  ];
}

function ruleSigns(item: LineItem, above: LineItem | undefined, below: LineItem | undefined): string[] {
  const { section, isHeading, part, row, scores } = item;
  const known = titleKind(section.title)?.exact ?? false;
  const kind = `${section.kind}${known}`;
  return [
    `rule${kind}`,
    `ruleHead${isHeading}${kind}`,
    `rulePart${part}${section.kind}`,
    `rulePart${part}${section.kind}${row.prose}${row.line.bullet !== null}`,
    `ruleAnchor${section.kind}${row.anchor?.kind ?? "no"}`,
    `ruleJob${section.kind}${step(Math.max(scores.job, scores.organisation), [0.6, 1.5, 2.5])}${step(Math.max(scores.degree, scores.school), [0.6, 1.5, 2.5])}`,
    `ruleNext${below === undefined ? "end" : below.section === section ? "same" : below.section.kind}${section.kind}`,
    `ruleLast${above === undefined ? "start" : above.section === section ? "same" : above.section.kind}${section.kind}`,
    `ruleScore${section.kind}${step(section.score, [0.5, 0.7, 0.9])}`,
  ];
}

/** The words of the title above, which say what an unknown section is. */
function titleSigns({ section, depth, isHeading }: LineItem): string[] {
  const words = wordsOf(section.title.slice(0, 60)).slice(0, 5);
  const near = isHeading ? "t" : depth < 4 ? "n" : "f";
  return [`all${words.join(" ")}`, ...words, ...words.map((word) => `${near}${word}`)];
}

function neighbourSigns({ line, row, section, isHeading, part, scores }: LineItem): string[] {
  const kind = titleKind(row.text);
  return [
    `style${line.bold}${line.italic}${line.bullet !== null}`,
    `prose${row.prose}${row.continues}`,
    `anchor${row.anchor?.kind ?? "no"}`,
    `words${step(wordsOf(row.text.slice(0, 160)).length, [2, 4, 8, 13])}`,
    `title${kind === null ? "no" : `${kind.kind}${kind.exact}`}`,
    `rule${section.kind}${isHeading}${part}`,
    `names${step(Math.max(scores.job, scores.organisation), [1.5, 2.5])}${step(Math.max(scores.degree, scores.school), [1.5, 2.5])}`,
    `gap${step(line.gapBefore / Math.max(1, line.height), [0.3, 0.55, 1.4])}`,
    `reach${/\S@\S|(?:\+|\(|\b0)\d(?:[\s()./-]{0,3}\d){6}|https?:|www\./u.test(row.text)}`,
  ];
}
