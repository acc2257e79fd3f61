import type { Line } from "../../core/layout.ts";
import { phraseKey, phraseSet } from "../../core/words.ts";
import { isPresentWord } from "../dates/present-word.ts";
import { groupLabels } from "../../lexicon/entries.ts";

const labels = phraseSet(groupLabels);

/** Lines without those, and without those first cells, that only name a group of entries ("Vocational"). */
export function withoutGroupLabels(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    if (labels.has(phraseKey(line.text))) return [];
    const [first, ...rest] = line.segments;
    const [next] = rest;
    const isLed = first !== undefined && next !== undefined && next.gapBefore > next.fontSize * 1.2;
    // "Current" beside a name, where others have their period, is when that was.
    if (!isLed || !labels.has(phraseKey(first.text)) || isPresentWord(first.text)) return [line];
    const text = line.text.slice(next.start - line.start);
    return [{ ...line, text, start: next.start, x: next.x, segments: [{ ...next, gapBefore: 0 }, ...rest.slice(1)] }];
  });
}
