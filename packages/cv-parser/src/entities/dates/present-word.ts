import { phraseKey, phraseSet } from "../../core/words.ts";
import { presentWords } from "../../lexicon/dates.ts";

const present = phraseSet(presentWords.join("|"));

/** True for a text that says that something goes on, and nothing else: "Present", "heute". */
export const isPresentWord = (text: string): boolean => present.has(phraseKey(text));
