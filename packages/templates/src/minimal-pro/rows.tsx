import type { ReactNode } from "react";
import { EntryTitle, Prose, Tags, When } from "../kit/words.ts";
import { RecordSection, type RecordId, type RecordItem } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";

type RowProps = Pick<RecordItem, "dates" | "title" | "link"> & { under?: readonly string[]; children: ReactNode };

/** Three aligned columns: time, what and where, and the text. */
function Row({ dates, title, link, under = [], children }: RowProps) {
  return (
    <li className="row entry">
      <When dates={dates} />
      <div className="what">
        <EntryTitle title={title} link={link} />
        {under.map((line, index) => (
          <p key={index} className="quiet">
            {line}
          </p>
        ))}
      </div>
      <div className="text">{children}</div>
    </li>
  );
}

type RowsProps = { view: SiteView; id: RecordId };

/** Roles, studies, courses, unpaid work: where it was under the title, the text in its own column. */
export function TextRows({ view, id, className = "rows" }: RowsProps & { className?: string }) {
  return (
    <RecordSection view={view} id={id} listClassName={className}>
      {({ prose, tags, ...item }, index) => (
        <Row key={index} {...item}>
          {prose && <Prose prose={prose} more={view.labels.more} />}
          <Tags tags={tags} />
        </Row>
      )}
    </RecordSection>
  );
}

/** Publications, certificates, awards and writing: date, title, and one note in the column of the text. */
export function NoteRows({ view, id }: RowsProps) {
  return (
    <RecordSection view={view} id={id} listClassName="rows compact">
      {({ dates, title, link, under }, index) => (
        <Row key={index} dates={dates} title={title} link={link}>
          <p>{under.join(" ")}</p>
        </Row>
      )}
    </RecordSection>
  );
}
