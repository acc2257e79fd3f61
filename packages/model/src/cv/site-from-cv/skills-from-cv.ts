import { limits } from "../../limits.ts";
import { uniqueTexts } from "../../text.ts";
import type { ParsedSkill } from "../parsed-data.ts";

/** Title of skills that the CV does not group. */
export const ungroupedSkills = "Skills";

/** Skill categories in the CV's own order and words; without categories one called 'Skills'. */
export function skillsFromCv(skills: readonly ParsedSkill[]): { title: string; info: string[] }[] {
  const groups = new Map<string, { title: string; names: string[] }>();
  for (const skill of skills) {
    const title = skill.category?.trim() || ungroupedSkills;
    const group = groups.get(title.toLowerCase()) ?? { title, names: [] };
    group.names.push(skill.name);
    groups.set(title.toLowerCase(), group);
  }
  return [...groups.values()].flatMap(({ title, names }) => splitLong(title, uniqueTexts(names)));
}

/** A category holds so many skills; the others go on in a second one rather than being lost. */
function splitLong(title: string, names: readonly string[]): { title: string; info: string[] }[] {
  const parts: { title: string; info: string[] }[] = [];
  for (let start = 0; start < names.length; start += limits.skillsPerCategory) {
    const number = parts.length + 1;
    parts.push({
      title: number === 1 ? title : `${title} (${number})`,
      info: names.slice(start, start + limits.skillsPerCategory),
    });
  }
  return parts;
}
