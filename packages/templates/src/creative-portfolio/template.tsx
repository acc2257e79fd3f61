import { ContactList, canBeReached } from "../kit/contact-list.tsx";
import { SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import { Section } from "../kit/section.tsx";
import { Prose, SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { Elastic } from "./elastic.tsx";
import { Awards, Exhibitions, Lists, Numerals, Statement } from "./lists.tsx";
import { Poster } from "./poster.tsx";
import { Houses, Works } from "./rows.tsx";
import { WordWall } from "./words.tsx";

/** "Stretch": one loud colour, and words that stretch to fill the wall. */
export function CreativePortfolioTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="stretch" header={<Poster view={view} />}>
      <Works view={view} />
      <Statement view={view} />
      <Numerals view={view} />
      <div className="pair">
        <Exhibitions view={view} />
        <Awards view={view} />
      </div>
      <Houses view={view} />
      <WordWall view={view} />
      <div className="pair">
        <Lists
          view={view}
          ids={[
            "education",
            "training",
            "publications",
            "certifications",
            "volunteer",
            "languages",
            "interests",
            "writing",
          ]}
        />
        <Highlights view={view} className="dense" />
      </div>
      <Contact view={view} />
    </SiteFrame>
  );
}

/** The address as the last line of the poster. */
function Contact({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact">
      {person.email && (
        <p className="wall address no-print" dir="ltr">
          <SafeLink link={person.email}>
            <Elastic text={person.email.label} kind="address" />
          </SafeLink>
        </p>
      )}
      <Prose prose={person.note} more={labels.more} />
      {person.availableForFreelance && <p className="available">{labels.available}</p>}
      <ContactList view={view} />
    </Section>
  );
}
