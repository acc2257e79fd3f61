import type { ReactNode } from "react";
import { awardLines, exhibitionLines, lineOf, type CreativeLine } from "../kit/creative-lines.tsx";
import { Prose, Tags, joinDots } from "../kit/words.ts";
import { CutList, RecordSection, Section, type RecordId } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";

/** One dense line: what, where, and the year at the end. */
function Line({ title, note, when, children }: CreativeLine & { children?: ReactNode }) {
  return (
    <li className="line-item entry">
      <div>
        <h3>{title}</h3>
        {note && <p className="note">{note}</p>}
        {children}
      </div>
      {when && <p className="when">{when}</p>}
    </li>
  );
}

/** What the person thinks of their work, and beside it where it was shown and what it won. */
export function Statement({ view }: { view: SiteView }) {
  const { person, creative, labels } = view;
  const philosophy = creative?.philosophy ?? "";
  const fields = creative?.specializations ?? [];
  const influences = creative?.influences ?? [];
  if (!philosophy && person.story.length + fields.length + influences.length === 0) return null;
  return (
    <Section view={view} id="about">
      {philosophy && <p className="statement">{philosophy}</p>}
      <Prose prose={person.story} more={labels.more} />
      {fields.length > 0 && <p className="foot-note">{`${labels.specializations}: ${joinDots(fields)}`}</p>}
      {influences.length > 0 && <p className="foot-note">{`${labels.influences}: ${joinDots(influences)}`}</p>}
    </Section>
  );
}

/** Exhibitions of the creative form, or awards of the form and of the CV. */
export function Shown({ view, id }: { view: SiteView; id: "exhibitions" | "awards" }) {
  const lines = id === "awards" ? awardLines(view) : exhibitionLines(view);
  if (lines.length === 0) return null;
  return (
    <Section view={view} id={id} className="dense">
      <CutList items={lines} label={view.labels.moreItems} className="lines">
        {(line, index) => <Line key={index} {...line} />}
      </CutList>
    </Section>
  );
}

/** Another list of a CV, as dense as the two above. */
export function List({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} className="dense" listClassName="lines">
      {(item, index) => (
        <Line key={index} {...lineOf(item)}>
          {item.prose && <Prose prose={item.prose} more={view.labels.more} />}
          <Tags tags={item.tags} />
        </Line>
      )}
    </RecordSection>
  );
}
