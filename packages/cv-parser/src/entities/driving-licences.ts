import type { FoundItem } from "../core/found.ts";
import { fold, wordsOf } from "../core/words.ts";
import { drivingLicences } from "../lexicon/driving-licences.ts";

const licence = new RegExp(`^(?:\\p{L}+ )?(?:${drivingLicences})(?!\\p{L})`, "u");
const mostWords = 8;

/** "Führerschein Klasse B" in a list of skills is a licence, and is kept among what was earned. */
export function partLicences(skills: readonly FoundItem[]): { skills: FoundItem[]; licences: FoundItem[] } {
  const isLicence = ({ fields: { name } }: FoundItem): boolean =>
    name !== undefined && licence.test(fold(name.value)) && wordsOf(name.value).length <= mostWords;
  return {
    skills: skills.filter((skill) => !isLicence(skill)),
    licences: skills
      .filter(isLicence)
      .map(({ fields: { name }, ...item }) => ({ ...item, fields: { name } })),
  };
}
