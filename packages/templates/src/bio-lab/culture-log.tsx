import { Entries } from "../kit/entries.tsx";
import { Entry, joinDots } from "../kit/words.ts";
import { RecordSection, type RecordId } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";
import { passageMarks } from "./passages.ts";

/** Roles as entries of a culture log; a single one needs no counter. */
export function CultureLog({ view }: { view: SiteView }) {
  const { items, count } = view.experience;
  const marks = count > 1 ? passageMarks(items) : [];
  return (
    <RecordSection view={view} id="experience" listClassName="log">
      {({ under, ...item }, index) => (
        <Entry
          key={index}
          view={view}
          {...item}
          notes={[joinDots(under)]}
          mark={marks[index] ? <span className="day" aria-hidden="true" data-day={marks[index]} /> : null}
        />
      )}
    </RecordSection>
  );
}

/** A shorter list in its own part of the notebook. */
export function LabRecords({ view, id }: { view: SiteView; id: RecordId }) {
  return <Entries view={view} id={id} className="records" listClassName="list" />;
}
