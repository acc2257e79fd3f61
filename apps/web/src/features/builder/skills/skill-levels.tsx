import { skillLevels } from "@vitrine/model";
import { Select } from "@vitrine/ui";
import { defaultSkillLevel, type SkillLevel } from "./skill-level-order.ts";

type SkillLevelsProps = {
  names: readonly string[];
  levels: Readonly<Record<string, SkillLevel>>;
  onChange: (name: string, level: SkillLevel) => void;
};

/** A level for each skill: it decides the order, and only the owner sees it (document 2, section 3). */
export function SkillLevels({ names, levels, onChange }: SkillLevelsProps) {
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-9 cursor-pointer text-label">Skill levels</summary>
      <p className="pb-3 text-caption text-muted">
        Stronger skills come first on your site; the level itself is not shown.
      </p>
      <ul className="grid gap-2 @min-[26rem]:grid-cols-2">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 text-caption wrap-anywhere">{name}</span>
            <span className="w-36 shrink-0">
              <Select
                aria-label={`Level of ${name}`}
                value={levels[name] ?? defaultSkillLevel}
                onChange={(event) => {
                  const level = skillLevels.find((known) => known === event.target.value);
                  if (level) onChange(name, level);
                }}
              >
                {skillLevels.map((level) => (
                  <option key={level} value={level}>
                    {level.charAt(0).toUpperCase() + level.slice(1)}
                  </option>
                ))}
              </Select>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
