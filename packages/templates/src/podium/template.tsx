import type { CSSProperties } from "react";
import { About, ContactSection, Highlights } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, SiteFrame, headLinks } from "../kit/head.ts";
import { Entry, Years, joinDots } from "../kit/words.ts";
import { SkillGroups, Slot, Works, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { RecordSection } from "../kit/records.tsx";
import { areYears } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";
import { lanesOf } from "./lanes.ts";

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view) => <Results view={view} />,
  skills: (view) => <SkillGroups view={view} className="heats" />,
  projects: (view) => <Works view={view} className="events" sizes="(min-width: 62rem) 40rem, 88vw" />,
};

/** "Podium": a running track from the first screen to the last, with a lane for every post. */
export function PodiumTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="stadium" header={<Start view={view} />}>
      <About view={view} />
      <Highlights view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The start: the track, the name inside of its bend, and the scoreboard. */
function Start({ view }: { view: SiteView }) {
  const links = headLinks(view, 2);
  return (
    <header className="start">
      <Track view={view} />
      <FitName view={view} stacked />
      <Portrait view={view} width={360} height={450} />
      <div className="board">
        <FirstLines view={view} links={links} />
      </div>
    </header>
  );
}

/** Eight lines, and a band for each lane that is run on; the mark on the present one says how far one has read. */
function Track({ view }: { view: SiteView }) {
  const lanes = lanesOf(view);
  return (
    <div className="track" aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => {
        const lane = lanes[index - (8 - lanes.length)];
        const style = { "--n": index, ...(lane ? { "--at": `${lane.at}%` } : {}) } as CSSProperties;
        const state = lane ? (lane.isPresent ? "present" : "past") : undefined;
        return (
          <i key={index} style={style} data-lane={state}>
            {lane?.year && <b>{lane.year}</b>}
          </i>
        );
      })}
    </div>
  );
}

/** Posts as a table of results, the years in large figures. */
function Results({ view }: { view: SiteView }) {
  return (
    <RecordSection view={view} id="experience" listClassName="entries results">
      {({ under, ...item }, index) => (
        <Entry
          key={index}
          view={view}
          {...item}
          notes={[joinDots(under)]}
          mark={
            item.dates?.parsed && (
              <p className="years" data-whole={areYears(item.dates) || undefined} aria-hidden="true">
                <Years dates={item.dates} />
              </p>
            )
          }
        />
      )}
    </RecordSection>
  );
}
