import type { CSSProperties } from "react";
import { WayList, canBeReached } from "../kit/contact-list.tsx";
import { Section } from "../kit/section.tsx";
import { Prose, SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";

/** The last compartment: full width, in the owner's accent, with the address as large as it can be. */
export function ContactStrip({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact" className="tray strip">
      {person.email && (
        <p className="big" dir="ltr" style={{ "--len": person.email.label.length } as CSSProperties}>
          <SafeLink link={person.email} />
        </p>
      )}
      <Prose prose={person.note} more={labels.more} />
      {person.availableForFreelance && <p className="strong">{labels.available}</p>}
      <WayList view={view} className="ways" />
    </Section>
  );
}
