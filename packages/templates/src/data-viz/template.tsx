import { ContactSection, Entries } from "../kit/entries.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import type { RecordId } from "../kit/records.tsx";
import { ResearchAbout, ResearchLines, researchLinks } from "../kit/research.tsx";
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
        <ResearchAbout view={view} intro={firstSentence(view.person.intro)[1]} notesClassName="notes" />
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
  const { person } = view;
  const [claim] = firstSentence(person.intro);
  const hasLines = person.title || person.location || researchLinks(view).length > 0;
  return (
    <header className="head">
      <FitName view={view} />
      {claim && <p className="claim">{claim}</p>}
      {(person.photo || hasLines) && (
        <div className="byline">
          <Portrait view={view} width={192} height={192} />
          <div>
            <ResearchLines view={view} />
          </div>
        </div>
      )}
    </header>
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
