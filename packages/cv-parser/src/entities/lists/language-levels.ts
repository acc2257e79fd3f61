import { wordSet, wordsOf } from "../../core/words.ts";
import { languageLevels, languageNames, levelsBesideNames } from "../../lexicon/languages.ts";

/** Names of languages, and words that say how well one is known. */
export const names = wordSet(languageNames);
export const levels = wordSet(languageLevels);
const besideNames = wordSet(levelsBesideNames);

/** True when the words only tell how well: "Native speaker", "C1", "sehr gut in Wort und Schrift". */
export function isLevel(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return true;
  // "Englischkenntnisse" holds a name.
  if (words.some((word) => names.has(word) || names.has(word.replace(/kenntnisse$/u, "")))) return false;
  const bare = wordsOf(text.replace(/\s*\([^()]*\)?$/u, ""));
  if (isRatedName(words, bare)) return false;
  return tellsHowWell(words) || tellsHowWell(bare);
}

/** Beside languages that are known a name that nobody taught us needs words of a level: "Page 1 of 2" is none. */
export const isRating = (text: string): boolean =>
  isLevel(text) && wordsOf(text).some((word) => levels.has(word) || /^[abc][12]\+?$/.test(word));

/** "Temne (Limited Working)" in a list that rates in words: a name that nobody taught us, before words of nothing but levels. */
function isRatedName(words: readonly string[], bare: readonly string[]): boolean {
  const remark = words.slice(bare.length);
  return (
    bare.length === 1 &&
    !levels.has(bare[0] ?? "") &&
    remark.length > 0 &&
    remark.every((word) => levels.has(word) && !/\d/.test(word))
  );
}

/** Three of five words at least tell a level; a remark in brackets behind it may be long. */
function tellsHowWell(words: readonly string[]): boolean {
  const known = words.filter(
    (word) =>
      levels.has(word) || besideNames.has(word) || /^(?:[abc][12]\+?|\d+|in|und|and|et|de|of|level|y|e)$/.test(word),
  ).length;
  return words.length > 0 && known / words.length >= 0.6;
}
