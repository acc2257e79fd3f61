import { isPeriod } from "../read/dates.ts";
import type { Gold } from "./gold.ts";
import { sectionKind } from "./section-kind.ts";
import { isHumanLanguage } from "./words.ts";

const fewest = 2;

/** Languages that a line of the page names behind its label ("Languages: English, Japanese") and the source does not call so. */
export function tidyLanguages(gold: Gold, text: string): string[] {
  if (gold.languages.length > 0) return [];
  for (const line of text.split("\n")) {
    const pair = /^[\s•*·–-]*([^:：]{3,30})[:：]\s*(\S.*)$/u.exec(line);
    if (pair?.[1] === undefined || pair[2] === undefined || !namesLanguages(pair[1])) continue;
    const spoken = pair[2].split(/[,;|•·、，]|\s(?:and|und|et|y|e|и)\s/u).flatMap((each) => bareLanguage(each) ?? []);
    if (spoken.length < fewest) continue;
    gold.languages = spoken.map((name) => ({ name }));
    gold.skills = gold.skills.filter(({ name }) => !isHumanLanguage(name));
    return [];
  }
  const isTold = text.split("\n").some((line) => namesLanguages(line) && line.length < 24);
  const shown = text.split("\n").filter((line) => line.length < 40 && isHumanLanguage(line)).length;
  return isTold && shown >= fewest ? ["languages without label"] : [];
}

const namesLanguages = (label: string): boolean =>
  sectionKind(label.trim()) === "languages" && !/program|code|coding|script/i.test(label);

function bareLanguage(text: string): string | null {
  const name = text
    .replace(/[(（[].*$/u, "")
    .replace(/\s[–—-]\s.*$/u, "")
    .trim();
  return name.length > 2 && name.length < 24 && isHumanLanguage(name) ? name : null;
}

/** Three words at most, none of them what a person became. */
const isTitle = (line: string): boolean =>
  line.trim().split(/\s+/).length <= 3 && line.length < 40 && !/[,.;:@\d]|certified/i.test(line);

/** Certificates whose names are dates, numbers or one issuer again and again are no names of certificates. */
export function tidyCertificates(gold: Gold, text: string): string[] {
  const names = gold.certifications.map(({ name }) => name);
  const certain = names.filter((name) => /\p{L}{2}/u.test(name) && !isPeriod(name));
  const again = certain.length - new Set(certain).size;
  gold.certifications = certain.map((name) => ({ name }));
  if (certain.length < names.length || again > 0) return ["certificates by their issuers"];
  const isTold = text.split("\n").some((line) => isTitle(line) && sectionKind(line.trim()) === "certificates");
  return isTold && names.length === 0 && gold._optional.certifications.length === 0
    ? ["certificates without label"]
    : [];
}
