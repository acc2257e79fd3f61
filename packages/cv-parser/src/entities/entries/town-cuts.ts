import { wordsOf } from "../../core/words.ts";
import { institutionScore, isCountry, isRegion, organisationScore, placeScore } from "./word-scores.ts";

type Range = { start: number; end: number };

/** "Heron GmbH Tarn", "IRON (Institute of Ores) Tarn": behind the form of a company or a bracket, up to a comma or the end. */
const behindName =
  /(?<=\s(?:g?GmbH|AG|SE|KG|OHG|UG|Ltd\.?|Inc\.?|LLC|PLC|S\.A\.(?:S\.)?|SAS|SARL|S\.r\.l\.|S\.p\.A\.|S\.L\.|B\.V\.|N\.V\.|e\.\s?V\.|Ltda\.?)|\p{L}\))\s+(?=\p{Lu}[\p{L}' -]{2,30}(?:,|$))/u;
const surePlace = 2;

function townBehindForm(text: string): { start: number; end: number } | null {
  const found = behindName.exec(text);
  if (found === null) return null;
  const end = found.index + found[0].length;
  const town = text.slice(end).split(",")[0] ?? "";
  return placeScore(town) >= surePlace ? { start: found.index, end } : null;
}

/** "Heron Books Paris, France": up to three words with capitals, a comma and a country or state. */
const beforeLand =
  /(?<=\S\s)(?<town>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})\s?,\s*(?<land>\p{Lu}[\p{L} .]{1,24})(?=$|[|(\t]|\s[–—/-]\s)/gu;
/** Behind these the town belongs to the name. */
const leadsOn =
  /(?:^|[\s,|–—-])(?:of|in|at|for|the|and|&|de|du|des|di|da|do|d['’]|der|von|van|für|und|et|y|e|la|le|les|el|los|las|san|santa|são|st\.?|saint|sankt|new|port|fort|mount|al|el|city|stadt|ville|ciudad|university|college|hotel)$/iu;
const parted = /[,|·(\t]|\s[–—-]\s/u;

function townBeforeLand(text: string): Range | null {
  for (const match of text.matchAll(beforeLand)) {
    const { town = "", land = "" } = match.groups ?? {};
    if (!isCountry(land) && !isRegion(land)) continue;
    for (const word of town.matchAll(/\S+/gu)) {
      const end = match.index + word.index;
      const name = text.slice(0, end).split(parted).at(-1)?.trim() ?? "";
      if (isNameBefore(name) && placeScore(town.slice(word.index)) >= surePlace)
        return { start: text.slice(0, end).trimEnd().length, end };
    }
  }
  return null;
}

/** No school, and no kind of house alone ("Klinikum"): their towns belong to their names. */
const isNameBefore = (name: string): boolean =>
  name !== "" &&
  !leadsOn.test(name) &&
  institutionScore(name) < 2.5 &&
  (wordsOf(name).length > 1 || organisationScore(name) < 1.6);

/** "Taller Los Nogales. Puebla.": a full stop before a known town that closes the row; an abbreviation keeps its own. */
const stopBeforeTown = /(?<=(?:\p{L}{3}|\p{Lu}{2}|\d))\.\s+(?=(?<town>\p{Lu}[\p{L} -]{2,30})\.?\s*$)/u;
const abbreviated =
  /(?<!\p{L})(?:univ|inst|hosp|esc|col|fac|dept|dpto|depto|prof|pref|mun|gral|prov|pcia|edo|ing|lic|sta|sto|ltd|inc|cent)$/iu;

function townBehindStop(text: string): Range | null {
  const found = stopBeforeTown.exec(text);
  if (found === null || abbreviated.test(text.slice(0, found.index))) return null;
  return placeScore(found.groups?.["town"] ?? "") >= 2.5
    ? { start: found.index, end: found.index + found[0].length }
    : null;
}

/** Where a known town stands behind the name of an employer that nothing parts from it. */
export const townCut = (text: string): Range | null =>
  townBehindForm(text) ?? townBeforeLand(text) ?? townBehindStop(text);
