import type { Line } from "../core/layout.ts";

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const sentenceEnd = /。/u;
/** A line of running text is at least this long before its paragraph breaks. */
const shortest = 20;

/**
 * Leaves out the paragraphs of running text in Japanese ("…の開発に従事しました。"), whose commas part no list. A paragraph
 * goes from the line behind the last full stop, a short line or a list mark down to its own full stop.
 */
export function withoutProse(lines: readonly Line[]): Line[] {
  const prose = new Set<Line>();
  let open: Line[] = [];
  for (const line of lines) {
    const { text } = line;
    if (sentenceEnd.test(text) && kana.test(text)) {
      for (const each of [...open, line]) prose.add(each);
      open = [];
    } else if (text.length < shortest || !kana.test(text) || /\t/u.test(text)) open = [];
    else open = line.bullet === null ? [...open, line] : [line];
  }
  return lines.filter((line) => !prose.has(line));
}
