import {
  degreeScore,
  institutionScore,
  isRegion,
  isSubject,
  jobScore,
  organisationScore,
  placeScore,
} from "./word-scores.ts";

const smallList = /^\p{Ll}[\p{Ll} '’-]{2,40}?\s(?:и|й|та|i|oraz|és|ve|και|und|and|et|y|e|og|och)\s\p{Ll}[\p{Ll} '’-]+/u;

/** "Institute of Optics, mechanics and fine tools": a list in small letters behind a comma is the rest of one name. */
export function isInList(rest: string): boolean {
  const list = smallList.exec(rest)?.[0];
  return list !== undefined && jobScore(list) < 1.5 && organisationScore(list) < 1.5;
}

const conjunctions = "and|und|et|y|e|en|och|og|i|oraz|a|и|та|&";
/** Offices and schools are called by lists of what they are for, behind a word of their kind and one that leads on. */
const office =
  /(?:^|[\s(])(?:\p{L}{0,12}minist(?:ry|ère|erio|ério|ero|erium|erie|erstwo|erstvo)|министерство|міністерство|department|departamento|département|dipartimento|departement|dept\.?|директорат|directorate|direction|dirección|direção|direzione|direktion|secretaría|secretaria|conseller[ií]a|consejería|concejalía|assessorato|amt|landesamt|bundesamt|dezernat|fachbereich|fakultät|faculty|faculté|facultad|facoltà|faculdade|faculteit|wydział|fakulta|факультет|institute?|instituto|istituto|school|college|escuela|école|scuola|agency|agence|agencia|agenzia|board|council|office|bureau|комитет|департамент|управление)\s(?:[\p{L}-]+\s){0,2}(?:of|for|de|del|della|dell['’]|di|do|da|d['’]|des|du|für|der|van|voor|för|ds\.?|по)(?:\s|(?<=['’]))[^,]{2,40}$/iu;
/** "Food and Rural Affairs", "Medio Ambiente y Desarrollo": the rest of such a list, up to its last name. */
const restOfList = new RegExp(
  `^((?:\\p{L}[\\p{L}'’-]*\\s){0,3}\\p{L}[\\p{L}'’-]*(?:,\\s(?:\\p{L}[\\p{L}'’-]*\\s){0,3}\\p{L}[\\p{L}'’-]*){0,3},?)\\s(?:${conjunctions})\\s\\p{L}`,
  "u",
);

/**
 * "Department for Environment, Food and Rural Affairs", "Ministerium für Umwelt, Klima und Energie": the comma parts what
 * an office is for, as a list with "and" before its last name goes on behind it, without a post or a town.
 */
export function isInOfficeName(text: string, from: number, to: number): boolean {
  const list = restOfList.exec(text.slice(to, to + mostOfList))?.[1];
  const before =
    text
      .slice(0, from)
      .split(/[|\t]|\s[–—-]\s/u)
      .at(-1) ?? "";
  if (!office.test(before)) return false;
  if (furtherOf.test(text.slice(to))) return true;
  if (list === undefined) return false;
  return list
    .split(/,\s*/u)
    .every(
      (name) =>
        jobScore(name) < 1.5 && placeScore(name) < 2 && organisationScore(name) < 1.6 && degreeScore(name) < 2.6,
    );
}
const mostOfList = 120;
/** "…, de l'aménagement", wherever the list goes on: no name of another sort begins so. */
const furtherOf = /^(?:(?:de\s+l|d|dell)['’]|(?:du|des|de\s+la|della|dei|degli|delle)(?=\s|$)\s?)(?:\p{Ll}|$)/u;

const firm =
  /^(?:\p{Lu}[\p{L}'’-]+,\s)*\p{Lu}[\p{L}'’-]+,?\s(?:&|and|und|et|y|e)\s(?:\p{Lu}[\p{L}'’-]+\s){0,2}(?:Partners|Partner|Associates|Associados|Associadas|Asociados|Asociadas|Associés|Associati|Advogados|Abogados|Avocats|Avvocati|LLP|LLC|PLLC|P\.C\.|PartG|PartGmbB)(?!\p{L})/u;

/** "Hale, Reed & Partners LLP": the partners that a firm of lawyers is called by; a post or a town before them is none. */
export function isInFirm(text: string, from: number, to: number): boolean {
  const first = /(?:^|[,|\t]\s*|\s[–—-]\s)(\p{Lu}[\p{L}'’-]+)$/u.exec(text.slice(0, from))?.[1];
  if (first === undefined || !firm.test(text.slice(to))) return false;
  return jobScore(first) < 0.6 && degreeScore(first) < 1 && placeScore(first) < 0.6 && !isSubject(first);
}

const sideEnd = /[|¦•·∙,;\t]|\s[–—-]\s/u;

/** "Retail Sales / Cashier", "Reed Energy / Heron": two names of one sort beside a lone slash are one; a post and an employer are not. */
export function isOneName(text: string, from: number, to: number): boolean {
  if (text.split(/\s\/\s/u).length !== 2) return false;
  const sides = [text.slice(0, from).split(sideEnd).at(-1) ?? "", text.slice(to).split(sideEnd)[0] ?? ""];
  if (sides.some((side) => !/\p{L}/u.test(side) || /\d{4}/.test(side) || placeScore(side) >= 0.9)) return false;
  const [left, right] = sides.map((side) =>
    jobScore(side) >= 1.6
      ? "post"
      : degreeScore(side) >= 1.6
        ? "degree"
        : institutionScore(side) >= 2.5
          ? "school"
          : "name",
  );
  return left === right;
}

const campus = /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?(?=\s*(?:$|[,|(\t]))/u;

/** "University of Wisconsin – Madison": the state's university goes by its town as well. */
export function isBeforeCampus(text: string, from: number, to: number): boolean {
  const name = campus.exec(text.slice(to, to + 60))?.[0];
  if (
    name === undefined ||
    !/\bUniversity(?: of(?: \p{Lu}\p{L}+){1,3})?$/u.test(text.slice(Math.max(0, from - 60), from))
  )
    return false;
  // "Fenland University – Tarn, OH": with its state behind it, the town is where a university of another name is.
  const state = /^,\s*([^,|(\t]{2,20}?)\s*(?:$|[|(\t])/u.exec(text.slice(to + name.length))?.[1];
  if (state !== undefined && isRegion(state) && /\bUniversity$/u.test(text.slice(0, from))) return false;
  return jobScore(name) < 0.6 && degreeScore(name) < 1 && !isSubject(name);
}
