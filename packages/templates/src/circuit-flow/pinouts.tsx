import type { CSSProperties } from "react";
import { Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";

const mostPins = 24;

/** Skills as dual in-line packages: numbered down the left side and up the right one. */
export function Pinouts({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={bucket}>
      <div className="packages">
        {items.map((group) => (
          <div className="package" key={group.id}>
            {count > 1 && group.title && <h3>{group.title}</h3>}
            {packagesOf(group.items).map((pins, index) => (
              <Package key={index} pins={pins} first={index * mostPins + 1} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

function Package({ pins, first }: { pins: readonly string[]; first: number }) {
  const rows = Math.ceil(pins.length / 2);
  return (
    <ul className="dip" style={{ "--rows": rows } as CSSProperties}>
      {pins.map((pin, index) => {
        const isLeft = index < rows;
        const row = isLeft ? index + 1 : rows * 2 - index;
        return (
          <li key={index} data-pin={first + index} data-side={isLeft ? "left" : "right"} style={{ gridRow: row }}>
            <span>{pin}</span>
          </li>
        );
      })}
    </ul>
  );
}

function packagesOf(items: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(items.length / mostPins) }, (_, index) =>
    items.slice(index * mostPins, (index + 1) * mostPins),
  );
}
