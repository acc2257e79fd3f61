const each = (words: string): string[] => words.split(/\s+/).filter((word) => word !== "");
const hebrew = /^\p{Script=Hebrew}/u;

/** Words of Arabic or Hebrew, each alone and with the article that is written in one word with it. */
export const withArticle = (words: string): string =>
  each(words)
    .flatMap((word) => [word, `${hebrew.test(word) ? "ה" : "ال"}${word}`])
    .join(" ");

/** Words of Arabic that name a man by what he does, and the same of a woman: "مهندس", "مهندسة". */
export const bothGenders = (words: string): string =>
  each(words)
    .flatMap((word) => (/[ةه]$/u.test(word) ? [word] : [word, `${word}ة`]))
    .join(" ");

/** Phrases of Arabic as they stand, and without the article: "رقم الهاتف", "رقم هاتف". */
export const withoutArticle = (phrases: string): string =>
  phrases
    .split("|")
    .flatMap((phrase) => [phrase, phrase.replace(/(?<=^|\s)ال(?=\p{L}{3})/gu, "")])
    .join("|");

/** Words of Hebrew that name a man by what he does, and what is written of a woman: "מנהל", "מנהלת", "מנהלה". */
export const inFeminineWay = (words: string): string =>
  each(words)
    .flatMap((word) => {
      if (/["״'תה]/u.test(word.slice(-2))) return [word];
      return word.endsWith("י") ? [word, `${word}ת`] : [word, `${word}ת`, `${word}ית`, `${word}ה`];
    })
    .join(" ");

/** A month of Hebrew alone and with the letters that say "in", "from" and "to". */
export const monthWithPrefixes = (names: string): string =>
  each(names)
    .flatMap((name) => [name, `ב${name}`, `מ${name}`, `ל${name}`])
    .join(" ");
