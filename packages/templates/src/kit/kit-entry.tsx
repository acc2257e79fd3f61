import type { RecordView, SiteView } from "../view/site-view.ts";
import { EntryTitle, ItemTitle, Tags } from "./entry.tsx";
import { Pictures } from "./pictures.tsx";
import { Prose, When, joinDots } from "./text.tsx";

type KitEntryProps = {
  view: SiteView;
  /** Begins the ids of its pictures. */
  id: string;
  kind: string;
  record: RecordView;
};

/** One entry of any kind: somebody's words, a figure with its sentence, or a title and what belongs to it. */
export function KitEntry(props: KitEntryProps) {
  const { record, kind } = props;
  if (record.isQuoted && record.prose) return <Quotation {...props} />;
  return kind === "figures" ? <Figure {...props} /> : <PlainEntry {...props} />;
}

function PlainEntry({ view, id, record }: KitEntryProps) {
  const { title, under, dates, prose, tags, link, pictures = [] } = record;
  const [first = "", ...others] = under;
  const heading = title || first || dates?.text;
  const below = title ? under : others;
  return (
    <li className="kit-entry">
      {(heading || below.length > 0) && (
        <div className="kit-line">
          {heading && <EntryTitle title={heading} link={link} />}
          {below.length > 0 && <p className="quiet">{joinDots(below)}</p>}
          {dates?.text !== heading && <When dates={dates} />}
        </div>
      )}
      {prose && <Prose prose={prose} more={view.labels.more} />}
      <Tags tags={tags} />
      <Pictures view={view} id={id} pictures={pictures} />
    </li>
  );
}

function Quotation({ view, record: { title, under, dates, prose, link } }: KitEntryProps) {
  return (
    <li className="kit-entry kit-quoted">
      <figure>
        <blockquote>{prose && <Prose prose={prose} more={view.labels.more} />}</blockquote>
        <figcaption>
          {title && (
            <cite>
              <ItemTitle title={title} link={link} />
            </cite>
          )}
          {(under.length > 0 || dates?.text) && <span className="quiet">{joinDots([...under, dates?.text])}</span>}
        </figcaption>
      </figure>
    </li>
  );
}

function Figure({ view, record: { title, under, prose } }: KitEntryProps) {
  return (
    <li className="kit-entry kit-figure">
      <p className="kit-number">{title}</p>
      {under.length > 0 && <p className="kit-counts">{joinDots(under)}</p>}
      {prose && <Prose prose={prose} more={view.labels.more} />}
    </li>
  );
}
