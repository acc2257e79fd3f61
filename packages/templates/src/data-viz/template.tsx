import { ContactSection, Entries, ResearchAbout, ResearchLines, researchLinks } from "../kit/parts.ts";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { Sections, drawRecords, plainDrawings, sectionRuns, type Drawings } from "../kit/drawings.ts";
import type { RecordId } from "../kit/records.tsx";
import { rememberLast } from "../view/remember-last.ts";
import type { DatesView } from "../view/dates.ts";
import { withWords } from "../view/own-words.ts";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { Axis, Chart } from "./chart.tsx";
import { Figures, SkillCounts } from "./counts.tsx";
import { Multiples } from "./multiples.tsx";
import { Strip } from "./strip.tsx";
import { timeScale, type TimeScale } from "./time-scale.ts";

/** The words of a chart; other languages keep the common ones. */
const words = { highlights: "In numbers", contact: "Source and contact" } as const;

/** "Shared axis": the whole CV is one chart, and every entry is a mark on its one axis. */
export function DataVizTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, words);
  const scale = timeScale(view);
  const axis = scale && <Axis scale={scale} now={view.labels.now} />;
  const drawings = drawingsOn(scale);
  const runs = sectionRuns(view.sections, ({ kind }) => timed.has(kind));
  const first = runs[0]?.group ? runs[0] : undefined;
  return (
    <SiteFrame view={view} className="figure" header={<ChartTitle view={view} />}>
      <div className="timed">
        {axis}
        <Chart view={view} scale={scale} />
        <ResearchAbout view={view} intro="" notesClassName="notes" />
        <Figures view={view} />
        {first && <Sections view={view} sections={first.sections} drawings={drawings} />}
      </div>
      {runs.slice(first ? 1 : 0).map(({ group, sections }, index) => (
        <div key={index} className={group ? "timed" : undefined}>
          {group && sections.some(isDated) && axis}
          <Sections view={view} sections={sections} drawings={drawings} />
        </div>
      ))}
      <ContactSection view={view} />
    </SiteFrame>
  );
}

const isDated = ({ records }: SectionView) => records.some(({ dates }) => dates?.parsed);

/** Kinds whose entries lie on the axis; it is drawn over each run of them. */
const timed = new Set([
  "experience",
  "education",
  "training",
  "projects",
  "publications",
  "certifications",
  "awards",
  "volunteer",
]);

const lanes = [...timed].filter((kind): kind is TimedId => kind !== "projects");

/** The same axis gives the same drawings. */
const drawingsOn = rememberLast((scale: TimeScale | null): Drawings => ({
  ...plainDrawings,
  ...drawRecords(["languages", "interests"], (view, id) => <Entries view={view} id={id} />),
  ...Object.fromEntries(
    lanes.map((id) => [id, (view: SiteView) => <Lane view={view} scale={scale} id={id} />] as const),
  ),
  skills: (view) => <SkillCounts view={view} />,
  projects: (view) => <Multiples view={view} scale={scale} />,
}));

/** The name and the first thing the person says, set as a chart sets its title. */
function ChartTitle({ view }: { view: SiteView }) {
  const { person } = view;
  const { claim } = person;
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
