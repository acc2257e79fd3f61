const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Whole numbers up to twelve as words, in English texts; every other value as it is. */
export function numberInWords(value: string, lang: string): string {
  return (lang.startsWith("en") && /^\d+$/.test(value) && words[Number(value) - 1]) || value;
}
