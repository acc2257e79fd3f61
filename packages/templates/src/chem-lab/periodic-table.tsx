import type { CSSProperties } from "react";
import { Section } from "../kit/section.tsx";
import type { SiteView, SkillGroupView } from "../view/site-view.ts";
import { symbolsOf } from "./symbols.ts";

/** Cells of one column; longer groups take several columns side by side. */
const tallest = 5;
/** More cells than that are drawn small, and the names stand in the list below. */
const mostCells = 60;
/** So few columns leave room for the text beside them. */
const narrow = 3;
/** Kinds of tint that a group can have. */
const tints = 6;

/** Skills as elements: a group for each category, a cell for each skill, numbered on. */
export function PeriodicTable({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  const symbols = symbolsOf(items.flatMap((group) => group.items));
  const groups = items.map((group, index) => ({
    ...group,
    before: items.slice(0, index).reduce((sum, earlier) => sum + earlier.items.length, 0),
  }));
  const columns = items.reduce((sum, group) => sum + columnsOf(group), 0);
  return (
    <Section view={view} id="skills" bucket={bucket}>
      <ul
        className="table"
        data-dense={symbols.length > mostCells || undefined}
        data-single={count === 1 || undefined}
        data-narrow={(count > 1 && columns <= narrow) || undefined}
        style={{ "--all": columns, "--gaps": count - 1 } as CSSProperties}
      >
        {groups.map((group, index) => (
          <li
            key={group.id}
            className="group"
            style={{ "--columns": columnsOf(group), "--tint": `var(--t${(index % tints) + 1})` } as CSSProperties}
          >
            {count > 1 && group.title && (
              <h3 data-group={index + 1}>
                <span>{group.title}</span>
              </h3>
            )}
            <ul>
              {group.items.map((item, place) => (
                <Cell
                  key={place}
                  name={item}
                  number={group.before + place + 1}
                  symbol={symbols[group.before + place]}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Cell({ name, number, symbol }: { name: string; number: number; symbol: string | undefined }) {
  return (
    <li className="cell">
      <span className="symbol" aria-hidden="true" data-number={number} data-symbol={symbol} />
      <span className="of">{name}</span>
    </li>
  );
}

function columnsOf({ items }: SkillGroupView): number {
  return Math.ceil(items.length / tallest);
}
