import { canBeReached } from "../kit/contact-list.tsx";
import { Portrait } from "../kit/frame.tsx";
import { FitName } from "../kit/frame.tsx";
import { labelLang } from "../kit/section.tsx";
import { SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { Bitmap } from "./window.tsx";

/** Menu bar, the window with the name in its bar, and the person's links as things that lie on the desk. */
export function Desk({ view }: { view: SiteView }) {
  const { person } = view;
  const links = [...(person.email ? [person.email] : []), ...person.links].slice(0, 6);
  return (
    <header className="desk" id="desk">
      <MenuBar view={view} />
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
            {person.intro && <p className="intro">{person.intro}</p>}
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

function MenuBar({ view }: { view: SiteView }) {
  const { person, labels } = view;
  const places = [
    ["projects", view.projects.count > 0],
    ["experience", view.experience.count > 0],
    ["skills", view.skills.count > 0],
    ["education", view.education.count > 0],
    ["contact", canBeReached(view)],
  ] as const;
  const shown = places.filter(([, exists]) => exists).map(([place]) => place);
  if (shown.length < 2) return null;
  return (
    <div className="menu-bar no-print">
      <nav aria-labelledby="menu-owner" lang={labelLang(view)}>
        <Bitmap name="desk" />
        <ul>
          {shown.map((place) => (
            <li key={place}>
              <a href={`#${place}`}>{labels[place]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p id="menu-owner">{person.location || person.name}</p>
    </div>
  );
}
