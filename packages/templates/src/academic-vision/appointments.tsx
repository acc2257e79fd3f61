import type { ReactNode } from "react";
import { ListSection, RecordSection, Section, type RecordId } from "../kit/lists.ts";
import { Prose, Tags, When, joinDots } from "../kit/words.ts";
import type { DatesView } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";

/** A note of so few letters is not worth a marker that unfolds. */
const shortNote = 40;

type ListProps = { view: SiteView; id: RecordId };
type ItemProps = {
  dates: DatesView | null;
  title: string;
  where: string;
  notes: readonly string[];
  children?: ReactNode;
};

/** A dated paragraph; a longer side note folds on small pages; it stands in the margin on wide ones. */
function Item({ dates, title, where, notes, children }: ItemProps) {
  const isShort = notes.join(", ").length <= shortNote;
  return (
    <li className="entry">
      <When dates={dates} />
      <div className="what">
        <h3>{title}</h3>
        {where && <p className="where">{where}</p>}
        {children}
      </div>
      {notes.length > 0 && (
        <details className="note" open={isShort} data-short={isShort || undefined}>
          <summary>
            <span className="sr">{title}</span>
          </summary>
          <Tags tags={notes} className="words" />
        </details>
      )}
    </li>
  );
}

/** Where the person has worked, or what they have heard; what they used there are side notes. */
export function Appointments({ view, id, className = "entries" }: ListProps & { className?: string }) {
  return (
    <RecordSection view={view} id={id} listClassName={className}>
      {({ title, under, dates, prose, tags }, index) => (
        <Item key={index} dates={dates} title={title} where={joinDots(under)} notes={tags}>
          {prose && <Prose prose={prose} more={view.labels.more} />}
        </Item>
      )}
    </RecordSection>
  );
}

/** Degrees; grades and subjects are side notes. */
export function Studies({ view }: { view: SiteView }) {
  const { labels } = view;
  return (
    <ListSection view={view} id="education" listClassName="entries">
      {(item) => (
        <Item
          key={item.id}
          dates={item.dates}
          title={item.degree || item.institution}
          where={joinDots([item.degree ? item.institution : "", item.place])}
          notes={[...(item.grade ? [`${labels.grade}: ${item.grade}`] : []), ...item.courses]}
        >
          <Prose prose={item.description} more={labels.more} />
        </Item>
      )}
    </ListSection>
  );
}

/** Skills as run-in paragraphs, the way a paper names its methods. */
export function Methods({ view }: { view: SiteView }) {
  const { skills } = view;
  if (skills.count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={skills.bucket}>
      {skills.items.map((group) => (
        <div className="run-in" key={group.id}>
          {skills.count > 1 && group.title && <h3>{group.title}</h3>}
          <Tags tags={group.items} className="words" />
        </div>
      ))}
    </Section>
  );
}
