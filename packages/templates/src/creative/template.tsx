import { SiteFrame } from "../kit/head.ts";
import { CreativeNumbers, creativeNumbers } from "../kit/creative-numbers.tsx";
import { ContactSection, Highlights } from "../kit/parts.ts";
import { OwnForms, Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { Section } from "../kit/section.tsx";
import { Prose } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { Cover } from "./cover.tsx";
import { Scissors } from "./glyphs.tsx";
import { Awards, Flyers, Scribbles, Stapled, Stickers, Tickets } from "./scraps.tsx";
import { Strips, TornCards } from "./strips.tsx";

/** What is short lies in scraps side by side. */
const scraps = ["publications", "certifications", "awards", "volunteer", "press", "languages", "interests", "writing"];

const tools = { skills: (view: SiteView) => <Stickers view={view} /> };
const prizes = { awards: (view: SiteView) => <Awards view={view} /> };

const drawings: Drawings = {
  ...tools,
  ...prizes,
  ...drawRecords(["education", "training"], (view, id) => <Tickets view={view} id={id} />),
  ...drawRecords(["publications", "certifications", "volunteer", "writing"], (view, id) => (
    <Stapled view={view} id={id} />
  )),
  experience: (view) => <Strips view={view} />,
  projects: (view) => <TornCards view={view} />,
  languages: (view) => <Scribbles view={view} id="languages" />,
  interests: (view) => <Scribbles view={view} id="interests" />,
};

/** "Overprint": a zine in two inks, pasted by hand. */
export function CreativeTemplate({ view: given }: { view: SiteView }) {
  const view = { ...given, hasTwins: true };
  return (
    <SiteFrame view={view} className="zine" header={<Cover view={view} />}>
      <About view={view} />
      <Slot view={view} kinds="rest" except={scraps} drawings={drawings} />
      <OwnForms view={view} drawings={tools} />
      <Flyers view={view} />
      <div className="scraps">
        <Slot view={view} kinds={scraps} drawings={drawings} />
        <OwnForms view={view} drawings={prizes} />
        <Scribbles view={view} id="influences" />
      </div>
      <Highlights view={view} className="taped" />
      <ContactSection view={view}>
        <Scissors />
      </ContactSection>
    </SiteFrame>
  );
}

/** What the person thinks, as a note in marker, and who they are. */
function About({ view }: { view: SiteView }) {
  const { person, creative, labels } = view;
  const philosophy = creative?.philosophy ?? "";
  const numbers = creativeNumbers(view);
  if (!philosophy && person.story.length + numbers.length === 0) return null;
  return (
    <Section view={view} id="about">
      {philosophy && <p className="marker">{philosophy}</p>}
      <div className="told">
        <Prose prose={person.story} more={labels.more} />
        <CreativeNumbers view={view} className="numbers" />
      </div>
    </Section>
  );
}
