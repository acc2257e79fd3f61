import { Career } from "../kit/career.tsx";
import { About, ContactSection, EngineeringFacts, Entries } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, SiteFrame, headLinks } from "../kit/head.ts";
import { SkillGroups, Slot, WordList, drawRecords, type Drawings } from "../kit/drawings.ts";
import { recordIds } from "../kit/records.tsx";
import type { SiteView } from "../view/site-view.ts";
import { MainLine } from "./main-line.tsx";
import { Plots } from "./plots.tsx";

const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <Entries view={view} id={id} className="short" />),
  education: (view) => <Entries view={view} id="education" />,
  languages: (view) => <WordList view={view} id="languages" />,
  interests: (view) => <WordList view={view} id="interests" />,
  experience: (view) => <MainLine view={view} />,
  skills: (view) => <SkillGroups view={view} className="legend" />,
  projects: (view) => <Plots view={view} />,
};

/** "Line map": a career as a line with stations, on a plan with a title block and a legend. */
export function UrbanBlueprintTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="plan" header={<Cartouche view={view} />}>
      <About view={view} />
      <EngineeringFacts view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

function Cartouche({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="sheet">
      <Streets />
      <div className="cartouche">
        <FitName view={view} />
        <FirstLines view={view} links={headLinks(view)} />
      </div>
      {person.photo ? (
        <div className="aerial">
          <Portrait view={view} width={400} height={300} />
        </div>
      ) : (
        <div className="north" data-initials={person.initials} aria-hidden="true">
          <svg width="120" height="120" viewBox="0 0 120 120">
            <circle cx="60" cy="60" r="46" />
            <path d="M60 0 76 60H44Z" />
          </svg>
        </div>
      )}
      <Career view={view} />
    </header>
  );
}

/** A quiet plan of no city: blocks between streets, a ring and a river. */
function Streets() {
  return (
    <svg className="streets" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 90H1200M0 210H1200M0 330H1200M120 0V420M300 0V420M470 0V420M640 0V420M810 0V420M980 0V420M1120 0V420M0 400 420 0M500 420 1010 0M760 420 1200 130" />
      <circle cx="810" cy="210" r="150" />
      <circle cx="810" cy="210" r="70" />
      <path className="river" d="M-20 300C200 240 340 390 560 330S900 380 1220 260" />
    </svg>
  );
}
