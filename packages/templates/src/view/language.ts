import { scriptLanguage } from "./script-language.ts";
import { englishWords, latinSigns } from "./latin-words.ts";

/** The language and direction of a site's content, for `lang`, hyphenation and layout. */
export type LanguageView = { lang: string; dir: "ltr" | "rtl" };

/** So much of a text tells its language; more would only take time at every key in the builder. */
export const sampleCharacters = 4000;

/**
 * Finds the language by script first, then by words and letters; English when nothing speaks for another.
 * @param content what the owner wrote, sentences first; names of employers and places speak no language
 * @param titles titles that the owner gave to sections: there each word counts three times
 */
export function detectLanguage(content: string, titles = ""): LanguageView {
  const sample = `${titles}\n${content}`.slice(0, sampleCharacters).normalize("NFC");
  const lang = scriptLanguage(sample) ?? byWords(content.slice(0, sampleCharacters).normalize("NFC"), titles);
  return { lang, dir: directionOf(lang) };
}

/** `rtl` for Arabic, Persian, Urdu and Hebrew. */
export function directionOf(lang: string): "ltr" | "rtl" {
  return ["ar", "fa", "ur", "he"].includes(lang.slice(0, 2)) ? "rtl" : "ltr";
}

/** Which languages have a word or a letter, by their place in this list; English is the first. */
const languages = ["en", ...Object.keys(latinSigns)];
const speakers: ReadonlyMap<string, readonly number[]> = speakersOf([
  englishWords,
  ...Object.values(latinSigns).map(({ words }) => words),
]);
const writers: ReadonlyMap<string, readonly number[]> = speakersOf([
  "",
  ...Object.values(latinSigns).map(({ letters = "" }) => letters.split("").join(" ")),
]);

function speakersOf(lists: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, words] of lists.entries()) {
    for (const word of words.trim().split(/\s+/).filter(Boolean)) found.set(word, [...(found.get(word) ?? []), index]);
  }
  return found;
}

/** A word that comes again and again says no more than one that comes ten times. */
const mostOfOne = 10;
const titleWeight = 3;
/** A word with a letter of the language says half as much as one of its frequent words, and ten of them are enough. */
const letterWeight = 0.5;
/** What a language must have for itself: so many different words, and so much in all. */
const leastWords = 2;
const leastScore = 3;
/** English terms stand in CVs of all languages, foreign names in English ones. */
const aheadOfEnglish = 1.3;

function byWords(content: string, titles: string): string {
  const times = new Map<string, number>();
  for (const word of wordsOf(content)) times.set(word, (times.get(word) ?? 0) + 1);
  for (const word of wordsOf(titles)) times.set(word, (times.get(word) ?? 0) + titleWeight);
  const scores = languages.map(() => 0);
  const different = languages.map(() => 0);
  const add = (index: number, score: number, words = 1) => {
    scores[index] = (scores[index] ?? 0) + score;
    different[index] = (different[index] ?? 0) + words;
  };
  for (const [word, count] of times) {
    for (const index of speakers.get(word) ?? []) add(index, Math.min(count, mostOfOne));
  }
  addLetters(
    [...times.keys()].filter((word) => beyondAscii.test(word)),
    add,
  );
  const english = scores[0] ?? 0;
  const best = scores.reduce((first, score, index) => (score > (scores[first] ?? 0) ? index : first), 0);
  const score = scores[best] ?? 0;
  const isSure = (different[best] ?? 0) >= leastWords && score >= leastScore && score > english * aheadOfEnglish;
  return (isSure && languages[best]) || "en";
}

const beyondAscii = /[^a-z]/;

function addLetters(words: readonly string[], add: (index: number, score: number, words: number) => void): void {
  const counts = new Map<number, number>();
  for (const word of words) {
    const found = new Set<number>();
    for (const letter of word) for (const index of writers.get(letter) ?? []) found.add(index);
    for (const index of found) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  for (const [index, count] of counts) add(index, Math.min(count, mostOfOne) * letterWeight, count);
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+(?:·\p{L}+)?/gu) ?? [];
