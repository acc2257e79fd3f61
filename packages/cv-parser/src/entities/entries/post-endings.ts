import { wordSet } from "../../core/words.ts";
import { noPosts, postEndings } from "../../lexicon/by-language/post-endings.ts";

const endings = wordSet(postEndings);
const lengths = [...new Set([...endings].map(({ length }) => length))];
const exceptions = wordSet(noPosts);
/** Shorter words are not made up of two. */
const shortest = 7;
const leastBefore = 2;

/** True for a folded word that ends as posts do in its language: "driftsleder", "hegesztőmérnök". */
export const isPostByEnding = (word: string): boolean =>
  word.length >= shortest &&
  !exceptions.has(word) &&
  lengths.some((length) => word.length >= length + leastBefore && endings.has(word.slice(word.length - length)));
