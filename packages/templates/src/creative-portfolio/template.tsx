import { CreativeNumbers } from "../kit/creative-numbers.tsx";
import { SiteFrame } from "../kit/head.ts";
import { ContactSection, Highlights } from "../kit/parts.ts";
import { OwnForms, Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { recordIds } from "../kit/records.tsx";
import { SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { Elastic } from "./elastic.tsx";
import { List, Shown, Statement } from "./lists.tsx";
import { Poster } from "./poster.tsx";
import { Houses, Works } from "./rows.tsx";
import { WordWall } from "./words.tsx";

/** Works lead the page; what was won stands beside where it was shown. */
const index = ["projects"];
const honours = ["awards", "press"];

/** Lists that stand in two columns. */
const dense = [
  "education",
  "training",
  "publications",
  "talks",
  "certifications",
  "volunteer",
  "table",
  "languages",
  "interests",
  "writing",
];

const tools = { skills: (view: SiteView) => <WordWall view={view} /> };
const prizes = { awards: (view: SiteView) => <Shown view={view} id="awards" /> };

const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <List view={view} id={id} />),
  ...tools,
  ...prizes,
  projects: (view) => <Works view={view} />,
  experience: (view) => <Houses view={view} />,
};

/** "Stretch": one loud colour, and words that stretch to fill the wall. */
export function CreativePortfolioTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="stretch" header={<Poster view={view} />}>
      <Slot view={view} kinds={index} drawings={drawings} />
      <Statement view={view} />
      <CreativeNumbers view={view} className="numerals" />
      <div className="pair">
        <Shown view={view} id="exhibitions" />
        <Slot view={view} kinds={honours} drawings={drawings} kitClass="dense" />
        <OwnForms view={view} drawings={prizes} />
      </div>
      <Slot view={view} kinds="rest" except={[...index, ...honours, ...dense]} drawings={drawings} />
      <OwnForms view={view} drawings={tools} />
      <div className="pair">
        <Slot view={view} kinds={dense} drawings={drawings} kitClass="dense" />
        <Highlights view={view} className="dense" />
      </div>
      <Contact view={view} />
    </SiteFrame>
  );
}

/** The address as the last line of the poster. */
function Contact({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <ContactSection view={view}>
      {person.email && (
        <p className="wall address no-print" dir="ltr">
          <SafeLink link={person.email}>
            <Elastic text={person.email.label} kind="address" />
          </SafeLink>
        </p>
      )}
    </ContactSection>
  );
}
