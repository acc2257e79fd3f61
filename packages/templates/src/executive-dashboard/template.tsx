import { ContactList, canBeReached } from "../kit/contact-list.tsx";
import { SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import { Section } from "../kit/section.tsx";
import { Prose } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { Cover, Leadership, Letter } from "./opening.tsx";
import { Competencies, Initiatives, Offices, Programmes, Records } from "./record.tsx";

/** "Board pack": the first pages of an annual report about a leader. */
export function ExecutiveDashboardTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="pack" header={<Cover view={view} />}>
      <div className="spread opening">
        <Letter view={view} />
        <Leadership view={view} />
      </div>
      <Highlights view={view} />
      <div className="spread board">
        <Offices view={view} />
        <div className="rail">
          <Records view={view} ids={["education", "training", "certifications", "languages", "awards"]} />
        </div>
      </div>
      <Competencies view={view} />
      <Initiatives view={view} />
      <Programmes view={view} />
      <div className="foot-lists">
        <Records view={view} ids={["volunteer", "publications", "interests", "writing"]} />
      </div>
      <Office view={view} />
    </SiteFrame>
  );
}

function Office({ view }: { view: SiteView }) {
  const { person, labels } = view;
  if (!canBeReached(view) && person.note.length === 0) return null;
  return (
    <Section view={view} id="contact" className="address">
      <div className="note">
        <Prose prose={person.note} more={labels.more} />
        {person.availableForFreelance && <p>{labels.available}</p>}
      </div>
      <ContactList view={view} />
    </Section>
  );
}
