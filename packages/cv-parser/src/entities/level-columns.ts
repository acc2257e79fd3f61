import type { Section } from "../core/section.ts";
import { phraseKey, phraseSet } from "../core/words.ts";
import { levelTableHeads } from "../lexicon/languages.ts";

const heads = phraseSet(levelTableHeads);
const levels = /^(?:[abc][12](?:\s|$))+$/u;

/**
 * "Writing" above "C2", "Spoken" above "production" and "B1": a column of the Europass table of languages, whose head is
 * no title of papers, and which names no language.
 */
export function isLevelColumn({ title, lines }: Section): boolean {
  const texts = lines.map(({ text }) => phraseKey(text));
  return (
    heads.has(phraseKey(title)) &&
    texts.some((text) => levels.test(text)) &&
    texts.every((text) => levels.test(text) || heads.has(text))
  );
}
