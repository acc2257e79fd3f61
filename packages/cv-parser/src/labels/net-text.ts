const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  ı: "i",
  đ: "d",
  æ: "ae",
  œ: "oe",
  "’": "'",
  "–": "-",
  "—": "-",
  "−": "-",
  "：": ":",
  "，": ",",
  "；": ";",
  "（": "(",
  "）": ")",
  "｜": "|",
};

/** Lower case without accents; marks of punctuation that look alike become one. */
export function plainText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  const lower = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ßøłıđæœ’–—−：，；（）｜]/g, (letter) => letters[letter] ?? letter);
  return /[\uac00-\ud7af]/.test(lower) ? lower : lower.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** True when a text begins with a letter or a digit. */
export const isLetterOrDigit = (text: string): boolean => /^[\p{L}\p{Nd}]/u.test(text);
