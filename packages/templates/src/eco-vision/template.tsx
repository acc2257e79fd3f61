import { About } from "../kit/about.tsx";
import { headLinks } from "../kit/contact-list.tsx";
import { ClosingSections, Entries } from "../kit/entries.tsx";
import { LinkRow } from "../kit/entry.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import type { SiteView } from "../view/site-view.ts";
import { growthRings } from "./rings.ts";
import { Leaves, Seeds } from "./seeds.tsx";

/** "Growth rings": the roles as rings of a tree, the page parted by contours. */
export function EcoVisionTemplate({ view }: { view: SiteView }) {
  const key = (index: number) => <Key number={view.experience.count - index} />;
  return (
    <SiteFrame view={view} className="growth" header={<CrossSection view={view} />}>
      <About view={view} intro="" />
      <Entries view={view} id="experience" mark={key} />
      <Entries view={view} id="education" />
      <Entries view={view} id="training" />
      <Leaves view={view} />
      <Seeds view={view} />
      <Highlights view={view} />
      <ClosingSections view={view} />
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
        {person.location && <p className="quiet">{person.location}</p>}
        {person.intro && <p className="intro">{person.intro}</p>}
        <LinkRow links={headLinks(view)} className="links no-print" />
      </div>
      <div className="section">
        <Rings view={view} />
        <Portrait view={view} width={320} height={320} />
      </div>
    </header>
  );
}

function Rings({ view }: { view: SiteView }) {
  const rings = growthRings(view.experience.items, view.person.photo ? 84 : 26);
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      {rings.map((ring, index) => (
        <path
          key={index}
          pathLength={100}
          className={`ring r${index + 1}`}
          d={ring.path}
          strokeWidth={ring.width.toFixed(1)}
        />
      ))}
      <circle cx="200" cy="200" r="12" className="heart" />
    </svg>
  );
}

function Key({ number }: { number: number }) {
  return <span className="key" data-number={number} aria-hidden="true" />;
}
