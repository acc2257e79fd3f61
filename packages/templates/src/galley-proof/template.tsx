import { About, ContactSection, Highlights } from "../kit/parts.ts";
import { FitName, Portrait, SiteFrame, headLinks } from "../kit/head.ts";
import { LinkRow, joinDots } from "../kit/words.ts";
import { SkillBlocks, Slot, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";

/** The words of a desk; other languages keep the common ones. */
const words = { writing: "Columns", projects: "Clippings", skills: "House style" } as const;

/** What was written leads, as it does in a paper. */
const lead = ["writing"] as const;

const drawings: Drawings = {
  ...plainDrawings,
  skills: (view) => <SkillBlocks view={view} className="usage" />,
  projects: (view) => (
    <Works view={view} className="cuttings" sizes="(min-width: 64rem) 22rem, 88vw" width={720} height={480} />
  ),
};

/** "Galley proof": one long column on the desk, the pen in its margins. */
export function GalleyProofTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  return (
    <SiteFrame view={view} className="galley" header={<Headline view={view} />}>
      <Slot view={view} kinds={lead} drawings={drawings} />
      <About view={view} />
      <Highlights view={view} />
      <Slot view={view} kinds="rest" except={lead} drawings={drawings} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The slug of the proof in its margin, the name as headline, and a ring of the pen around the present post. */
function Headline({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="headline">
      <Portrait view={view} width={320} height={400} />
      <FitName view={view} stacked />
      {person.title && <p className="title">{person.title}</p>}
      {person.present.length > 0 && (
        <p className="present no-print">
          <span>{joinDots(person.present)}</span>
        </p>
      )}
      {person.location && <p className="place">{person.location}</p>}
      <LinkRow links={headLinks(view, 3)} className="links no-print" />
    </header>
  );
}
