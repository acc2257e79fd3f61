import { About, ContactSection, Entries, Highlights } from "../kit/parts.ts";
import { FitName, Portrait, Present, SiteFrame, headLinks } from "../kit/head.ts";
import { LinkRow } from "../kit/entry.tsx";
import { SkillGroups, Slot, plainDrawings, type Drawings } from "../kit/drawings.ts";
import { steady } from "../kit/steady.tsx";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { growthRings } from "./rings.ts";
import { Seeds } from "./seeds.tsx";

/** What lies on the forest floor: the lists of a line or two, side by side. */
const floor = [
  "training",
  "publications",
  "talks",
  "certifications",
  "awards",
  "volunteer",
  "press",
  "languages",
  "interests",
];

const drawings: Drawings = {
  ...plainDrawings,
  experience: (view, section) => <Roles view={view} later={laterRoles(view, section)} />,
  skills: (view) => <SkillGroups view={view} className="stems" />,
  projects: (view) => <Seeds view={view} />,
};

/** "Growth rings": the roles as rings of a tree, the page parted by contours. */
export function EcoVisionTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="growth" header={<CrossSection view={view} />}>
      <About view={view} intro="" />
      <Slot view={view} kinds="rest" except={[...floor, "writing"]} drawings={drawings} />
      <Highlights view={view} />
      <div className="floor">
        <Slot view={view} kinds={floor} drawings={drawings} />
      </div>
      <Slot view={view} kinds={["writing"]} drawings={drawings} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

function CrossSection({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="trunk">
      <div className="bark">
        <FitName view={view} />
        {person.title && <p className="title">{person.title}</p>}
        <Present view={view} />
        {person.location && <p className="quiet">{person.location}</p>}
        {person.claim && <p className="intro">{person.claim}</p>}
        <LinkRow links={headLinks(view)} className="links no-print" />
      </div>
      {(person.photo || view.experience.count > 0) && (
        <div className="section">
          {steady(<Rings view={view} />)}
          <Portrait view={view} width={320} height={320} />
        </div>
      )}
    </header>
  );
}

/** Each role as a tinted ring with a line for every year, drawn from the middle line of that ring. */
function Rings({ view }: { view: SiteView }) {
  const rings = growthRings(view.experience.items, view.person.photo ? 84 : 26);
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      {rings.map((ring, index) => (
        <g key={index} className={`ring r${index + 1}`}>
          <defs>
            <path id={`ring-${index + 1}`} pathLength={100} d={ring.path} />
          </defs>
          <use href={`#ring-${index + 1}`} className="wood" strokeWidth={ring.width.toFixed(1)} />
          {ring.lines.map((share) => (
            <use key={share} href={`#ring-${index + 1}`} className="year" transform={around(share)} />
          ))}
        </g>
      ))}
      <circle cx="200" cy="200" r="12" className="heart" />
    </svg>
  );
}

/** Enlarges by a share around the point 200, 200. */
function around(share: number): string {
  const offset = (200 * (1 - share)).toFixed(2);
  return `matrix(${share.toFixed(4)} 0 0 ${share.toFixed(4)} ${offset} ${offset})`;
}

/** How many roles stand in the sections after this one: those grew earlier. */
function laterRoles({ sections }: SiteView, section: SectionView): number {
  const own = sections.filter(({ kind }) => kind === section.kind);
  return own.slice(own.indexOf(section) + 1).reduce((sum, { records }) => sum + records.length, 0);
}

/** Rings and keys are numbered over all roles, whichever section they stand in. */
function Roles({ view, later }: { view: SiteView; later: number }) {
  const key = (index: number) => <Key number={view.experience.count + later - index} />;
  return <Entries view={view} id="experience" mark={key} />;
}

function Key({ number }: { number: number }) {
  return <span className="key" data-number={number} aria-hidden="true" />;
}
