import { fold, phraseKey, phraseSet } from "../../core/words.ts";
import { capitalDegrees, levelsAhead, levelsAlone } from "../../lexicon/levels-of-school.ts";

const ahead = new RegExp(`^(?:${levelsAhead.join("|")})`, "u");
const capitals = new RegExp(`^(?:${capitalDegrees})`, "u");
const alone = phraseSet(levelsAlone);
/** No level of a school is told in more letters; names of schools may be. */
const longest = 80;
/** "Ontario Secondary School Diploma": the last word says that it is no school. */
const givenBySchool = /\b(?:school|college|polytechnic|academy) (?:leaving )?(?:diploma|certificate)s?$/u;
/** Apprenticeships of Switzerland end in what was given for them. */
const swiss = /\s(?:EFZ|EBA|CFC|AFC)$/u;

/** True for a level of school or what was given at its end: "Class XII", "A Levels", "BUT Informatique", "12.º ano". */
export function isLevelOfSchool(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > longest || trimmed === "") return false;
  if (capitals.test(trimmed) || swiss.test(trimmed)) return true;
  const folded = fold(trimmed);
  return ahead.test(folded) || givenBySchool.test(folded) || alone.has(phraseKey(trimmed));
}
