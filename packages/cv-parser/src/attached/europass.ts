import { childOf, parseXml } from "../source/docx/xml.ts";
import type { AttachedCv } from "./attached-cv.ts";
import { candidateCv } from "./europass-candidate.ts";
import { passportCv } from "./europass-passport.ts";

/**
 * The CV in the XML of the Europass editor: `Candidate` since 2020, `SkillsPassport` from 2013 on. Pure.
 * @returns null for XML that is broken or holds no such CV
 */
export function europassCv(xml: string): AttachedCv | null {
  try {
    const root = parseXml(xml);
    const candidate = childOf(root, "Candidate");
    if (candidate) return candidateCv(candidate);
    const passport = childOf(root, "SkillsPassport");
    return passport ? passportCv(passport) : null;
  } catch {
    return null;
  }
}
