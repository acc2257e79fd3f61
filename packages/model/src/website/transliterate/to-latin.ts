import { plainLetters } from "./letters.ts";
import { knownBeginnings, knownCharacters, knownWords } from "./names.ts";
import { fromHangul, fromKana } from "./syllables.ts";

const han = /\p{Script=Han}/u;
const hangul = /\p{Script=Hangul}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/**
 * A name in plain Latin letters, as its bearer would likely write it in an address. Accents go; scripts with letters or
 * syllables are written out; of Han characters those of frequent names. What nobody can tell is left out.
 */
export function toLatin(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .split(/\s+/)
    .map((word) => wordInLatin(word))
    .filter((word) => word !== "")
    .join(" ");
}

function wordInLatin(word: string): string {
  const known = knownWords.get(word);
  if (known !== undefined) return known;
  if (hangul.test(word)) return fromHangul(word);
  if (han.test(word)) return hanInLatin(word);
  const spelled = kana.test(word) ? fromKana(word) : word;
  const withoutArticle = spelled.replace(/^ال(?=\p{L}{2})/u, "al");
  const lettered = Array.from(withoutArticle, (letter) => plainLetters.get(letter) ?? letter).join("");
  const plain = lettered.normalize("NFKD").replace(/\p{M}/gu, "");
  return Array.from(plain, (letter) => plainLetters.get(letter) ?? letter).join("");
}

/** A family name that is known, with what follows it; else character by character as in Chinese. */
function hanInLatin(word: string): string {
  const [beginning, sound] = knownBeginnings.find(([text]) => text.length > 1 && word.startsWith(text)) ?? [];
  if (beginning !== undefined && sound !== undefined) {
    const rest = word.slice(beginning.length);
    return [sound, rest === "" ? "" : wordInLatin(rest)].filter((part) => part !== "").join("-");
  }
  const [family, ...given] = Array.from(word, (letter) =>
    kana.test(letter) ? fromKana(letter) : (knownCharacters.get(letter) ?? ""),
  );
  return [family, given.join("")].filter((part) => part).join("-");
}
