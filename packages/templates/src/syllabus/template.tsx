import { Tags } from "../kit/words.ts";
import type { CSSProperties } from "react";
import { About, ContactSection, Highlights } from "../kit/parts.ts";
import { FirstLines, FitName, Portrait, SiteFrame, headLinks } from "../kit/head.ts";
import { Slot, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { Section } from "../kit/section.tsx";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";

/** The words of a school; other languages keep the common ones. */
const schoolWords = { skills: "Timetable", highlights: "Remarks", contact: "See me" } as const;

/** The timetable is glued inside the cover. */
const inside = ["skills"] as const;

const drawings: Drawings = { ...plainDrawings, skills: (view) => <Timetable view={view} /> };

/** "Exercise book": a cover with its label, a timetable, and ruled pages with a margin. */
export function SyllabusTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, schoolWords);
  return (
    <SiteFrame view={view} className="book" header={<Cover view={view} />}>
      <Slot view={view} kinds={inside} drawings={drawings} />
      <About view={view} />
      <Highlights view={view} />
      <Slot view={view} kinds="rest" except={inside} drawings={drawings} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/** The label on the cover: whose book it is, for what, at which school, and where to return it. */
function Cover({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="cover">
      <div className="label" data-photo={person.photo ? "" : undefined}>
        <Portrait view={view} width={320} height={400} />
        <FitName view={view} />
        <FirstLines view={view} links={headLinks(view, 3)} />
      </div>
    </header>
  );
}

/** Groups of skills as the days of a week, each with its lessons; what is left of a column is a free period. */
function Timetable({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  return (
    <Section view={view} id="skills" bucket={bucket}>
      <div className="week">
        {items.map((group, index) => (
          <div key={group.id} className="day" style={{ "--hue": (165 + index * 220) % 360 } as CSSProperties}>
            {count > 1 && group.title && <h3>{group.title}</h3>}
            <Tags tags={group.items} className="plain" />
          </div>
        ))}
      </div>
    </Section>
  );
}
