import type { ParsedData } from "../../cv/parsed-data.ts";
import { Vocabulary, words } from "./phrases.ts";
import type { Fit } from "./score-template.ts";

/**
 * One sentence that names two facts of the CV, in the CV's own words (design book 1.17). A CV that
 * says less gets fewer; nothing is made up to fill the sentence.
 */
export function reasonFor(fit: Fit, cv: ParsedData): string {
  const [first, second] = factsOf(fit, cv);
  const { name } = fit.manifest;
  if (!first) return `${name} presents any CV in a clear order, whatever you add to it.`;
  return second ? `${name} suits ${first} and ${second}.` : `${name} suits ${first}.`;
}

/** Facts, the most telling ones for this template first. */
function factsOf(fit: Fit, cv: ParsedData): string[] {
  const needsPublications = fit.manifest.match.needs.includes("publications");
  return [
    ...titleFact(fit, cv),
    ...(needsPublications ? countFact(cv.publications.length, "publication") : []),
    ...skillFact(fit, cv),
    ...countFact(cv.experiences.length, "role", employers(cv)),
    ...countFact(cv.projects.length, "project"),
    ...(needsPublications ? [] : countFact(cv.publications.length, "publication")),
    ...studyFact(cv),
    ...countFact(cv.skills.length, "skill"),
  ];
}

function titleFact(fit: Fit, cv: ParsedData): string[] {
  const current = cv.personal_info.title || (cv.experiences[0]?.position ?? "");
  const title = fit.title ?? current;
  if (title === "") return [];
  const isHeld = cv.experiences.some((job) => job.position === title);
  return [`${isHeld ? "your work" : "your profile"} as ${short(title)}`];
}

/** Skills of the CV that are words of this template, e.g. "your skills in Planning and Budget". */
function skillFact(fit: Fit, cv: ParsedData): string[] {
  const keywords = fit.keywords.map(words);
  const isNamed = (name: string) => keywords.some((keyword) => new Vocabulary([name]).holds(keyword));
  const [first, second] = cv.skills
    .map((skill) => skill.name)
    .filter((name) => name.length <= longestSkill && isNamed(name));
  if (!first) return [];
  return [second ? `your skills in ${first} and ${second}` : `your skill in ${first}`];
}

function countFact(count: number, noun: string, more = ""): string[] {
  if (count === 0) return [];
  return [count === 1 ? `the ${noun} you describe${more}` : `your ${count} ${noun}s${more}`];
}

function employers(cv: ParsedData): string {
  const company = cv.experiences.find((job) => job.company !== "")?.company ?? "";
  return company === ""
    ? ""
    : cv.experiences.length === 1
      ? ` at ${short(company)}`
      : ` (most recently at ${short(company)})`;
}

function studyFact(cv: ParsedData): string[] {
  const study = cv.educations.find((item) => item.degree !== "");
  return study ? [`your studies (${short(study.degree)})`] : [];
}

/** What is longer is a sentence about a skill, which reads badly within another one. */
const longestSkill = 40;

const longest = 80;

/** A long value is cut at a word, so that the sentence stays one. */
function short(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/, "")}…`;
}
