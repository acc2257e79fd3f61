import { About } from "../kit/about.tsx";
import { headLinks } from "../kit/contact-list.tsx";
import { ContactSection, Entries, WordLists } from "../kit/entries.tsx";
import { LinkRow } from "../kit/entry.tsx";
import { FitName, Portrait, SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import { steady } from "../kit/steady.tsx";
import type { SiteView } from "../view/site-view.ts";
import { growthRings } from "./rings.ts";
import { Leaves, Seeds } from "./seeds.tsx";

/** What lies on the forest floor: the lists of a line or two, side by side. */
const shortLists = ["training", "publications", "certifications", "awards", "volunteer"] as const;

/** "Growth rings": the roles as rings of a tree, the page parted by contours. */
export function EcoVisionTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="growth" header={<CrossSection view={view} />}>
      <About view={view} intro="" />
      <Roles view={view} />
      <Entries view={view} id="education" />
      <Leaves view={view} />
      <Seeds view={view} />
      <Highlights view={view} />
      <div className="floor">
        {shortLists.map((id) => (
          <Entries key={id} view={view} id={id} />
        ))}
        <WordLists view={view} />
      </div>
      <Entries view={view} id="writing" />
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
        {person.location && <p className="quiet">{person.location}</p>}
        {person.intro && <p className="intro">{person.intro}</p>}
        <LinkRow links={headLinks(view)} className="links no-print" />
      </div>
      <div className="section">
        {steady(<Rings view={view} />)}
        <Portrait view={view} width={320} height={320} />
      </div>
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

function Roles({ view }: { view: SiteView }) {
  const key = (index: number) => <Key number={view.experience.count - index} />;
  return <Entries view={view} id="experience" mark={key} />;
}

function Key({ number }: { number: number }) {
  return <span className="key" data-number={number} aria-hidden="true" />;
}
