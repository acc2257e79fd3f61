/** The language and direction of a site's content, for `lang`, hyphenation and layout. */
export type LanguageView = { lang: string; dir: "ltr" | "rtl" };

const scripts: readonly { lang: string; pattern: RegExp }[] = [
  { lang: "ar", pattern: /\p{Script=Arabic}/gu },
  { lang: "he", pattern: /\p{Script=Hebrew}/gu },
  { lang: "ja", pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { lang: "ko", pattern: /\p{Script=Hangul}/gu },
  { lang: "zh", pattern: /\p{Script=Han}/gu },
  { lang: "ru", pattern: /\p{Script=Cyrillic}/gu },
  { lang: "el", pattern: /\p{Script=Greek}/gu },
];

/** Short words that are frequent in one language and rare in the others. */
const frequentWords: Readonly<Record<string, readonly string[]>> = {
  en: ["the", "and", "of", "with", "for", "to", "in", "at", "by"],
  de: ["und", "der", "die", "mit", "für", "von", "im", "zur", "bei", "das", "als"],
  fr: ["et", "les", "des", "pour", "dans", "avec", "du", "une", "sur", "aux"],
  es: ["y", "los", "las", "para", "con", "del", "una", "el", "por"],
  it: ["e", "di", "il", "per", "con", "della", "dei", "nel", "gli", "delle"],
  pt: ["e", "os", "para", "com", "do", "da", "em", "uma", "dos", "na"],
  nl: ["en", "het", "van", "een", "voor", "met", "bij", "aan", "op"],
  pl: ["w", "na", "oraz", "dla", "przy", "się", "ze", "jest", "od"],
  tr: ["ve", "ile", "için", "bir", "bu", "olarak", "daha", "sonra", "gibi"],
};

/** Finds the language by script first, then by frequent words; English when nothing speaks for another. */
export function detectLanguage(content: string): LanguageView {
  const sample = content.slice(0, 6000);
  const found = beyondLatin.test(sample) ? scripts.find(({ pattern }) => isMostOf(sample, pattern)) : undefined;
  const lang = refine(found?.lang ?? byWords(sample), sample);
  return { lang, dir: directionOf(lang) };
}

/** Where the letters of those scripts are: past Latin, and not among dashes, quotes and signs. One look tells most texts. */
const beyondLatin = /[\u0370-\u1fff\u2c00-\uffff]/;

/** A third of the letters is enough: names and terms stay in Latin letters in every language. */
function isMostOf(text: string, pattern: RegExp): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const own = count(pattern);
  return own > 0 && own > count(/\p{L}/gu) * 0.3;
}

/** `rtl` for Arabic, Persian, Urdu and Hebrew. */
export function directionOf(lang: string): "ltr" | "rtl" {
  return ["ar", "fa", "ur", "he"].includes(lang.slice(0, 2)) ? "rtl" : "ltr";
}

function refine(lang: string, sample: string): string {
  if (lang === "ar" && /[ٹڈڑے]/.test(sample)) return "ur";
  if (lang === "ar" && /[پچژگی]/.test(sample)) return "fa";
  if (lang === "ru" && /[іїєґ]/i.test(sample)) return "uk";
  return lang;
}

function byWords(sample: string): string {
  const times = new Map<string, number>();
  for (const word of sample.toLowerCase().match(/\p{L}+/gu) ?? []) times.set(word, (times.get(word) ?? 0) + 1);
  const scores = Object.entries(frequentWords).map(([lang, words]) => ({
    lang,
    score: words.reduce((sum, word) => sum + (times.get(word) ?? 0), 0),
  }));
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  const english = scores.find(({ lang }) => lang === "en")?.score ?? 0;
  return best && best.score >= 4 && best.score > english * 1.3 ? best.lang : "en";
}
