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
  en: /\b(?:the|and|of|with|for|to|at|from)\b/giu,
};

/**
 * Words of CVs in languages that are sparing with short words, without the marks of their letters, which the English
 * data does not know.
 */
const telltalesWithoutMarks: Record<string, RegExp> = {
  pl: /\b(?:oraz|dla|przez|przy|obecnie|nadal|pracy|prowadzenie|doswiadczeni\w*|wyksztalceni\w*|umiejetno\w*|jezyk\w*|zainteresowania|zawodow\w*|edukacja|uniwersytet\w*|politechnika|szkol\w*|styczen|luty|marzec|kwiecien|czerwiec|lipiec|sierpien|wrzesien|pazdziernik|grudzien)\b/giu,
  cs: /\b(?:jako|nebo|dosud|nyni|vzdelani|zkusenosti|dovednosti|jazyky|zajmy|praxe|univerzita|skola|vysok[ae]|vedeni|leden|unor|brezen|duben|kveten|cerven|cervenec|srpen|zari|rijen|prosinec)\b/giu,
  tr: /\b(?:ve|ile|bir|icin|olarak|yeni|halen|deneyim\w*|egitim\w*|universitesi|lisans|lisesi|yetenekler|beceriler|diller|hobiler|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)\b/giu,
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

/** Words that have to be found before a language is sure; short ones turn up in noise, too, and long ones do not. */
const enough = { en: 4, others: 6, withoutMarks: 3 };

/**
 * Guesses from a reading with the English letters which language a text is written in.
 * @returns the code of installed data, or null when the text shows no language for sure
 */
export function writtenLanguage(text: string): string | null {
  const counts = [...countsOf(telltales, text), ...countsOf(telltalesWithoutMarks, withoutMarks(text))];
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  const english = counts.find(({ tag }) => tag === "en")?.count ?? 0;
  if (!best || !second) return null;
  if (best.tag === "en") return best.count >= Math.max(enough.en, 1.5 * second.count) ? "eng" : null;
  const wanted = best.tag in telltalesWithoutMarks ? enough.withoutMarks : enough.others;
  if (best.count < wanted || best.count < 1.5 * english) return null;
  const code = dataCodes[best.tag];
  return code !== undefined && languageFolder(code) !== null ? code : null;
}

function countsOf(lists: Record<string, RegExp>, text: string): { tag: string; count: number }[] {
  return Object.entries(lists).map(([tag, words]) => ({ tag, count: text.match(words)?.length ?? 0 }));
}

function withoutMarks(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("¢", "c")
    .replaceAll(/[ıł]/gu, (letter) => (letter === "ı" ? "i" : "l"));
}
