import { skillLevels } from "@vitrine/model";

export type SkillLevel = (typeof skillLevels)[number];

/** A skill without a chosen level (document 2, section 9). */
export const defaultSkillLevel: SkillLevel = "intermediate";

/** The names with stronger skills first; equal levels keep their order. */
export function byLevel(names: readonly string[], levels: Readonly<Record<string, SkillLevel>>): string[] {
  const rank = (name: string) => skillLevels.indexOf(levels[name] ?? defaultSkillLevel);
  return [...names].sort((a, b) => rank(b) - rank(a));
}
