import type { Section } from "../core/section.ts";
import { fold, wordsOf } from "../core/words.ts";
import { certificateKind } from "../lexicon/title-roles.ts";
import { isNamedCertificate } from "./certified.ts";
import { isCourseGiver } from "./lists/course-giver.ts";

const ofCourses = /(?<!\p{L})(?:courses?|course topics|cours|cursos|corsi|kurse?r?|kursy|курсы)(?!\p{L})/u;
const ofMore = /certif|zertif|sertif|сертиф|licen|training|workshop|online|complement|completed|дополн|повыш/u;
const leastCourses = 3;
const longestCourse = 7;

/** What a degree was made of: names between commas or semicolons behind a label of courses, of no giver and no year. */
export function listsCoursework(label: string, text: string): boolean {
  const title = fold(label);
  const names = text.split(/[,;]/u).filter((name) => name.trim() !== "");
  return (
    ofCourses.test(title) &&
    !ofMore.test(title) &&
    names.length >= leastCourses &&
    names.every((name) => wordsOf(name).length <= longestCourse && !isCourseGiver(name.trim())) &&
    !/(?:19|20)\d\d/u.test(text) &&
    !isNamedCertificate(text)
  );
}

/** "Relevant Courses:" on a row of a school, before what was heard there: it opens no section, and what follows is of schools. */
export function withCoursework(sections: readonly Section[]): Section[] {
  const out: Section[] = [];
  for (const section of sections) {
    const above = out.at(-1);
    if (above?.kind === "education" && isCoursework(section))
      out.splice(-1, 1, { ...above, lines: [...above.lines, ...section.headings, ...section.lines] });
    else out.push(section);
  }
  return out;
}

function isCoursework({ kind, headings: [heading, more], lines }: Section): boolean {
  if (kind !== certificateKind || heading === undefined || more !== undefined) return false;
  const full = lines.findIndex(({ text }) => !/[,;]\s*$/u.test(text));
  const list = lines.slice(0, full + 1).map(({ text }) => text);
  const isLabel = /[:：]\s*$/u.test(heading.text) && lines.every(({ bullet }) => bullet === null);
  return isLabel && listsCoursework(heading.text, list.join(" "));
}
