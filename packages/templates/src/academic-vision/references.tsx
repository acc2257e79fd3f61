import { CitationParts } from "../kit/citations.tsx";
import { EntryTitle, RecordText, Tags, When, joinDots } from "../kit/words.ts";
import { foldLabel } from "../kit/list-section.tsx";
import { isFirstDrawn } from "../kit/own-forms.tsx";
import { RecordSection, recordsOf, type RecordId, type RecordItem } from "../kit/records.tsx";
import { CutList, Folded, Section, cutList } from "../kit/section.tsx";
import type { RecordView, SectionView, SiteView } from "../view/site-view.ts";
import { paperAnchor } from "./by-year.tsx";

/** So many references stand in the page; a life's work beyond them folds. */
const mostReferences = 80;

/** The reference list: numbered, hanging, the year once for all that appeared in it. */
export function References({ view, section }: { view: SiteView; section: SectionView }) {
  const { records, bucket } = section;
  const [shown, others] = cutList(records, mostReferences, mostReferences + 10);
  const list = (part: readonly RecordView[], from: number) => (
    <ol className="references" start={from + 1} style={{ counterReset: `reference ${from}` }}>
      {part.map((record, index) => (
        <Reference
          key={index}
          view={view}
          record={record}
          anchor={paperAnchor(section, from + index)}
          repeats={part[index - 1]?.dates?.text === record.dates?.text}
        />
      ))}
    </ol>
  );
  return (
    <Section view={view} id="publications" bucket={bucket}>
      {list(shown, 0)}
      {others.length > 0 && (
        <Folded label={foldLabel(view, "publications")} count={others.length}>
          {list(others, shown.length)}
        </Folded>
      )}
    </Section>
  );
}

type ReferenceProps = { view: SiteView; record: RecordView; anchor: string; repeats: boolean };

function Reference({ view, record, anchor, repeats }: ReferenceProps) {
  const { dates, citation } = record;
  return (
    <li className="entry kit-paper" id={anchor} data-repeats={repeats || undefined}>
      <When dates={dates} />
      <div className="what">
        <EntryTitle title={record.title} link={record.link} />
        {citation?.isFull ? (
          <CitationParts view={view} citation={citation} />
        ) : (
          citation?.venue && <p className="venue">{citation.venue}</p>
        )}
      </div>
    </li>
  );
}

/** Certificates, service and notes. */
export function ShortList({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} listClassName="entries close">
      {(item, index) => <Line key={index} item={item} view={view} />}
    </RecordSection>
  );
}

/** Languages or interests in one run. */
export function Words({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} listClassName="words">
      {(item, index) => <li key={index}>{joinDots([item.title, ...item.under])}</li>}
    </RecordSection>
  );
}

/** Prizes, and what the owner counts as achievements. */
export function Honours({ view }: { view: SiteView }) {
  const achievements = isFirstDrawn(view, "awards") ? (view.academic?.achievements ?? []) : [];
  const { awards, labels } = view;
  if (awards.count + achievements.length === 0) return null;
  return (
    <Section view={view} id="awards" bucket={awards.bucket}>
      {awards.count > 0 && (
        <CutList items={recordsOf(view, "awards").items} label={labels.moreItems} className="entries close">
          {(item, index) => <Line key={index} item={item} view={view} />}
        </CutList>
      )}
      <Tags tags={achievements} className="achievements" />
    </Section>
  );
}

function Line({ item, view }: { item: RecordItem; view: SiteView }) {
  return (
    <li className="entry">
      <When dates={item.dates} />
      <div className="what">
        <RecordText view={view} item={item} note="where" />
      </div>
    </li>
  );
}
