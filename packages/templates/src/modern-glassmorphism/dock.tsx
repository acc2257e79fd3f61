import { canBeReached } from "../kit/contact-list.tsx";
import { labelLang } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";

const drawings = {
  about: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8c0-3.6 3-5.5 7-5.5s7 1.9 7 5.5",
  experience: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2",
  projects: "M4 6.5h11v11H4zM18 8.5l2.5.8-3 10-7.5-2",
  skills:
    "M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  contact: "M4 6.5h16v11H4zM4 7l8 6 8-6",
} as const;
type Place = keyof typeof drawings;

/** A floating row of ways through the page; only what the page has. */
export function Dock({ view, places }: { view: SiteView; places: readonly Place[] }) {
  if (places.length < 2) return null;
  return (
    <nav className="dock no-print" lang={labelLang(view)} aria-label={view.person.name}>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <a href={`#${place}`}>
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d={drawings[place]} />
              </svg>
              <span>{view.labels[place]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sections that the dock leads to, in the order of the page. */
export function dockPlaces(view: SiteView, hasAbout: boolean): Place[] {
  const shown: Record<Place, boolean> = {
    about: hasAbout,
    experience: view.experience.count > 0,
    skills: view.skills.count > 0,
    projects: view.projects.count > 0,
    contact: canBeReached(view),
  };
  return (["about", "experience", "skills", "projects", "contact"] as const).filter((place) => shown[place]);
}
