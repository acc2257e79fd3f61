const letterMap: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  ı: "i",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  // Letters that fonts and keyboards of Persian and Urdu write for those of Arabic, and spellings that look alike.
  ی: "ي",
  ى: "ي",
  ھ: "ه",
  ہ: "ه",
  ة: "ه",
  ۀ: "ه",
  ە: "ه",
  ک: "ك",
};
/** The quotation mark before the last letter of a Hebrew abbreviation: בע"מ, דוא״ל. */
const hebrewQuote = /(?<=\p{Script=Hebrew})["״“”](?=\p{Script=Hebrew})|(?<=\p{Script=Hebrew})''(?=\p{Script=Hebrew})/gu;

/** Lower case without accents, so that one spelling in the lexicon meets every way a CV writes it. */
export function fold(text: string): string {
  // ASCII has no accents and no second way to be written.
  if (/^[\t\n\v\f\r -~]*$/.test(text)) return text.toLowerCase().replaceAll("`", "'");
  return text
    .normalize("NFKC")
    .replace(/[\u00ad\u0640\u200c-\u200f]/g, "")
    .replace(/[’‘´`׳]/g, "'")
    .replace(hebrewQuote, "")
    .toLowerCase()
    .replace(/[ßøłıđðþæœیىھہةۀەک]/g, (letter) => letterMap[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

/** Folded words of letters and digits, in order; "C++" and "C#" keep their signs. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];
}

/** Folded letters and digits only: "S U M M A RY" and "Summary" give the same key. */
export function compactKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}+#]/gu, "");
}

/** Folded words joined by one space, for phrase look-ups. */
export function phraseKey(text: string): string {
  return wordsOf(text).join(" ");
}

/** Share of the letters that are capitals; 0 for a text without letters. */
export function capitalShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return 0;
  return letters.filter((letter) => letter !== letter.toLowerCase()).length / letters.length;
}

/** True when every letter that has a case is a capital, and there are at least two. */
export function isAllCaps(text: string): boolean {
  const cased = (text.match(/\p{L}/gu) ?? []).filter((letter) => letter.toLowerCase() !== letter.toUpperCase());
  return cased.length >= 2 && cased.every((letter) => letter === letter.toUpperCase());
}

/** True when the text begins with a capital letter, or one of a script without capitals (quotes and brackets skipped). */
export function startsWithCapital(text: string): boolean {
  return /^[^\p{L}\p{N}]*[\p{Lu}\p{Lo}]/u.test(text);
}

/** Lower case without accents at unchanged length, so that a match's offsets still fit the original text. */
export function foldInPlace(text: string): string {
  let out = "";
  for (const unit of text) out += unit < "\u0080" ? unit.toLowerCase() : foldUnit(unit);
  return out.replace(/[’‘´`]/g, "'");
}

/** Digits of any script become those of ours; a Korean syllable is no letter with accents, and three dots stay one. */
function foldUnit(unit: string): string {
  const digit = digitOf(unit);
  if (digit !== null) return digit;
  if (unit === "…" || /\p{Script=Hangul}/u.test(unit)) return unit;
  const base = sameLength(unit.normalize("NFKD").charAt(0).toLowerCase());
  if (base === "ς") return "σ";
  return base.length === unit.length ? base : unit;
}

const sameLength = (letter: string): string => (/[یىھہةۀەک]/.test(letter) ? (letterMap[letter] ?? letter) : letter);

/** The value of a digit of the Arabic, Persian and Indian scripts, whose digits stand in runs of ten. */
function digitOf(unit: string): string | null {
  const zero = digitRuns.find((start) => unit >= start && unit.charCodeAt(0) < start.charCodeAt(0) + 10);
  return zero === undefined ? null : String(unit.charCodeAt(0) - zero.charCodeAt(0));
}

const digitRuns = ["\u0660", "\u06f0", "\u0966", "\u09e6", "\u0e50"];

/** Splits a lexicon line of words into a set of folded words. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(
    words
      .split(/\s+/)
      .map(fold)
      .filter((word) => word !== ""),
  );
}

/** Splits a lexicon line of phrases, parted by bars, into a set of phrase keys. */
export function phraseSet(phrases: string): ReadonlySet<string> {
  return new Set(
    phrases
      .split("|")
      .map(phraseKey)
      .filter((phrase) => phrase !== ""),
  );
}

/** Quotes the characters that mean something in a pattern. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}
