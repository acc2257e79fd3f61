import type { SectionKind } from "../core/section.ts";
import { wordSet } from "../core/words.ts";
import { titleModifiers } from "../lexicon/section-titles.ts";
import { fieldsAhead, fieldsBehind, headsBehind } from "../lexicon/title-fields.ts";

const ahead = wordSet(`${fieldsAhead} ${titleModifiers}`);
const behind = wordSet(`${fieldsBehind} ${titleModifiers}`);
const heads = headsBehind.map(([kind, words]) => [kind, wordSet(words)] as const);
const mostWords = 5;

/**
 * The kind of a title that a noun and the fields it is about make up, and nothing else: "Offshore Certificates",
 * "Experiencia jurídica". Null where any word is not known to name a field.
 * @param words the words of the title that do not only join others
 * @param kindOf the kind that a noun at the beginning tells
 */
export function kindByField(
  words: readonly string[],
  kindOf: (noun: string) => SectionKind | undefined,
): SectionKind | null {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2 || words.length > mostWords) return null;
  const told = heads.find(([, nouns]) => nouns.has(last))?.[0];
  if (told !== undefined && words.slice(0, -1).every((word) => ahead.has(word))) return told;
  // "Educación secundaria" is what one finished, and no title.
  const kind = kindOf(first);
  return kind !== undefined && kind !== "education" && words.slice(1).every((word) => behind.has(word)) ? kind : null;
}
