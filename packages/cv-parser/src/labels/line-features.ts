import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { isAllCaps, phraseKey, startsWithCapital, wordsOf } from "../core/words.ts";
import { scanDates } from "../entities/dates/scan-dates.ts";
import {
  degreeScore,
  institutionScore,
  jobScore,
  organisationScore,
  taughtPlaceScore,
} from "../entities/entries/word-scores.ts";
import { titleKind } from "../sections/title-kind.ts";
import { hashText } from "./hash.ts";

/** A line with the section that the rules put it in. */
export type RuledLine = { line: Line; section: Section; isHeading: boolean };

/** What signs speak of: words, places on the page, letters' looks, what the rules make of a line. */
export type SignGroup = "text" | "geometry" | "typography" | "rules";

const everything: readonly SignGroup[] = ["text", "geometry", "typography", "rules"];

const seed = 0x51_ed_27_0b;
const mostLetters = 40;
const mostWords = 12;
/** So many of a line's looks are told together with the section that the rules give. */
const mostPaired = 24;

/**
 * The signs of each line of a document as hashed numbers: its words, look and place, what the rules say, its neighbours.
 * With fewer `groups` only those signs are told, to learn what each of them is worth.
 */
export function lineFeatures(
  layout: DocumentLayout,
  lines: readonly RuledLine[],
  groups: readonly SignGroup[] = everything,
): number[][] {
  const from = (group: SignGroup, signs: () => string[]): string[] => (groups.includes(group) ? signs() : []);
  const looks = lines.map((ruled, index) => [
    ...from("typography", () => styleSigns(layout, ruled.line)),
    ...from("geometry", () => placeSigns(ruled.line, lines[index - 1]?.line)),
    ...from("text", () => textSigns(ruled.line.text)),
    ...from("rules", () => ruleSigns(ruled)),
  ]);
  const words = lines.map(({ line }) => from("text", () => wordSigns(line.text)));
  const sinceTitle = distances(lines);
  return lines.map((ruled, index) => {
    const out = new Set<number>();
    const add = (prefix: string, signs: readonly string[] | undefined) => {
      for (const sign of signs ?? []) out.add(hashText(`${prefix}${sign}`, seed));
    };
    const rule = `${ruled.section.kind}${ruled.isHeading}`;
    add("", ["all", ...from("geometry", () => [`since${sinceTitle[index]}`])]);
    add("", looks[index]);
    add("", words[index]);
    if (groups.includes("rules")) {
      add("", [`since${sinceTitle[index]}${rule}`]);
      add(`${rule}:`, looks[index]?.slice(0, mostPaired));
      add("title:", wordsOf(ruled.section.title).slice(0, 6));
      add("title=", [phraseKey(ruled.section.title)]);
    }
    for (const step of [-1, 1]) {
      add(`${step}`, looks[index + step] ?? ["edge"]);
      add(`${step}w`, words[index + step]?.slice(0, 2));
    }
    return [...out];
  });
}

const band = (value: number, edges: readonly number[]): number => edges.filter((edge) => value >= edge).length;

/** How many lines stand between each line and the title above, in bands. */
function distances(lines: readonly RuledLine[]): number[] {
  let since = 0;
  return lines.map(({ isHeading }) => {
    since = isHeading ? 0 : since + 1;
    return band(since, [1, 2, 3, 5, 9, 20]);
  });
}

function ruleSigns({ line, section, isHeading }: RuledLine): string[] {
  const title = titleKind(line.text);
  return [
    `rule${section.kind}`,
    `rule${section.kind}${isHeading}`,
    `heading${isHeading}${band(section.score, [0.4, 0.6, 0.8, 1])}`,
    `title${title?.kind ?? "none"}${title?.exact ?? ""}`,
  ];
}

function styleSigns(layout: DocumentLayout, line: Line): string[] {
  const ratio = layout.bodyFontSize > 0 ? line.fontSize / layout.bodyFontSize : 1;
  const size = band(ratio, [0.88, 0.96, 1.06, 1.2, 1.45]);
  const style = `${line.bold}${line.italic}${isAllCaps(line.text)}`;
  return [
    `style${style}`,
    `size${size}`,
    `look${style}${size}`,
    `bullet${line.bullet !== null}`,
    `mixed${line.segments.some((segment) => segment.bold !== line.bold)}`,
    `level${line.headingLevel ?? 0}`,
  ];
}

function placeSigns(line: Line, above: Line | undefined): string[] {
  const gap = line.height > 0 ? band(line.gapBefore / line.height, [0.2, 0.55, 1.1, 2]) : 0;
  const shift = above === undefined ? 9 : band(line.x - above.x, [-30, -3, 3, 30]);
  const moved = above === undefined || above.page !== line.page ? "page" : `${above.column !== line.column}`;
  return [
    `gap${gap}`,
    `gap${gap}${line.bold}`,
    `shift${shift}`,
    `moved${moved}`,
    `parts${Math.min(3, line.segments.filter(({ gapBefore }) => gapBefore > line.fontSize * 2).length)}`,
  ];
}

function textSigns(text: string): string[] {
  const dates = scanDates(text);
  const [date] = dates;
  const words = wordsOf(text);
  const kind = date === undefined ? "none" : date.kind;
  const place = date === undefined ? "" : date.start < 3 ? "first" : date.end > text.length - 3 ? "last" : "within";
  const short = text.slice(0, 120);
  const scores = [jobScore, organisationScore, taughtPlaceScore, degreeScore, institutionScore].map((score) =>
    band(score(short), [0.6, 1.6, 2.6]),
  );
  const ending = /[.!?。]$/.test(text) ? "stop" : /[:：]$/.test(text) ? "colon" : /[,;-]$/.test(text) ? "open" : "";
  return [
    `date${kind}${place}`,
    `words${band(words.length, [1, 2, 3, 5, 8, 12, 18])}`,
    `ending${ending}`,
    `commas${band(text.split(/[,，、;|·•]/).length, [2, 3, 5, 8])}`,
    `colon${/^[^:：]{2,30}[:：]\s*\S/u.test(text)}`,
    `capital${startsWithCapital(text)}`,
    `reach${/\S@\S/.test(text)}${/https?:|www\.|\.(?:com|org|net|io)\b/i.test(text)}${/\d(?:[\s().-]?\d){7}/.test(text)}`,
    `digits${/\d/.test(text)}`,
    ...scores.map((score, at) => `score${at}${score}`),
    `scores${scores.join("")}`,
  ];
}

/** Words and runs of letters; the first two are those that neighbours look at. */
function wordSigns(text: string): string[] {
  const words = wordsOf(text.slice(0, 160)).slice(0, mostWords);
  const signs = [`first${words[0] ?? ""}`, `last${words.at(-1) ?? ""}`];
  for (const word of words) signs.push(`w${word}`);
  const letters = ` ${words.join(" ").slice(0, mostLetters)} `;
  for (let at = 0; at + 4 <= letters.length; at += 1) signs.push(`4${letters.slice(at, at + 4)}`);
  return signs;
}
