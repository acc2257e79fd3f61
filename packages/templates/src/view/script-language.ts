type Script = { lang: string; pattern: RegExp; weight: number };

/** A letter of these says as much as two or three of an alphabet. */
const syllable = 2.5;

const scripts: readonly Script[] = [
  { lang: "ar", pattern: /\p{Script=Arabic}/gu, weight: 1 },
  { lang: "he", pattern: /\p{Script=Hebrew}/gu, weight: 1 },
  { lang: "ko", pattern: /\p{Script=Hangul}/gu, weight: syllable },
  { lang: "zh", pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: syllable },
  { lang: "ru", pattern: /\p{Script=Cyrillic}/gu, weight: 1 },
  { lang: "el", pattern: /\p{Script=Greek}/gu, weight: 1 },
  { lang: "th", pattern: /\p{Script=Thai}/gu, weight: 1 },
  { lang: "hi", pattern: /\p{Script=Devanagari}/gu, weight: 1 },
];

/** Where the letters of those scripts are: past Latin, and not among dashes, quotes and signs. One look tells most texts. */
const beyondLatin = /[\u0370-\u1dff\u2c00-\uffff]/;

/** Enough of the letters: names and terms stay in Latin letters in every language. */
const leastShare = 0.3;

/** The language of a text in other than Latin letters; null where most of it is in those. */
export function scriptLanguage(text: string): string | null {
  if (!beyondLatin.test(text)) return null;
  const found = scripts
    .map(({ lang, pattern, weight }) => ({ lang, letters: countOf(text, pattern) * weight }))
    .filter(({ letters }) => letters > 0);
  const all = found.reduce((sum, { letters }) => sum + letters, countOf(text, /\p{Script=Latin}/gu));
  const [first] = found.toSorted((a, b) => b.letters - a.letters);
  return first && first.letters > all * leastShare ? (tellApart[first.lang]?.(text) ?? first.lang) : null;
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Which of the languages that share a script a text is in. */
const tellApart: Readonly<Record<string, (text: string) => string>> = {
  ar: arabicScript,
  ru: cyrillic,
  zh: hanScript,
};

/** Urdu and Persian have letters of their own, and write two of the Arabic ones in another form. */
function arabicScript(text: string): string {
  if (/[ٹڈڑے]/.test(text)) return "ur";
  return countOf(text, /[پچژگکی]/g) > countOf(text, /[يكةى]/g) ? "fa" : "ar";
}

function cyrillic(text: string): string {
  const russian = countOf(text, /[ыэё]/gi);
  if (countOf(text, /[ђћџљњј]/gi) > russian) return "sr";
  if (countOf(text, /[іїєґ]/gi) > russian) return "uk";
  return countOf(text, /ъ/gi) > russian ? "bg" : "ru";
}

/** Forms of letters that Japan alone writes. */
const ofJapan = /[働込畑経験歴対発価広応図売読変円済検駅県実総関営証続単様帰気仕々]/g;
/** Common words of CVs in forms that only the mainland writes, and in those of Taiwan and Hong Kong, which Japan left. */
const simplified =
  /[历经验专业语项务团队负责设计产华东为与个这时间实习软术图书长门关电网络级组织县药毕获奖证说师员认识应发开]/g;
const traditional = /[歷經驗專產華與這會實軟圖關區縣醫藥獲獎證說學團隊體網數應發單總國]/g;
/** A text in Japanese has its endings in kana, but for lists of names; Chinese has none. */
const leastKana = 0.08;

function hanScript(text: string): string {
  const kana = countOf(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const japanese = countOf(text, ofJapan);
  const [mainland, islands] = [countOf(text, simplified), countOf(text, traditional)];
  if (kana > countOf(text, /\p{Script=Han}/gu) * leastKana || japanese > mainland + islands) return "ja";
  return islands > mainland ? "zh-Hant" : "zh-Hans";
}
