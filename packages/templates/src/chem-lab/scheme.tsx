import { Entry, joinDots } from "../kit/words.ts";
import { CutList, Section, recordsOf } from "../kit/lists.ts";
import { yearRange } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";

/** A scheme that is longer than this is read in the list below it only. */
const mostSteps = 8;

/** From what one began with, over each role, to where one is: first as a scheme, then step by step, newest first. */
export function Scheme({ view }: { view: SiteView }) {
  const { items, bucket } = recordsOf(view, "experience");
  if (items.length === 0) return null;
  return (
    <Section view={view} id="experience" className="steps" {...(bucket ? { bucket } : {})}>
      <Drawing view={view} />
      <CutList items={items} label={view.labels.earlierRoles} className="entries">
        {({ under, ...item }, index) => (
          <Entry
            key={index}
            view={view}
            {...item}
            notes={[joinDots(under)]}
            mark={items.length > 1 && <StepNumber number={items.length - index} />}
          />
        )}
      </CutList>
    </Section>
  );
}

function StepNumber({ number }: { number: number }) {
  return <span className="step" data-number={number} aria-hidden="true" />;
}

/** Oldest on the one side, newest on the other: the role above the arrow like a reagent, the years below it. */
function Drawing({ view }: { view: SiteView }) {
  const { items, count } = view.experience;
  if (count < 2 || count > mostSteps) return null;
  const [start] = view.education.items;
  return (
    <div className="scheme" aria-hidden="true">
      {start && <span className="compound start">{start.degree || start.institution}</span>}
      {items.toReversed().map((role, index) => (
        <span key={role.id} className="reaction">
          <span className="arrow">
            <span className="above" data-number={index + 1}>
              {role.role}
            </span>
            <span className="below">{yearRange(role.dates)}</span>
          </span>
          <span className="compound">{role.org || role.role}</span>
        </span>
      ))}
    </div>
  );
}
