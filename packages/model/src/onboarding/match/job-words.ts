import { wordsOfJobs } from "./jobs-in-other-languages.ts";
import { words } from "./phrases.ts";

/** Signs of the table that say more than a letter: where a word begins and ends. */
const anywhere = "*";
const ends = "$";

type JobWord = { english: readonly string[]; pattern: RegExp };

/** Each line as one pattern over the words of a title, which are parted by blanks and stand between two of them. */
const jobWords: readonly JobWord[] = wordsOfJobs
  .trim()
  .split("\n")
  .map((line) => {
    const [english = "", stems = ""] = line.split(":");
    return { english: english.trim().split(" "), pattern: new RegExp(stems.split("|").map(patternOf).join("|")) };
  });

function patternOf(stem: string): string {
  const written = stem.trim();
  const before = written.startsWith(anywhere) ? "" : " ";
  const after = written.endsWith(ends) ? " " : "";
  return `${before}${words(written).join(" ").replaceAll("+", "\\+")}${after}`;
}

/**
 * English job words that the words of a title stand for; none for an English title.
 * @param title as `words` gives it
 */
export function englishJobWords(title: readonly string[]): string[] {
  const text = ` ${title.join(" ")} `;
  return [...new Set(jobWords.flatMap(({ english, pattern }) => (pattern.test(text) ? english : [])))];
}
