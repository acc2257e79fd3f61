import { isLetterOrDigit, plainText } from "./net-text.ts";

/** So many signs a token has at most. */
const signsOfToken = 10;
/** Signs are hashed into so many rows; row 0 stands for none. */
export const netBuckets = 65_536;

const mostGrams = 6;
const east = "\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af";
const tokenPattern = new RegExp(`[${east}]|(?:(?![${east}])[\\p{L}\\p{N}])+[+#]*|[^\\s\\p{L}\\p{N}_]|_`, "gu");

/** A word, a sign of punctuation, or one letter of an East Asian script, with its place in the text. */
export type NetToken = { text: string; start: number };

/** The tokens of a text, in order. */
export function netTokens(text: string): NetToken[] {
  return [...text.matchAll(tokenPattern)].map((match) => ({ text: match[0], start: match.index }));
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});
const encoder = new TextEncoder();

/** CRC-32 over the UTF-8 bytes of a sign, as the trainer has it. */
export function rowOf(sign: string): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of encoder.encode(sign)) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return 1 + (((value ^ 0xff_ff_ff_ff) >>> 0) % (netBuckets - 1));
}

const remembered = new Map<string, readonly number[]>();
const mostRemembered = 16_384;

/** The rows of a token's signs: the word, its shape, four letters in a row, its first and last letters. */
export function tokenRows(text: string): readonly number[] {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const word = plainText(text) || text;
  const signs = [`w${word}`, `s${shapeOf(text)}`];
  if (word.length > 1 && isLetterOrDigit(word)) {
    signs.push(...gramsOf(`<${word.slice(0, 14)}>`).map((gram) => `4${gram}`));
    signs.push(`e${word.slice(-3)}`, `p${word.slice(0, 3)}`);
  }
  const rows = signs.slice(0, signsOfToken).map(rowOf);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, rows);
  return rows;
}

/** Runs of four letters; of a long word six that lie evenly. */
function gramsOf(word: string): string[] {
  const all = Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => word.slice(at, at + 4));
  if (all.length === 0) return [word];
  if (all.length <= mostGrams) return all;
  return Array.from(
    { length: mostGrams },
    (_, at) => all[Math.floor((at * (all.length - 1)) / (mostGrams - 1))] ?? word,
  );
}

/** "March" is Xx+, "2019" is dddd. */
function shapeOf(text: string): string {
  return text
    .replace(/[A-ZА-ЯÀ-Þ]/gu, "X")
    .replace(/[\p{L}\p{N}]/gu, (letter) => (letter === "X" ? letter : /\p{Nd}/u.test(letter) ? "d" : "x"))
    .replace(/XX{2,}/g, "XX+")
    .replace(/xx{2,}/g, "xx+")
    .slice(0, 10);
}
