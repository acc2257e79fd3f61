import type { ReactNode } from "react";
import type { SiteView } from "../view/site-view.ts";
import { ContactList, canBeReached } from "./contact-list.tsx";
import { Entry, Tags } from "./entry.tsx";
import { RecordSection } from "./records.tsx";
import type { RecordId } from "./records.tsx";
import { Section } from "./section.tsx";
import { Prose, joinDots, withLevel } from "./text.tsx";

type EntriesProps = {
  view: SiteView;
  id: RecordId;
  className?: string;
  listClassName?: string;
  /** A drawing for each entry, by its place in the list; the entry then has an id to point at. */
  mark?: (index: number) => ReactNode;
};

/** A titled list of dated entries; from nine on the later ones fold away. */
export function Entries({ view, id, className, listClassName = "entries", mark }: EntriesProps) {
  return (
    <RecordSection view={view} id={id} listClassName={listClassName} {...(className ? { className } : {})}>
      {({ under, ...item }, index) => (
        <Entry
          key={index}
          view={view}
          {...item}
          notes={[joinDots(under)]}
          {...(mark ? { mark: mark(index), id: `${view.anchors[id] ?? id}-${index + 1}` } : {})}
        />
      )}
    </RecordSection>
  );
}

/** Languages with the level in the owner's words in brackets, and interests. */
export function WordLists({ view }: { view: SiteView }) {
  const words = { languages: view.languages.items.map(withLevel), interests: view.interests };
  return (["languages", "interests"] as const).map((id) => {
    if (words[id].length === 0) return null;
    return (
      <Section key={id} view={view} id={id}>
        <Tags tags={words[id]} className="words" />
      </Section>
    );
  });
}

/** The owner's note and every way of contact. */
export function ContactSection({ view, className }: { view: SiteView; className?: string }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact" {...(className ? { className } : {})}>
      <Prose prose={person.note} more={labels.more} />
      {person.availableForFreelance && <p className="available">{labels.available}</p>}
      <ContactList view={view} />
    </Section>
  );
}

const shortLists = ["publications", "certifications", "awards", "volunteer"] as const satisfies readonly RecordId[];

/** How a plain page ends: the short lists, words in a row, writing, contact. */
export function ClosingSections({ view, lists = shortLists }: { view: SiteView; lists?: readonly RecordId[] }) {
  return (
    <>
      {lists.map((id) => (
        <Entries key={id} view={view} id={id} />
      ))}
      <WordLists view={view} />
      <Entries view={view} id="writing" />
      <ContactSection view={view} />
    </>
  );
}
