import { wordsOf } from "../core/words.ts";
import { hashText } from "./hash.ts";
import type { NameKind } from "./name-kinds.ts";
import { nameKinds } from "./name-kinds.ts";
import { scoresOf } from "./weights.ts";
import type { Weights } from "./weights.ts";

const mostLetters = 80;
const mostWords = 12;
const seed = 0x2c_1b_3c_6d;
const runs = [3, 4, 5];
/** Signs that stand for a syllable or a word each: two of them say as much as four letters. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The signs of a text for what it names, as hashed numbers: its words, pairs of them, and runs of letters. */
export function nameSigns(text: string): number[] {
  const words = wordsOf(text.slice(0, mostLetters)).slice(0, mostWords);
  const signs = new Set<number>();
  const add = (sign: string) => signs.add(hashText(sign, seed));
  for (const [at, word] of words.entries()) {
    add(`w${word}`);
    if (at > 0) add(`b${words[at - 1]} ${word}`);
    const letters = `<${word}>`;
    for (const run of dense.test(word) ? [1, 2] : runs)
      for (let from = 0; from + run <= letters.length; from += 1) add(letters.slice(from, from + run));
  }
  add(`f${words[0] ?? ""}`);
  add(`l${words.at(-1) ?? ""}`);
  return [...signs];
}

/** How well each kind of name fits a text by what public lists taught: 0 for the best, and how far the others are below. */
export function nameScores(weights: Weights, text: string): Float64Array {
  const signs = nameSigns(text);
  const scale = nameScale(signs.length);
  const scores = scoresOf(weights, signs);
  const best = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  return scores.map((score) => (score - best) * scale);
}

/** Longer texts have more signs, but are not surer by as much. */
export const nameScale = (signs: number): number => 1 / Math.sqrt(Math.max(1, signs));

/** The kind that fits best, and how far ahead of the next it is. */
export function bestName(scores: Float64Array): { kind: NameKind; ahead: number } {
  let [best, next] = [-1, -Infinity];
  for (const [at, score] of scores.entries())
    if (best < 0 && score === 0) best = at;
    else next = Math.max(next, score);
  return { kind: nameKinds[best] ?? "none", ahead: -next };
}
