import { sentencesIn } from "../sentences.ts";

/** An introduction as a page says it: what can be set large, and what goes on as text to read. */
export type Opening = { claim: string; further: string };

/** So much is one glance in large letters; those of Chinese, Japanese and Korean count two, as they are twice as wide. */
const wholeWidth = 200;
const claimWidth = 150;

const wideLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * Parts a long introduction after the last of its first sentences that one glance takes in. CVs bring summaries of sixty
 * words, which in a template's large letters fill a phone's first screen and the next one.
 *
 * @param intro the introduction, without spaces around it
 * @returns both parts in the words of the introduction: `further` is empty for a short one, `claim` where the first
 *   sentence is too long by itself
 */
export function openingOf(intro: string): Opening {
  if (widthOf(intro) <= wholeWidth) return { claim: intro, further: "" };
  let claim = "";
  for (const sentence of sentencesIn(intro)) {
    if (widthOf(claim + sentence) > (claim === "" ? wholeWidth : claimWidth)) break;
    claim += sentence;
  }
  return { claim: claim.trim(), further: intro.slice(claim.length).trim() };
}

function widthOf(text: string): number {
  return text.length + (text.match(wideLetters)?.length ?? 0);
}
