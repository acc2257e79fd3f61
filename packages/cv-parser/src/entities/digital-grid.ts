import type { Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { phraseKey, wordsOf } from "../core/words.ts";
import { digitalHeads, digitalLevels } from "../lexicon/digital-grid.ts";

const levels = digitalLevels.split("|").map(phraseKey);
const levelWords = new Set(levels.flatMap((level) => level.split(" ")));
const gridWords = new Set([...levelWords, ...wordsOf(digitalHeads)]);

/** A level stands in each of five columns, which may come one after the other. */
const leastLevels = 4;
/** The heads stand in up to so many rows above the first level, a note in one or two below the last. */
const mostHeads = 8;
const mostNotes = 2;

/**
 * A section without the table of the Europass form in which people judge their own digital skills: what it holds are
 * heads and levels, and no skill.
 */
export function withoutDigitalGrid(section: Section): Section {
  const { lines } = section;
  const levelsIn = lines.map(countLevels);
  const rows = levelsIn.flatMap((count, index) => (count > 0 ? [index] : []));
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || sum(levelsIn) < leastLevels) return section;
  const isOfGrid = (line: Line, index: number): boolean =>
    index >= first - mostHeads && index <= last + mostNotes && wordsOf(line.text).every((word) => gridWords.has(word));
  return { ...section, lines: lines.filter((line, index) => !isOfGrid(line, index)) };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** How many levels a line holds that holds nothing else. */
function countLevels({ text }: Line): number {
  const words = wordsOf(text);
  if (!words.every((word) => levelWords.has(word))) return 0;
  const key = words.join(" ");
  return levels.reduce((total, level) => total + key.split(level).length - 1, 0);
}
