import type { CSSProperties, ReactNode } from "react";
import { Dates, RecordText, Tags, joinDots } from "../kit/words.ts";
import { RecordSection, Section, recordsOf, type RecordId } from "../kit/lists.ts";
import { monthsOf, type DatesView } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";

type ListProps = { view: SiteView; id: RecordId };

/** Dated entries: the time stands in its own column, everything else beside it, the words it used in the margin. */
export function Dated({ view, id, className = "entries" }: ListProps & { className?: string }) {
  return (
    <RecordSection view={view} id={id} className="row" listClassName={className}>
      {(item, index) => (
        <li className="entry" key={index} data-now={item.dates?.parsed?.current === true || undefined}>
          <Time dates={item.dates}>
            {item.dates && id === "experience" && <Tally months={monthsOf(item.dates, view.asOf)} />}
          </Time>
          <div className="what">
            <RecordText view={view} item={item} note="where" words="run-in small" />
          </div>
        </li>
      )}
    </RecordSection>
  );
}

/** When it was, below the year in which it began; a year alone says all, and stands there once. */
function Time({ dates, children }: { dates: DatesView | null | undefined; children: ReactNode }) {
  if (!dates) return <p className="when" />;
  const year = dates.parsed?.start.slice(0, 4);
  return (
    <p className="when" data-year={year}>
      <Dates dates={dates} className={dates.text === year ? "said" : undefined} />
      {children}
    </p>
  );
}

/** A stroke for each year, in fives; a drawing of the dates above it. */
function Tally({ months }: { months: number | null }) {
  const years = Math.round((months ?? 0) / 12);
  if (years === 0) return null;
  const strokes = years + Math.floor((years - 1) / 5);
  return <span className="tally" aria-hidden="true" style={{ "--strokes": strokes } as CSSProperties} />;
}

/** Languages or interests as one run of words. */
export function Inline({ view, id }: ListProps) {
  const { items } = recordsOf(view, id);
  if (items.length === 0) return null;
  return (
    <Section view={view} id={id} className="row">
      <Tags tags={items.map(({ title, under }) => joinDots([title, ...under]))} className="run-in" />
    </Section>
  );
}
