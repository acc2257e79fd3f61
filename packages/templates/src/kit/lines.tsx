import type { ReactNode } from "react";
import type { SiteView } from "../view/site-view.ts";
import { EntryTitle, Tags } from "./entry.tsx";
import { drawRecords } from "./own-forms.tsx";
import { RecordSection, type RecordId, type RecordItem } from "./records.tsx";
import { Prose, When, joinDots } from "./text.tsx";

/** Lives and studies as lines that open. */
export const lineDrawings = drawRecords(["experience", "education", "training", "volunteer"], (view, id) => (
  <Lines view={view} id={id} />
));

/** A titled list of lines; what there is to say of an entry opens under its line, on paper too. The first is open. */
function Lines({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} listClassName="entries">
      {(item, index) => <Line key={index} item={item} isOpen={index === 0} />}
    </RecordSection>
  );
}

/** One line, and under it what opens: its text, and whatever `more` there is. */
export function Line({ item, isOpen, more }: { item: RecordItem; isOpen: boolean; more?: ReactNode }) {
  const { title, under, dates, prose, tags, link } = item;
  const [first = "", ...others] = under;
  const heading = title || first || dates?.text;
  const notes = joinDots(title ? under : others);
  const line = (
    <>
      {heading && <EntryTitle title={heading} link={link} />} {notes && <span className="quiet">{notes}</span>}
    </>
  );
  const hasText = prose !== null && prose.length > 0;
  return (
    <li className="entry">
      {dates?.text !== heading && <When dates={dates} />}
      {hasText || tags.length > 0 || more ? (
        <details className="what" open={isOpen}>
          <summary>{line}</summary>
          <div className="text">
            {prose && <Prose prose={{ ...prose, lead: prose.blocks, rest: [] }} more="" />}
            <Tags tags={tags} />
            {more}
          </div>
        </details>
      ) : (
        <div className="what">{line}</div>
      )}
    </li>
  );
}
