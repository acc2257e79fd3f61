import type { Line, Segment } from "../../core/layout.ts";
import { wordsOf } from "../../core/words.ts";
import { lineOf } from "../../sections/margin-heading.ts";
import { scanDates } from "../dates/scan-dates.ts";

const leastNames = 2;
const longestName = 4;
const longestInBold = 8;

/**
 * Parts "Demoscene | Former member of …" into the name in the margin and the text beside it, where all other lines
 * stand in the column of that text. Names become bold lines of their own; other sections stay as they are.
 */
export function withMarginNames(lines: readonly Line[]): readonly Line[] {
  const cut = lines.map(marginOf);
  const named = cut.flatMap((each) => (each === null ? [] : [each]));
  const column = named[0]?.text[0]?.x ?? 0;
  const isColumn = named.every(({ text }) => Math.abs((text[0]?.x ?? 0) - column) < 3);
  const isMargin = lines.every((line, index) => cut[index] !== null || line.x > column - 3);
  if (named.length < leastNames || cut[0] === null || !isColumn || !isMargin) return lines;
  return lines.flatMap((line, index) => {
    const parts = cut[index] ?? null;
    if (parts === null) return [line];
    const name = {
      ...lineOf(
        line,
        parts.name.map((segment) => ({ ...segment, bold: true })),
      ),
      bullet: null,
    };
    return [name, { ...lineOf(line, parts.text), bullet: null, gapBefore: 0 }];
  });
}

/** A few words without a date, a gap, and text; null for any other line. */
function marginOf({ segments, bullet }: Line): { name: Segment[]; text: Segment[] } | null {
  const at = segments.findIndex(({ gapBefore, fontSize }, index) => index > 0 && gapBefore > fontSize * 0.7);
  const [name, text] = [segments.slice(0, at), segments.slice(at)];
  const words = name.map((segment) => segment.text).join(" ");
  const isHeavier = name.every(({ bold }) => bold) && text.every(({ bold }) => !bold);
  const longest = isHeavier ? longestInBold : longestName;
  const isName = wordsOf(words).length <= longest && scanDates(words).length === 0 && /\p{L}/u.test(words);
  return at < 0 || bullet !== null || !isName ? null : { name, text };
}
