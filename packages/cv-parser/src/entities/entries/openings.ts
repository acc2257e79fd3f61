import { phraseKey } from "../../core/words.ts";
import { openingsOfLanguages } from "../../lexicon/by-language/all.ts";

type Opening = Parameters<typeof openingsOfLanguages>[0];

/** Words of scripts with blanks end at one; those of others go on. */
function patternOf(kind: Opening): RegExp {
  const phrases = openingsOfLanguages(kind).map((phrase) => {
    const key = phraseKey(phrase);
    return /\p{Script=Thai}$/u.test(key) ? key : `${key}(?: |$)`;
  });
  return new RegExp(`^(?:${phrases.join("|")})`, "u");
}

const patterns = {
  jobs: patternOf("jobs"),
  schools: patternOf("schools"),
  degrees: patternOf("degrees"),
  employers: patternOf("employers"),
} satisfies Record<Opening, RegExp>;
const longest = 60;

/** True for a text that begins as names of a kind do where no single word tells it: "Nhân viên kho", "พนักงานขาย". */
export const opensAs = (kind: Opening, text: string): boolean => patterns[kind].test(phraseKey(text.slice(0, longest)));
