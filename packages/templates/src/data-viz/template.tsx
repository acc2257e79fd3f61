import { AboutNotes } from "../kit/about-notes.tsx";
import { ContactSection, Entries } from "../kit/entries.tsx";
import { LinkRow } from "../kit/entry.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import type { RecordId } from "../kit/records.tsx";
import { Section } from "../kit/section.tsx";
import { Prose } from "../kit/text.tsx";
import type { DatesView } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";
import { Axis, Chart } from "./chart.tsx";
import { withChartLabels } from "./chart-labels.ts";
import { Figures, SkillCounts } from "./counts.tsx";
import { firstSentence } from "./first-sentence.ts";
import { Multiples } from "./multiples.tsx";
import { Strip } from "./strip.tsx";
import { timeScale } from "./time-scale.ts";
import type { TimeScale } from "./time-scale.ts";

/** "Shared axis": the whole CV is one chart, and every entry is a mark on its one axis. */
export function DataVizTemplate({ view: given }: { view: SiteView }) {
  const view = withChartLabels(given);
  const scale = timeScale(view);
  const axis = scale && <Axis scale={scale} now={view.labels.now} />;
  return (
    <SiteFrame view={view} className="figure" header={<ChartTitle view={view} />}>
      <div className="timed">
        {axis}
        <Chart view={view} scale={scale} />
        <About view={view} />
        <Figures view={view} />
        <Lane view={view} scale={scale} id="experience" />
        <Lane view={view} scale={scale} id="education" />
        <Lane view={view} scale={scale} id="training" />
      </div>
      <SkillCounts view={view} />
      <div className="timed">
        {hasLater(view) && axis}
        <Multiples view={view} scale={scale} />
        {(["publications", "certifications", "awards", "volunteer"] as const).map((id) => (
          <Lane key={id} view={view} scale={scale} id={id} />
        ))}
      </div>
      <Entries view={view} id="languages" />
      <Entries view={view} id="interests" />
      <Entries view={view} id="writing" />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

const hasLater = ({ projects, publications, certifications, awards, volunteer }: SiteView) =>
  [projects, publications, certifications, awards, volunteer].some(({ count }) => count > 0);

/** The name and the first thing the person says, set as a chart sets its title. */
function ChartTitle({ view }: { view: SiteView }) {
  const { person, academic } = view;
  const [claim] = firstSentence(person.intro);
  const links = [
    ...(person.email ? [person.email] : []),
    ...(academic?.scholarProfile ? [academic.scholarProfile] : []),
    ...person.links.slice(0, 2),
  ];
  return (
    <header className="head">
      <FitName view={view} />
      {claim && <p className="claim">{claim}</p>}
      {(person.photo || person.title || person.location || links.length > 0) && (
        <div className="byline">
          <Portrait view={view} width={192} height={192} />
          <div>
            {person.title && <p className="title">{person.title}</p>}
            {person.location && <p className="place">{person.location}</p>}
            <LinkRow links={links} className="links no-print" />
          </div>
        </div>
      )}
    </header>
  );
}

function About({ view }: { view: SiteView }) {
  const { person, academic, labels } = view;
  const [, rest] = firstSentence(person.intro);
  const areas = academic?.researchAreas ?? [];
  const remarks = academic?.philosophyStats ?? [];
  const philosophy = academic?.philosophy ?? "";
  if (!rest && !philosophy && person.about.length + areas.length + remarks.length === 0) return null;
  return (
    <Section view={view} id="about">
      <div className="text">
        {rest && <p className="intro">{rest}</p>}
        <Prose prose={person.about} more={labels.more} />
      </div>
      <AboutNotes philosophy={philosophy} remarks={remarks} areas={areas} className="notes" />
    </Section>
  );
}

/** A list whose entries carry their own place on the axis. */
function Lane({ view, scale, id }: { view: SiteView; scale: TimeScale | null; id: TimedId }) {
  const dates: readonly DatesView[] = view[id].items.map((item) => item.dates);
  const strip = (index: number) =>
    scale ? (
      <Strip scale={scale} dates={dates[index] ?? null} kind={id} />
    ) : (
      <span className="strip" aria-hidden="true" />
    );
  return <Entries view={view} id={id} mark={strip} />;
}

type TimedId = Exclude<RecordId, "languages" | "interests" | "writing">;
