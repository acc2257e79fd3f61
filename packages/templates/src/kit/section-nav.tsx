import type { SiteView } from "../view/site-view.ts";
import { sectionLinks } from "./section-links.ts";
import { labelLang } from "./section.tsx";

/** Links to the sections of a page, from two on; on paper there is nothing to follow. */
export function SectionNav({ view, className }: { view: SiteView; className: string }) {
  const links = sectionLinks(view);
  if (links.length < 2) return null;
  return (
    <nav className={`${className} no-print`}>
      <ol>
        {links.map(({ anchor, title, isOwnTitle }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} lang={isOwnTitle ? undefined : labelLang(view)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
