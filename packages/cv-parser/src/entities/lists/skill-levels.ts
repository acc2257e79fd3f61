import { phraseKey, phraseSet, wordSet, wordsOf } from "../../core/words.ts";
import { languageLevels } from "../../lexicon/languages.ts";
import { computerUsers, furtherSkillLevels, skillLevels } from "../../lexicon/skills.ts";

const levels = phraseSet(`${skillLevels}|${furtherSkillLevels.replaceAll("\n", "|")}`);
const spokenLevels = wordSet(languageLevels);

/** True for words that say nothing but how well: "Expert", "sehr gut". */
export function isLevelText(text: string): boolean {
  const parts = text
    .split(/[,|•·]|\s{2,}/)
    .map(phraseKey)
    .filter((part) => part !== "");
  return (
    parts.length > 0 &&
    (parts.every((part) => levels.has(part)) ||
      levels.has(phraseKey(text)) ||
      phraseKey(text)
        .split(" ")
        .every((word) => levels.has(word)))
  );
}

/** "●●●●○", "4/5", "80 %". */
const drawn = /^(?:[★☆✩✪✭✮⭐●○◌◉◎■□◼◻◆◇⬤⚫⚪▪▫▮▯█▓▒░•·∙⋅\s]+|\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|6|10))$/u;
/** "70 wpm": how fast somebody types. */
const speed = /^(?:\D{0,6}\s)?\d{2,3}\s?(?:wpm|w\.p\.m\.|words per minute|cpm|kph|anschläge|ppm|mots)(?![\p{L}])/iu;

/** True for stars, dots or a share that say how well, without a word. */
export const isDrawnRating = (text: string): boolean => drawn.test(text.trim());

/** A level in the words of skills or, behind a dash or in brackets, in those of languages ("poziom podstawowy"). */
export const isRatingText = (text: string): boolean =>
  isLevelText(text) ||
  isDrawnRating(text) ||
  speed.test(text.trim()) ||
  (/\p{L}/u.test(text) && wordsOf(text).every((word) => spokenLevels.has(word)));

const users = wordSet(computerUsers);

/** "Advanced user (Word, Excel)": where the names in brackets begin and end behind words that say how well; null for a name. */
export function ratedNames(text: string): { start: number; end: number } | null {
  const { head = "", names = "" } = /^(?<head>[^()]{3,40})\((?<names>[^(),]+,[^()]+)\)\.?$/u.exec(text)?.groups ?? {};
  const words = wordsOf(head);
  const isRating = words.length > 1 && words.every((word) => spokenLevels.has(word) || users.has(word));
  if (names === "" || !isRating || !words.some((word) => users.has(word))) return null;
  return { start: head.length + 1, end: head.length + 1 + names.length };
}
