/**
 * "Acme d.o.o.", "Rohr a.s.", "Reed & Sons Ltd.", "Μίνως Α.Ε.", "Tekstil Ltd. Şti.": names of many countries end in a dot
 * of their own.
 */
const endsInInitials = /(?:(?<!\p{L})\p{L}{1,2}\.\s?){2,}$|Ltd\.\s?Şti\.$/u;
const endsInShortWord =
  /(?<!\p{L})(?:inc|ltd|co|corp|etc|e\.\s?v|s\.\s?a|s\.\s?p\.\s?a|s\.\s?r\.\s?l|s\.\s?l|s\.\s?a\.\s?s|s\.\s?r\.\s?o|d\.\s?o\.\s?o|z\s?\.?\s?o\.\s?o|b\.\s?v|n\.\s?v|a\.\s?[sş]|p\.l\.c|l\.l\.c|l\.l\.p|lda|ltda|cía|şti|tbk|bhd|hons|jr|st)\.$/iu;

/** True for a text whose last dot belongs to its last word. */
export const endsInOwnDot = (text: string): boolean => endsInInitials.test(text) || endsInShortWord.test(text);

/** True for a text with a mark behind it that no name has at its end. */
export const endsInStop = (text: string): boolean => /[.:;,!?]$/u.test(text) && !endsInOwnDot(text);
