import { About } from "../src/kit/about.tsx";
import { headLinks } from "../src/kit/contact-list.tsx";
import { ContactSection } from "../src/kit/entries.tsx";
import { FitName, Portrait, Present, SiteFrame } from "../src/kit/frame.tsx";
import { Highlights } from "../src/kit/highlights.tsx";
import { plainDrawings } from "../src/kit/plain-drawings.tsx";
import { Slot, type Drawings } from "../src/kit/slots.tsx";
import { SafeLink } from "../src/kit/text.tsx";
import type { SiteView } from "../src/view/site-view.ts";

/** Kinds of sections that this template draws in its own way stand here; the kit draws the others. */
const drawings: Drawings = { ...plainDrawings };

/** The whole page: the same view gives the same page, without a clock, a window or the network. */
export function Template({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="sheet" header={<Opening view={view} />}>
      <About view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} />
      <Highlights view={view} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** What a recruiter looks for first: name, title, present employer, place and a way to write. */
function Opening({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="opening">
      <Portrait view={view} width={160} height={160} />
      <FitName view={view} />
      {person.title && <p className="title">{person.title}</p>}
      <Present view={view} />
      {person.location && <p className="quiet">{person.location}</p>}
      <ul className="ways no-print">
        {headLinks(view).map((link) => (
          <li key={link.href}>
            <SafeLink link={link} />
          </li>
        ))}
      </ul>
    </header>
  );
}
