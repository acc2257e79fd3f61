import type { ReactNode } from "react";
import type { SiteView } from "../view/site-view.ts";
import { ContactList, canBeReached } from "./contact-list.tsx";
import { Entry } from "./entry.tsx";
import type { EntryProps } from "./entry.tsx";
import { recordsOf } from "./records.tsx";
import type { RecordId } from "./records.tsx";
import { CutList, Section } from "./section.tsx";
import { Prose, joinDots } from "./text.tsx";

type EntriesProps = {
  view: SiteView;
  id: "experience" | RecordId;
  /** A drawing for each entry, by its place in the list; the entry then has an id to point at. */
  mark?: (index: number) => ReactNode;
};

type Row = Omit<EntryProps, "view" | "mark" | "id">;

/** A titled list of dated entries; from nine on the later ones fold away. */
export function Entries({ view, id, mark }: EntriesProps) {
  const { rows, bucket } = id === "experience" ? workRows(view) : recordRows(view, id);
  if (rows.length === 0) return null;
  const label = id === "experience" ? view.labels.earlierRoles : view.labels.moreItems;
  return (
    <Section view={view} id={id} {...(bucket ? { bucket } : {})}>
      <CutList items={rows} label={label} className="entries">
        {(row, index) => (
          <Entry key={index} view={view} {...row} {...(mark ? { mark: mark(index), id: `${id}-${index + 1}` } : {})} />
        )}
      </CutList>
    </Section>
  );
}

function workRows({ experience }: SiteView) {
  const rows: Row[] = experience.items.map((item) => ({
    title: item.role,
    notes: [joinDots([item.org, item.place])],
    dates: item.dates,
    prose: item.description,
    tags: item.skills,
  }));
  return { rows, bucket: experience.bucket };
}

function recordRows(view: SiteView, id: RecordId) {
  const { items, bucket } = recordsOf(view, id);
  const rows: Row[] = items.map((item) => ({
    title: item.title,
    notes: [joinDots(item.under)],
    dates: item.dates ?? undefined,
    link: item.link,
    tags: item.tags,
    ...(item.prose ? { prose: item.prose } : {}),
  }));
  return { rows, bucket };
}

/** Languages with the level in the owner's words, and interests. */
export function WordLists({ view }: { view: SiteView }) {
  return (["languages", "interests"] as const).map((id) => {
    const { items } = recordsOf(view, id);
    if (items.length === 0) return null;
    return (
      <Section key={id} view={view} id={id}>
        <ul className="words">
          {items.map((item, index) => (
            <li key={index}>{joinDots([item.title, ...item.under])}</li>
          ))}
        </ul>
      </Section>
    );
  });
}

/** The owner's note and every way of contact. */
export function ContactSection({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact">
      <Prose prose={person.note} more={labels.more} />
      {person.availableForFreelance && <p className="available">{labels.available}</p>}
      <ContactList view={view} />
    </Section>
  );
}
