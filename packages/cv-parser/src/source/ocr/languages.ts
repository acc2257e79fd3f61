import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** ISO 639-1 tag to the code that language data is published under. */
const dataCodes: Record<string, string> = {
  en: "eng",
  de: "deu",
  fr: "fra",
  es: "spa",
  it: "ita",
  pt: "por",
  nl: "nld",
  pl: "pol",
  cs: "ces",
  tr: "tur",
};

/** Frequent short words that no other of the languages has. */
const telltales: Record<string, RegExp> = {
  de: /\b(?:und|der|die|von|mit|f[uü]r|im|zur|bei)\b/giu,
  fr: /\b(?:et|les|des|du|une|pour|dans|aux|avec|chez)\b/giu,
  es: /\b(?:el|los|las|y|en|del|una|con|para|por)\b/giu,
  it: /\b(?:il|gli|della|di|per|nel|con|delle|e)\b/giu,
  pt: /\b(?:o|os|da|do|em|uma|com|para|dos)\b/giu,
  nl: /\b(?:het|van|een|voor|bij|met|aan)\b/giu,
  pl: /(?<!\p{L})(?:w|z|ze|oraz|dla|przez|przy)(?!\p{L})/giu,
  cs: /(?<!\p{L})(?:v|ve|se|pro|jako|p[rfř]i|nebo)(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:ve|ile|bir|i[cçg]in|olarak)(?!\p{L})/giu,
  en: /\b(?:the|and|of|with|for|to|at|from)\b/giu,
};

const resolver = createRequire(import.meta.url);

/** Folder of the installed language data; null when it is not installed. */
export function languageFolder(code: string): string | null {
  try {
    return join(dirname(resolver.resolve(`@tesseract.js-data/${code}/package.json`)), "4.0.0_best_int");
  } catch {
    return null;
  }
}

/** Words that have to be found before a language is sure; short ones turn up in noise, too. */
const enough = { en: 4, others: 6 };

/**
 * Guesses from a reading with the English letters which language a text is written in.
 * @returns the code of installed data, or null when the text shows no language for sure
 */
export function writtenLanguage(text: string): string | null {
  const counts = Object.entries(telltales).map(([tag, words]) => ({ tag, count: text.match(words)?.length ?? 0 }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  const english = counts.find(({ tag }) => tag === "en")?.count ?? 0;
  if (!best || !second) return null;
  if (best.tag === "en") return best.count >= Math.max(enough.en, 1.5 * second.count) ? "eng" : null;
  if (best.count < enough.others || best.count < 1.5 * english) return null;
  const code = dataCodes[best.tag];
  return code !== undefined && languageFolder(code) !== null ? code : null;
}
