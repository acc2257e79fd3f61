import { isAllCaps, phraseKey, wordsOf } from "../core/words.ts";
import type { Part } from "../entities/entries/parts.ts";
import {
  degreeScore,
  gradeScore,
  institutionScore,
  isTaughtRegion,
  jobScore,
  organisationScore,
  taughtPlaceScore,
} from "../entities/entries/word-scores.ts";
import { hashText } from "./hash.ts";

const maxLetters = 60;

/** The signs of each part of one entry's header as hashed numbers; `texts` counts how many headers hold a text. */
export function partFeatures(parts: readonly Part[], texts: ReadonlyMap<string, number>): number[][] {
  const bands = parts.map(scoresOf);
  return parts.map((part, index) => {
    const out = new Set<number>();
    const add = (prefix: string, signs: readonly string[]) => {
      for (const sign of signs) out.add(hashText(`${prefix}${sign}`, partSeed));
    };
    add("", lookSigns(parts, index));
    add("", bands[index] ?? []);
    add("t", textSigns(part.piece.text));
    add("<", bands[index - 1] ?? ["none"]);
    add(">", bands[index + 1] ?? ["none"]);
    add("<", parts[index - 1] === undefined ? [] : nearWords(parts[index - 1]?.piece.text ?? ""));
    add(">", parts[index + 1] === undefined ? [] : nearWords(parts[index + 1]?.piece.text ?? ""));
    add("", bestElsewhere(bands, index));
    add("", [`again${Math.min(2, (texts.get(part.piece.text.toLowerCase()) ?? 1) - 1)}`]);
    return [...out];
  });
}

const partSeed = 0x9e_37_79_b9;
const step = (value: number, edges: readonly number[]): number => edges.filter((edge) => value >= edge).length;

function scoresOf({ piece: { text } }: Part): string[] {
  const short = text.slice(0, 120);
  const edges = [0, 0.6, 1.2, 1.6, 2.5, 3];
  const [job, organisation, place] = [jobScore(short), organisationScore(short), taughtPlaceScore(short)];
  const [degree, school, grade] = [degreeScore(short), institutionScore(short), gradeScore(short)];
  return [
    `job${step(job, edges)}`,
    `organisation${step(organisation, edges)}`,
    `place${step(place, edges)}`,
    `degree${step(degree, edges)}`,
    `school${step(school, edges)}`,
    `grade${step(grade, edges)}`,
    `region${isTaughtRegion(short)}`,
    `work${step(job, [0.6, 1.6, 2.5])}${step(organisation, [0.6, 1.6, 2.5])}${step(place, [0.6, 1.6, 2.5])}`,
    `study${step(degree, [0.6, 1.6, 2.5])}${step(school, [0.6, 1.6, 2.5])}${step(place, [0.6, 1.6, 2.5])}`,
  ];
}

/** Whether another part of the header is the surer post, employer, degree or school. */
function bestElsewhere(bands: readonly string[][], index: number): string[] {
  return bands.flatMap((other, at) =>
    at === index
      ? []
      : other.filter((band) => /[3-6]$/.test(band)).map((band) => `has${band}${at < index ? "<" : ">"}`),
  );
}

function lookSigns(parts: readonly Part[], index: number): string[] {
  const part = parts[index];
  if (part === undefined) return [];
  const row = Math.max(-3, Math.min(3, part.row));
  const style = `${part.bold}${part.italic}`;
  const others = parts.some((other) => other.bold !== part.bold) ? "varied" : "plain";
  const size = Math.max(...parts.map(({ fontSize }) => fontSize));
  const words = wordsOf(part.piece.text).length;
  const rows = new Set(parts.map((other) => other.row)).size;
  return [
    `separator${part.separator}`,
    `next${parts[index + 1]?.separator ?? "end"}`,
    `place${part.place}${part.separator}`,
    `row${row}${part.place}`,
    `row${row}${part.place}${part.separator}${Math.min(3, rows)}`,
    `style${style}${others}`,
    `style${style}${others}${row}${part.place}`,
    `smaller${part.fontSize < size - 0.4}`,
    `index${Math.min(5, index)}/${Math.min(6, parts.length)}`,
    `words${step(words, [1, 2, 3, 4, 6, 9, 14])}`,
    `caps${isAllCaps(part.piece.text)}`,
    `bracket${/[()[\]]/.test(part.piece.text)}`,
    `digits${/\d/.test(part.piece.text)}`,
    `lower${/^\p{Ll}/u.test(part.piece.text)}`,
  ];
}

const nearWords = (text: string): string[] => {
  const words = wordsOf(text.slice(0, maxLetters));
  return [`f${words[0] ?? ""}`, `l${words.at(-1) ?? ""}`];
};

function textSigns(text: string): string[] {
  const words = wordsOf(text.slice(0, 120)).slice(0, 12);
  const signs = words.flatMap((word, index) => [
    `w${word}`,
    ...(index === 0 ? [`f${word}`] : [`b${words[index - 1]} ${word}`]),
  ]);
  signs.push(`l${words.at(-1) ?? ""}`);
  if (words.length <= 4) signs.push(`a${phraseKey(text)}`);
  const letters = ` ${words.join(" ").slice(0, maxLetters)} `;
  for (let at = 0; at + 3 <= letters.length; at += 1)
    signs.push(`3${letters.slice(at, at + 3)}`, `4${letters.slice(at, at + 4)}`);
  return signs;
}
