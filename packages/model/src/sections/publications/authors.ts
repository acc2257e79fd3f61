/** A name as a list of authors shows it, given names first. */
type Name = string;

/** Given names cut to their first letters: "A.", "J.-P.", "AK". */
const initials = /^(?:\p{Lu}\p{M}*\.?[\s-]?){1,4}$/u;

/**
 * The authors that a line names, each with the given name first. Reads names divided by semicolons, by commas with a
 * last "and", by "and" with the family name first (BibTeX), and initials behind each family name.
 */
export function readAuthors(line: string): Name[] {
  return split(line.replace(/\s+/g, " ").trim())
    .map((name) => name.trim().replace(/^(?:and|&)\s+/, ""))
    .filter((name) => name !== "")
    .map(givenFirst);
}

function split(line: string): string[] {
  if (line.includes(";")) return line.split(";");
  const joined = line.split(/\s+and\s+/);
  if (joined.length > 1 && joined.every((name) => name.split(",").length === 2)) return joined;
  const names = line.split(/,\s*(?:and|&)\s+|,\s*|\s+(?:and|&|und|et|y)\s+/).filter((name) => name !== "");
  if (names.length === 2 && initials.test(names[1] ?? "")) return [line];
  return hasInitialsBehind(names) ? pairs(names) : names;
}

/** "Lovelace, A., Babbage, C.": every second part is initials. */
function hasInitialsBehind(names: readonly string[]): boolean {
  return (
    names.length > 1 && names.length % 2 === 0 && names.every((name, at) => initials.test(name) === (at % 2 === 1))
  );
}

function pairs(names: readonly string[]): string[] {
  return names.flatMap((name, at) => (at % 2 === 0 ? [`${name}, ${names[at + 1] ?? ""}`] : []));
}

/** "Lovelace, Ada" as "Ada Lovelace"; "King, Jr., Martin" as "Martin King, Jr." (BibTeX's three parts). */
function givenFirst(name: Name): Name {
  const [family = "", middle = "", last] = name.split(",").map((part) => part.trim());
  if (last) return `${last} ${family}, ${middle}`;
  return middle ? `${middle} ${family}` : family;
}

/** Which of the authors are the person of these spellings; whole names before initials that could be others, too. */
export function ownAuthors(authors: readonly Name[], spellings: readonly string[]): ReadonlySet<Name> {
  const own = spellings.map(partsOf).filter(({ family }) => family !== "");
  const rate = (author: Name) => Math.max(0, ...own.map((person) => likeness(partsOf(author), person)));
  const best = Math.max(0, ...authors.map(rate));
  return new Set(best === 0 ? [] : authors.filter((author) => rate(author) === best));
}

type NameParts = { family: string; given: readonly string[]; all: string };

/** Letters alone, without case and marks: "José-Luis Ñ." and "jose luis n" are the same. */
function partsOf(name: string): NameParts {
  const words = givenFirst(name)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[.\-‐‑–’']/g, " ")
    .split(/[\s,]+/)
    .flatMap((word) => (/^\p{Lu}{2,3}$/u.test(word) ? Array.from(word) : [word]))
    .map((word) => word.toLowerCase())
    .filter((word) => word !== "");
  const behind = words.length > 1 && isLetter(words.at(-1) ?? "");
  const at = behind ? words.findIndex((word) => !isLetter(word)) : words.length - 1;
  return {
    family: words[at] ?? "",
    given: words.filter((_, index) => index !== at),
    all: words.toSorted().join(" "),
  };
}

const isLetter = (word: string) => /^.$/su.test(word);

/** 0 for another person, 1 where initials agree, 2 where first names do, 3 for the same words. */
function likeness(author: NameParts, person: NameParts): number {
  if (author.all === person.all) return 3;
  if (author.family !== person.family) return 0;
  const [first = "", ...others] = author.given;
  const [own = "", ...ownOthers] = person.given;
  if (first === "" || own === "" || first[0] !== own[0]) return 0;
  const isInitial = first.length === 1 || own.length === 1;
  if (!isInitial && first !== own) return 0;
  const differs = others.some((name, at) => (ownOthers[at] ?? name)[0] !== name[0]);
  if (differs) return 0;
  return isInitial ? 1 : 2;
}
