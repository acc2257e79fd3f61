import { Dates, Prose, SafeLink, Tags } from "../kit/words.ts";
import { RecordSection, type RecordId, type RecordItem } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";

/** Entries on the axis: what in roman, where in italic, the years at the end of the line. */
export function CentredEntries({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} listClassName="entries">
      {(item, index) => <CentredEntry key={index} view={view} item={item} />}
    </RecordSection>
  );
}

function CentredEntry({ view, item }: { view: SiteView; item: RecordItem }) {
  const hasProse = item.prose !== null && item.prose.length > 0;
  return (
    <li className="entry">
      <div className="line">
        <h3>{item.link ? <SafeLink link={item.link} /> : item.title}</h3>
        {(item.under.length > 0 || item.dates?.text) && (
          <p>
            {item.under.length > 0 && <i>{item.under.join(", ")}</i>}
            {item.dates && <Dates dates={item.dates} className="years" />}
          </p>
        )}
      </div>
      {hasProse && item.prose && <Prose prose={item.prose} more={view.labels.more} />}
      <Tags tags={item.tags} />
    </li>
  );
}

/** Skills run in after an italic lead, languages and interests in one line each. */
export function RunIn({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="run">
      {label && <i>{label}: </i>}
      {words.join(", ")}
    </p>
  );
}

/** A word and in brackets its level, as the owner put it. */
export function withLevel({ title, under }: RecordItem): string {
  return under.length > 0 ? `${title} (${under.join(", ")})` : title;
}
