import type { ReactNode } from "react";
import type { SiteView, SkillGroupView } from "../view/site-view.ts";
import { Section } from "./section.tsx";

type SkillGroupsProps = {
  view: SiteView;
  className: string;
  /** What stands before the title of a group. */
  mark?: (group: SkillGroupView, index: number) => ReactNode;
  /** What stands after a skill. */
  after?: (skill: string) => ReactNode;
};

/** Skills in their groups, each with an anchor of its own to lead to; a single group needs no title. */
export function SkillGroups({ view, className, mark, after }: SkillGroupsProps) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={bucket}>
      <ul className={className}>
        {items.map((group, index) => (
          <li key={group.id} id={`${view.anchors["skills"] ?? "skills"}-${index + 1}`}>
            {mark?.(group, index)}
            {count > 1 && group.title && <h3>{group.title}</h3>}
            <ul>
              {group.items.map((item) => (
                <li key={item}>
                  {item}
                  {after?.(item)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Skills with a block for each group; a single group needs no title. */
export function SkillBlocks({ view, className }: Pick<SkillGroupsProps, "view" | "className">) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={bucket}>
      {items.map((group) => (
        <div key={group.id} className={className}>
          {count > 1 && group.title && <h3>{group.title}</h3>}
          <ul>
            {group.items.map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

/**
 * The groups of the first list of skills that the template draws itself, with the addresses that {@link SkillGroups}
 * gives them; none where skills are hidden or have a layout of their owner's.
 */
export function skillAnchors({ sections }: SiteView): readonly { title: string; href: string; count: number }[] {
  const skills = sections.find(({ kind, layout }) => kind === "skills" && layout === "designed");
  return (skills?.records ?? []).map(({ title, tags }, index) => {
    return { title, href: `#${skills?.anchor}-${index + 1}`, count: tags.length };
  });
}
