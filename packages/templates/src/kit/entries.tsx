import type { ReactNode } from "react";
import type { SiteView } from "../view/site-view.ts";
import { ContactList, canBeReached } from "./contact-list.tsx";
import { Entry } from "./entry.tsx";
import { RecordSection, type RecordId } from "./records.tsx";
import { Section } from "./section.tsx";
import { Prose, joinDots } from "./text.tsx";

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

type ContactProps = {
  view: SiteView;
  className?: string;
  /** Class of a frame around everything, and of one around the note. */
  frame?: string;
  noteFrame?: string;
  /** What stands before the note. */
  children?: ReactNode;
};

/** The owner's note and every way of contact. */
export function ContactSection({ view, className, frame, noteFrame, children }: ContactProps) {
  const { person, labels } = view;
  const hasNote = person.note.length > 0 || person.availableForFreelance;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact" {...(className ? { className } : {})}>
      <Framed className={frame}>
        {children}
        <Framed className={hasNote ? noteFrame : undefined}>
          <Prose prose={person.note} more={labels.more} />
          {person.availableForFreelance && <p className="available">{labels.available}</p>}
        </Framed>
        <ContactList view={view} />
      </Framed>
    </Section>
  );
}

function Framed({ className, children }: { className: string | undefined; children: ReactNode }) {
  return className ? <div className={className}>{children}</div> : children;
}
