import { canBeReached } from "../kit/contact-list.tsx";
import { labelLang } from "../kit/section.tsx";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { hasIntroduction } from "./identity.tsx";

const drawings = {
  about: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8c0-3.6 3-5.5 7-5.5s7 1.9 7 5.5",
  experience: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2",
  projects: "M4 6.5h11v11H4zM18 8.5l2.5.8-3 10-7.5-2",
  skills:
    "M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  contact: "M4 6.5h16v11H4zM4 7l8 6 8-6",
} as const;
type Place = { anchor: string; title: string; lang: string | undefined; drawing: string };

/** A floating row of ways through the page; only what the page has. */
export function Dock({ view, sections }: { view: SiteView; sections: readonly SectionView[] }) {
  const places = dockPlaces(view, sections);
  if (places.length < 2) return null;
  return (
    <nav className="dock no-print" aria-label={view.person.name}>
      <ul>
        {places.map(({ anchor, title, lang, drawing }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d={drawing} />
              </svg>
              <span lang={lang}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sections that the dock has a drawing for, in the order of the page, the first of each kind. */
function dockPlaces(view: SiteView, sections: readonly SectionView[]): Place[] {
  const own = (id: "about" | "contact", isShown: boolean) =>
    isShown ? [{ anchor: id, title: view.labels[id], lang: labelLang(view), drawing: drawings[id] }] : [];
  const drawn = sections.flatMap(({ anchor, kind, title, isOwnTitle }) => {
    const drawing = (drawings as Readonly<Record<string, string>>)[kind];
    return drawing && anchor === kind
      ? [{ anchor, title, lang: isOwnTitle ? undefined : labelLang(view), drawing }]
      : [];
  });
  return [...own("about", hasIntroduction(view)), ...drawn, ...own("contact", canBeReached(view))];
}
