/** Words that join the parts of a name, small within it: Dutch, German, Portuguese, Spanish, French, Nordic, Arabic. */
const particles = new Set(
  "af al av bin bint da das de del den der des do dos du e ibn la las los op ten ter van vom von y zu zum zur".split(
    " ",
  ),
);

/** These are joined to what stands before them alone: "de la Cruz", but "La Rue". */
const joinedOnly = new Set(["al", "la", "las", "los", "op"]);

const roman = /^(?:II|III|IV|VI{0,3}|IX)$/;
const letters = /\p{L}[\p{L}\p{M}]*/gu;
const vowel = /[AEIOUYÆØŒАЕИОУЫЭЮЯІЄ]/;

/** The name of a CV as its site says it: in the order in which it is spoken, and not in capitals. */
export function nameOnSite(name: string): string {
  return nameFromCapitals(nameInOrder(name));
}

/**
 * A name that a CV prints in capitals, as names are written: "ANA DE LA CRUZ" is Ana de la Cruz. Capitals are how a page
 * was set; the letters stay the person's own. A single word, initials, a name that mixes both and scripts whose small
 * letters need accents that capitals do without (Greek) stay as they are, and so does what follows a comma.
 * @param name as it was read
 */
export function nameFromCapitals(name: string): string {
  const [own = "", ...after] = name.split(",");
  const words = own.split(/\s+/).filter((word) => word !== "");
  if (!isInCapitals(own) || words.filter(isSpelledOut).length < 2) return name;
  const isTurkish = /[İĞŞ]/.test(own);
  const written = words.map((word, index) => {
    const small = lowered(word, isTurkish);
    const isWithin = index > 0 && index < words.length - 1;
    const before = words[index - 1]?.toLowerCase() ?? "";
    if (isWithin && particles.has(small) && (!joinedOnly.has(small) || particles.has(before))) return small;
    return isSpelledOut(word, index, words) ? capitalized(small, isTurkish) : word;
  });
  return [written.join(" "), ...after].join(",");
}

/** What may follow a comma behind a whole name, and is none. */
const behindNames = /^(?:esq|jr|sr|ba|bsc|cpa|dds|jd|ma|mba|md|meng|msc|phd|rn)$/i;

/**
 * A name that stands as in a register, "LEE, Ann Marie", in the order in which it is said: Ann Marie Lee. Only a single
 * surname before one comma and given names behind it are that; titles behind a name stay where they are.
 * @param name as it was read
 */
export function nameInOrder(name: string): string {
  const [, surname = "", given = ""] =
    /^(\p{Lu}[\p{L}\p{M}'’-]+),\s*(\p{Lu}\p{Ll}[\p{L}\p{M}'’ -]*)$/u.exec(name.trim()) ?? [];
  const words = given.split(/\s+/);
  if (words.length > 3 || !words.every((word) => /^\p{Lu}\p{Ll}/u.test(word) && !behindNames.test(word))) return name;
  const isShouted = isInCapitals(surname) && surname.length > 1;
  const isTurkish = /[İĞŞ]/.test(surname);
  return `${words.join(" ")} ${isShouted ? capitalized(lowered(surname, isTurkish), isTurkish) : surname}`;
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}|\p{Script=Greek}/u.test(text);
}

/** Whether a word is more than initials ("J.P.", "TJ") or a number ("III"); what stands last is a surname, however short. */
function isSpelledOut(word: string, index: number, words: readonly string[]): boolean {
  if (roman.test(word)) return false;
  const parts = word.match(letters) ?? [];
  if (parts.every(({ length }) => length === 1)) return false;
  return vowel.test(word.normalize("NFD")) || word.length > 3 || (index > 0 && index === words.length - 1);
}

function lowered(word: string, isTurkish: boolean): string {
  return word.toLocaleLowerCase(isTurkish ? "tr" : "en");
}

/** A capital at the beginning, behind a hyphen and an apostrophe, and in "McDonald" and "IJsbrand". */
function capitalized(word: string, isTurkish: boolean): string {
  const upper = (letter: string) => letter.toLocaleUpperCase(isTurkish ? "tr" : "en");
  return word
    .replace(/(^|[-‐.]|(?<=^.)['’](?=..))(\p{L})/gu, (_all, before: string, letter: string) => before + upper(letter))
    .replace(/^Ij(?=\p{L})/u, "IJ")
    .replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_all, letter: string) => `Mc${upper(letter)}`);
}
