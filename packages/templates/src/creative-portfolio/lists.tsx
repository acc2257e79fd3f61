import type { ReactNode } from "react";
import { Tags } from "../kit/entry.tsx";
import { isFirstDrawn } from "../kit/own-forms.tsx";
import { RecordSection } from "../kit/records.tsx";
import type { RecordId } from "../kit/records.tsx";
import { CutList, Section } from "../kit/section.tsx";
import { Dates, Prose, SafeLink, joinDots } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";

/** One dense line: what, where, and the year at the end. */
function Line({
  title,
  note,
  when,
  children,
}: {
  title: ReactNode;
  note: string;
  when: ReactNode;
  children?: ReactNode;
}) {
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
  if (!philosophy && person.about.length + fields.length + influences.length === 0) return null;
  return (
    <Section view={view} id="about">
      {philosophy && <p className="statement">{philosophy}</p>}
      <Prose prose={person.about} more={labels.more} />
      {fields.length > 0 && <p className="foot-note">{`${labels.specializations}: ${joinDots(fields)}`}</p>}
      {influences.length > 0 && <p className="foot-note">{`${labels.influences}: ${joinDots(influences)}`}</p>}
    </Section>
  );
}

/** Exhibitions of the creative form. */
export function Exhibitions({ view }: { view: SiteView }) {
  const shows = view.creative?.exhibitions ?? [];
  if (shows.length === 0) return null;
  return (
    <Section view={view} id="exhibitions" className="dense">
      <CutList items={shows} label={view.labels.moreItems} className="lines">
        {({ name, venue, type, year }, index) => (
          <Line key={index} title={name} note={joinDots([venue, type])} when={year} />
        )}
      </CutList>
    </Section>
  );
}

/** Awards of the creative form and of the CV. */
export function Awards({ view }: { view: SiteView }) {
  const own = (isFirstDrawn(view, "awards") ? (view.creative?.awards ?? []) : []).map(
    ({ award, organization, category, year }) => ({
      title: award,
      note: joinDots([organization, category]),
      when: <>{year}</>,
    }),
  );
  const others = view.awards.items.map(({ title, issuer, dates }) => ({
    title,
    note: issuer,
    when: <Dates dates={dates} />,
  }));
  const all = [...own, ...others];
  if (all.length === 0) return null;
  return (
    <Section view={view} id="awards" className="dense">
      <CutList items={all} label={view.labels.moreItems} className="lines">
        {(award, index) => <Line key={index} {...award} />}
      </CutList>
    </Section>
  );
}

/** Another list of a CV, as dense as the two above. */
export function List({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} className="dense" listClassName="lines">
      {(item, index) => (
        <Line
          key={index}
          title={item.link ? <SafeLink link={item.link} /> : item.title}
          note={joinDots(item.under)}
          when={item.dates?.text ? <Dates dates={item.dates} /> : null}
        >
          {item.prose && <Prose prose={item.prose} more={view.labels.more} />}
          <Tags tags={item.tags} />
        </Line>
      )}
    </RecordSection>
  );
}
