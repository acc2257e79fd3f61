const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** True when a text holds letters that are written from right to left. */
export function holdsRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** True when most letters of a text are written from right to left. */
export function isMostlyRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => rightToLeft.test(letter)).length * 2 > letters.length;
}

/** Scripts that no part of the lexicon knows, with the language that most people write in them. */
const unreadScripts: readonly (readonly [script: string, language: string])[] = [
  ["Ethiopic", "Amharic"],
  ["Armenian", "Armenian"],
  ["Georgian", "Georgian"],
  ["Bengali", "Bengali"],
  ["Gurmukhi", "Punjabi"],
  ["Gujarati", "Gujarati"],
  ["Oriya", "Odia"],
  ["Tamil", "Tamil"],
  ["Telugu", "Telugu"],
  ["Kannada", "Kannada"],
  ["Malayalam", "Malayalam"],
  ["Sinhala", "Sinhala"],
  ["Lao", "Lao"],
  ["Tibetan", "Tibetan"],
  ["Myanmar", "Burmese"],
  ["Khmer", "Khmer"],
  ["Mongolian", "Mongolian script"],
  ["Thaana", "Dhivehi"],
  ["Syriac", "Syriac"],
  ["Cherokee", "Cherokee"],
  ["Tifinagh", "Tamazight"],
];
const unreadPatterns = unreadScripts.map(
  ([script, language]) => [language, new RegExp(`\\p{Script=${script}}`, "gu")] as const,
);

/**
 * The language whose script most letters of a text are written in, where no rule can read it; null for all others.
 * @param share how many of the letters are enough
 */
export function unreadLanguage(text: string, share = 0.5): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = unreadPatterns.find(([, pattern]) => (text.match(pattern)?.length ?? 0) > letters * share);
  return found?.[0] ?? null;
}
