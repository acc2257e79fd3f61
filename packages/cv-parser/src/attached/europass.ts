import { childOf, parseXml } from "../source/docx/xml.ts";
import type { AttachedCv } from "./attached-cv.ts";
import { candidateCv } from "./europass-candidate.ts";
import { passportCv } from "./europass-passport.ts";

/** What no person's CV goes beyond; looking for what a file says takes time for each text of it. */
const most = { entries: 200, paragraphs: 60, groups: 20, names: 100, languages: 30, people: 20 };

/**
 * The CV in the XML of the Europass editor: `Candidate` since 2020, `SkillsPassport` from 2013 on. Pure.
 * @returns null for XML that is broken or holds no such CV
 */
export function europassCv(xml: string): AttachedCv | null {
  try {
    const root = parseXml(xml);
    const candidate = childOf(root, "Candidate");
    if (candidate) return bounded(candidateCv(candidate));
    const passport = childOf(root, "SkillsPassport");
    return passport ? bounded(passportCv(passport)) : null;
  } catch {
    return null;
  }
}

const bounded = (cv: AttachedCv): AttachedCv => ({
  ...cv,
  person: { ...cv.person, summary: cv.person.summary.slice(0, most.paragraphs) },
  entries: cv.entries
    .slice(0, most.entries)
    .map((entry) => ({ ...entry, description: entry.description.slice(0, most.paragraphs) })),
  skills: cv.skills.slice(0, most.groups).map((group) => ({ ...group, names: group.names.slice(0, most.names) })),
  languages: cv.languages.slice(0, most.languages),
  referees: cv.referees.slice(0, most.people).map((texts) => texts.slice(0, most.people)),
});
