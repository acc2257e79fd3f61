import type { OcrLine, OcrWord } from "./words-to-runs.ts";

/** How far letters rise above the line and hang below it, in sizes of a usual book face. */
const tall = 0.71;
const dotted = 0.66;
const low = 0.48;
const hanging = 0.21;
const tallLetter = /[\p{Lu}\p{Nd}bdfhklß]/u;
const dottedLetter = /[itàáâãäåèéêëìíîïòóôõöùúûüñżźćśńčšžřěýůőűğ]/u;
const hangingLetter = /[gjpqyçşţąęQ]/u;
/** Marks rise and hang in ways of their own. */
const plainWord = /^[\p{L}\p{Nd}]{2,}$/u;
/** Sizes that differ by less are one. */
const alike = 0.09;

/** Gives each line the size of its letters in pixels; lines that differ by no more than what was misjudged get the same. */
export function withLetterSizes(lines: readonly OcrLine[]): OcrLine[] {
  const judged = lines.map((line) => ({ line, size: sizeOf(line), weight: lettersOf(line) }));
  const steps = sizeSteps(judged);
  return judged.map(({ line, size }) => ({ ...line, size: steps.find((step) => isLike(size, step)) ?? size }));
}

/** The middle of what its words say; a line of marks alone has the share of its row that letters usually have. */
function sizeOf(line: OcrLine): number {
  const sizes = line.words.flatMap((word) => (plainWord.test(word.text) ? [sizeOfWord(word)] : []));
  return sizes.length === 0 ? line.rowAttributes.rowHeight : middleOf(sizes);
}

function sizeOfWord({ text, bbox }: OcrWord): number {
  const above = tallLetter.test(text) ? tall : dottedLetter.test(text) ? dotted : low;
  return (bbox.y1 - bbox.y0) / (above + (hangingLetter.test(text) ? hanging : 0));
}

const lettersOf = ({ words }: OcrLine): number => words.reduce((sum, { text }) => sum + text.length, 0);

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const isLike = (size: number, step: number): boolean => Math.abs(size - step) <= alike * step;

/** The sizes that a page has, the one with most letters first. */
function sizeSteps(judged: readonly { size: number; weight: number }[]): number[] {
  const steps: number[] = [];
  let left = [...judged];
  while (left.length > 0) {
    const weights = left.map(({ size }) =>
      left.reduce((sum, other) => sum + (isLike(other.size, size) ? other.weight : 0), 0),
    );
    const most = weights.reduce((best, weight) => Math.max(best, weight), 0);
    const heaviest = left[weights.indexOf(most)]?.size ?? 0;
    const step = middleOf(left.filter(({ size }) => isLike(size, heaviest)).map(({ size }) => size));
    steps.push(step);
    left = left.filter(({ size }) => !isLike(size, step) && !isLike(size, heaviest));
  }
  return steps;
}
