/** Letters without their marks, for names in Latin script; empty for all others. */
function latinLetters(name: string): string[] {
  return Array.from(name.normalize("NFD").matchAll(/[a-z]/gi), ([letter]) => letter);
}

const capital = (letter: string) => letter.toUpperCase();
const small = (letter: string) => letter.toLowerCase();
const isVowel = (letter: string) => /[aeiou]/i.test(letter);
const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A symbol for each name, as a chemist would give one: the first letter and the next that tells it apart, consonants
 * before vowels. One letter stays one letter; names of other scripts give their first two. No two are the same.
 */
export function symbolsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const all = candidates(name);
    const symbol = all.find((candidate) => !taken.has(candidate)) ?? `${all[0] ?? ""}${taken.size + 1}`;
    taken.add(symbol);
    return symbol;
  });
}

function candidates(name: string): string[] {
  const [first, ...rest] = latinLetters(name);
  if (!first) return foreign(name);
  if (rest.length === 0) return [capital(first), ...pairs(first, alphabet)];
  const near = [...rest.filter((letter) => !isVowel(letter)), ...rest.filter(isVowel)];
  return [...pairs(first, near), ...pairs(first, alphabet), ...triples(first)];
}

function foreign(name: string): string[] {
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment).filter((letter) => letter.trim());
  const [first = "·", ...rest] = letters;
  return rest.length === 0 ? [first] : rest.map((letter) => first + letter);
}

function pairs(first: string, others: readonly string[]): string[] {
  return others.map((letter) => capital(first) + small(letter));
}

function triples(first: string): string[] {
  return alphabet.flatMap((second) => alphabet.map((third) => capital(first) + second + third));
}
