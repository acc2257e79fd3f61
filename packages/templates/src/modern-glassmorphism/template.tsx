import { ContactList, canBeReached, lengthOf } from "../kit/contact-list.tsx";
import { Entries } from "../kit/entries.tsx";
import { SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import { Section } from "../kit/section.tsx";
import { Prose, SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { SkillsPane, ValuesPane, WordPanes } from "./capsules.tsx";
import { Dock, dockPlaces } from "./dock.tsx";
import { ExperiencePane } from "./experience-pane.tsx";
import { Field } from "./field.tsx";
import { Identity, Introduction, hasIntroduction } from "./identity.tsx";
import { Reel } from "./reel.tsx";

const shortLists = ["education", "training", "certifications", "publications", "awards", "volunteer"] as const;

/** "Lantern": panes of frosted glass in front of the owner's own light. */
export function ModernGlassmorphismTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="lantern" header={<Head view={view} />}>
      <Introduction view={view} />
      <ExperiencePane view={view} />
      <SkillsPane view={view} />
      <Reel view={view} />
      <div className="panes">
        <ValuesPane view={view} />
        <Highlights view={view} className="pane" />
        {shortLists.map((id) => (
          <Entries key={id} view={view} id={id} className="pane" />
        ))}
        <WordPanes view={view} />
        <Entries view={view} id="writing" className="pane" />
      </div>
      <Contact view={view} />
    </SiteFrame>
  );
}

function Head({ view }: { view: SiteView }) {
  return (
    <header className="head">
      <Field view={view} />
      <Identity view={view} />
      <Dock view={view} places={dockPlaces(view, hasIntroduction(view))} />
    </header>
  );
}

/** One large button to write with, and the other ways beside it. */
function Contact({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact" className="pane">
      <div className="write">
        <Prose prose={person.note} more={labels.more} />
        {person.availableForFreelance && <p className="available">{labels.available}</p>}
        {person.email && (
          <p className="no-print" dir="ltr" style={lengthOf(person.email)}>
            <SafeLink link={person.email} className="button" />
          </p>
        )}
      </div>
      <ContactList view={view} />
    </Section>
  );
}
