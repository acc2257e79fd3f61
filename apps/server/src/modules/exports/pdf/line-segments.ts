import bidiFactory from "bidi-js";
import type { Run } from "../document/export-document.ts";
import type { FontStack } from "./font-stack.ts";

/** A piece of a line in one font and one direction. */
export type Segment = Run & { face: number; isRightToLeft: boolean };

// The package names its function as what a module of another format would export.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/**
 * The pieces of a line from left to right as they stand on the page: letters are drawn by the first font that has them,
 * and words that run from right to left stand in their own order (Unicode's bidirectional algorithm).
 */
export function segmentsOf(runs: readonly Run[], isRightToLeft: boolean, fonts: Pick<FontStack, "faceOf">): Segment[] {
  const mark = isRightToLeft ? "\u200e" : "\u200f";
  const marked = runs.map((run) => ({ run, text: run.isForeign ? withEnds(run.text, mark) : run.text }));
  const whole = marked.map(({ text }) => text).join("");
  const { levels } = bidi.getEmbeddingLevels(whole, isRightToLeft ? "rtl" : "ltr");
  const segments: (Segment & { level: number })[] = [];
  let at = 0;
  for (const { run, text } of marked) {
    let last: (Segment & { level: number }) | null = null;
    for (const letter of text) {
      const level = levels[at] ?? 0;
      at += letter.length;
      // It has done its work, and would be a letter to programs that read the file.
      if (run.isForeign && letter === mark) continue;
      const face = fonts.faceOf(letter, last?.face ?? 0);
      const isTurned = level % 2 === 1;
      const drawn = isTurned ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
      if (last && last.face === face && last.level === level) last.text += drawn;
      else segments.push((last = { ...run, text: drawn, face, level, isRightToLeft: isTurned }));
    }
  }
  return inVisualOrder(segments).map(({ level: _level, ...segment }) => inDrawnOrder(segment));
}

/** The signs at both ends of a line stay with its words (see `withForeignEnds` of the model). */
function withEnds(text: string, mark: string): string {
  const words = text.trim();
  return text.replace(words, () => mark + words + mark);
}

const turningLetter = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Fonts turn words of their own script around by themselves, and nothing else. */
function inDrawnOrder(segment: Segment): Segment {
  if (!segment.isRightToLeft || turningLetter.test(segment.text)) return segment;
  return { ...segment, text: Array.from(segment.text).toReversed().join("") };
}

/** Rule L2: from the deepest level up, whatever stands at it or deeper is turned around. */
function inVisualOrder<T extends { level: number }>(segments: readonly T[]): T[] {
  const ordered = [...segments];
  const deepest = Math.max(0, ...segments.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end - 1);
    }
  }
  return ordered;
}
