import { FitName, Portrait, Present, canBeReached } from "../kit/head.ts";
import { briefKinds, labelLang, sectionLinks } from "../kit/lists.ts";
import { SafeLink } from "../kit/text.tsx";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { Bitmap } from "./window.tsx";

type DeskProps = {
  view: SiteView;
  /** In the order of the page. */
  sections: readonly SectionView[];
};

/** Menu bar, the window with the name in its bar, and the person's links as things that lie on the desk. */
export function Desk({ view, sections }: DeskProps) {
  const { person } = view;
  const links = [...(person.email ? [person.email] : []), ...person.links].slice(0, 6);
  return (
    <header className="desk" id="desk">
      <MenuBar view={view} sections={sections} />
      <div className="window first">
        <div className="bar">
          <FitName view={view} />
        </div>
        <div className="body">
          {person.photo ? (
            <span className="one-bit">
              <Portrait view={view} width={400} height={480} />
            </span>
          ) : (
            <span className="monogram" data-initials={person.initials} aria-hidden="true" />
          )}
          <div>
            {person.title && <p className="title">{person.title}</p>}
            <Present view={view} />
            {person.location && <p className="near">{person.location}</p>}
            {person.email && (
              <p className="near no-print" dir="ltr">
                <SafeLink link={person.email} />
              </p>
            )}
            {person.claim && <p className="intro">{person.claim}</p>}
          </div>
        </div>
      </div>
      {links.length > 0 && (
        <ul className="aliases no-print">
          {links.map((link) => (
            <li key={link.href}>
              <SafeLink link={link}>
                <>
                  <Bitmap name={link.kind === "mail" ? "mail" : "link"} />
                  <span>{link.kind === "mail" ? view.labels.email : link.label}</span>
                </>
              </SafeLink>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

/** Kinds that the menu has no room for. */
const unlisted = [...briefKinds, "publications", "writing"];

function MenuBar({ view, sections }: DeskProps) {
  const { person, labels } = view;
  const places = [
    ...sectionLinks({ ...view, sections }, unlisted),
    ...(canBeReached(view) ? [{ anchor: "contact", title: labels.contact, isOwnTitle: false }] : []),
  ];
  if (places.length < 2) return null;
  return (
    <div className="menu-bar no-print">
      <nav aria-labelledby="menu-owner">
        <Bitmap name="desk" />
        <ul>
          {places.map(({ anchor, title, isOwnTitle }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} lang={isOwnTitle ? undefined : labelLang(view)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p id="menu-owner">{person.location || person.name}</p>
    </div>
  );
}
