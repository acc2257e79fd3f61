import { Tags } from "../kit/words.ts";
import type { CSSProperties } from "react";
import { ResearchFigures } from "../kit/research.tsx";
import { Section } from "../kit/section.tsx";
import type { Figure } from "../view/academic-data.ts";
import type { SiteView } from "../view/site-view.ts";

/** The owner's numbers as a dot plot with a label at each dot, then results, then what other families brought. */
export function Figures({ view }: { view: SiteView }) {
  return (
    <ResearchFigures view={view} resultsClassName="findings">
      {(figures) => <Dots figures={figures} />}
    </ResearchFigures>
  );
}

function Dots({ figures }: { figures: readonly Figure[] }) {
  const counts = figures.filter(({ unit }) => unit === "");
  const most = Math.max(1, ...counts.map(({ value }) => value));
  return (
    <dl className="dots" lang="en">
      {figures.map((figure) => (
        <Dot key={figure.term} figure={figure} most={figure.unit === "%" ? 100 : most} />
      ))}
    </dl>
  );
}

function Dot({ figure, most }: { figure: Figure; most: number }) {
  const share = Math.min(1, Math.max(0, figure.value / most));
  return (
    <div data-unit={figure.unit || undefined} style={{ "--at": Math.round(share * 1000) / 10 } as CSSProperties}>
      <dt>{figure.term}</dt>
      <dd>
        <span>
          {figure.value}
          {figure.unit}
        </span>
      </dd>
    </div>
  );
}

/** A row carries so many dots; the names follow in full (design book 1.10). */
const mostDots = 24;

/** One row for each category, one dot for each skill: counts, not levels. */
export function SkillCounts({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={bucket}>
      <ul className="counts" data-index={count > 8 || undefined}>
        {items.map((group) => (
          <li key={group.id} data-count={group.items.length}>
            {count > 1 && group.title && <h3>{group.title}</h3>}
            <span className="row" aria-hidden="true">
              {group.items.slice(0, mostDots).map((_, index) => (
                <i key={index} />
              ))}
            </span>
            <Tags tags={group.items} className="names" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
