/** How wide a text is at a size, in pixels. */
export type Measure = (text: string, size: number) => number;

export type Room = {
  width: number;
  mostLines: number;
  /** Of all lines together; unlimited unless given. */
  height?: number;
  /** Sizes that are tried, the largest first. */
  sizes: readonly number[];
};

/** From one line to the next, in shares of the size. */
export const lineHeight = 1.12;

export type FittedText = { size: number; lines: readonly string[] };

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const lettersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Scripts that are written without blanks, in which a line may end behind nearly every letter. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * Sets a text in the largest size in which it fits into a room, broken at blanks and behind hyphens. What does not fit in the smallest one ends in an
 * ellipsis; a word that is wider than the room is broken only there.
 */
export function fitText(
  text: string,
  { width, mostLines, height = Infinity, sizes }: Room,
  measure: Measure,
): FittedText {
  const clean = text.replace(/\s+/g, " ").trim();
  for (const size of sizes) {
    const { lines, isBroken } = wrap(clean, width, (part) => measure(part, size));
    const isLow = lines.length * size * lineHeight <= height;
    if (lines.length <= mostLines && isLow && !isBroken) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const widthOf = (part: string) => measure(part, size);
  const { lines } = wrap(clean, width, widthOf);
  if (lines.length <= mostLines) return { size, lines };
  const kept = lines.slice(0, mostLines);
  return { size, lines: [...kept.slice(0, -1), shortened(kept.at(-1) ?? "", width, widthOf)] };
}

type Token = { text: string; isSpaced: boolean };

function tokensOf(text: string): Token[] {
  return text.split(" ").flatMap((word) => {
    const parts = unspaced.test(word) ? lettersOf(word) : word.split(/(?<=[-‐–/])(?=.)/u);
    return parts.map((part, index) => ({ text: part, isSpaced: index === 0 }));
  });
}

function wrap(text: string, width: number, widthOf: (part: string) => number) {
  const lines: string[] = [];
  let line = "";
  let isBroken = false;
  for (const token of tokensOf(text)) {
    const joined = line === "" ? token.text : line + (token.isSpaced ? " " : "") + token.text;
    if (widthOf(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== "") lines.push(line);
    line = token.text;
    while (widthOf(line) > width && lettersOf(line).length > 1) {
      isBroken = true;
      const head = longestHead(line, width, widthOf);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line !== "") lines.push(line);
  return { lines, isBroken };
}

function longestHead(word: string, width: number, widthOf: (part: string) => number): string {
  let head = "";
  for (const letter of lettersOf(word)) {
    if (head !== "" && widthOf(head + letter) > width) break;
    head += letter;
  }
  return head;
}

function shortened(line: string, width: number, widthOf: (part: string) => number): string {
  const letters = lettersOf(line);
  while (letters.length > 1 && widthOf(`${letters.join("").trimEnd()}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
