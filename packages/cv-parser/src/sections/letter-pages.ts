import type { Line } from "../core/layout.ts";
import { phraseKey } from "../core/words.ts";
import { closings, salutations } from "../lexicon/letters.ts";

const longestSalutation = 80;
const opening = startsWithAny(salutations);
const closing = startsWithAny(closings);

function startsWithAny(phrases: string): RegExp {
  return new RegExp(`^(?:${phrases})(?:\\s|$)`, "u");
}

/**
 * The pages that hold a letter with salutation and closing, where other pages hold none: what a letter says is no part
 * of the CV it is sent with.
 */
export function letterPages(lines: readonly Line[]): Set<number> {
  const pages = Map.groupBy(lines, (line) => line.page);
  const letters = [...pages].filter(([, page]) => holdsLetter(page)).map(([number]) => number);
  return new Set(letters.length < pages.size ? letters : []);
}

/** True for lines with the salutation and the closing of a letter. */
export function holdsLetter(lines: readonly Line[]): boolean {
  const start = lines.findIndex(
    ({ text }) => text.length <= longestSalutation && /[,:!，：]$/u.test(text.trim()) && opening.test(phraseKey(text)),
  );
  return start >= 0 && lines.slice(start + 1).some(({ text }) => closing.test(phraseKey(text)));
}
