import { Career } from "../kit/career.tsx";
import { FitName, Portrait } from "../kit/frame.tsx";
import { SafeLink, joinDots } from "../kit/text.tsx";
import type { RoleView, SiteView } from "../view/site-view.ts";
import { Arrow } from "./arrow.tsx";

/** Photo, identity, the present role and the first ways of contact: the tray's first compartments. */
export function IdentityTray({ view }: { view: SiteView }) {
  const { person } = view;
  const now = view.experience.items.find((role) => role.dates.parsed?.current);
  const links = [...(person.email ? [person.email] : []), ...person.links].slice(0, 3);
  const hasSide = Boolean(now) || links.length > 0;
  return (
    <header
      className="tray head"
      data-photo={person.photo ? "" : undefined}
      data-side={now || (hasSide && person.photo) ? "" : undefined}
    >
      <div className="tile identity">
        <div className="who">
          <FitName view={view} />
          {person.title && <p className="title">{person.title}</p>}
          {person.location && <p className="place">{person.location}</p>}
        </div>
        <Tagline view={view} />
      </div>
      {person.photo && (
        <div className="photo-tile">
          <Portrait view={view} width={480} height={560} />
        </div>
      )}
      {hasSide && (
        <div className="side">
          {now && <NowTile view={view} role={now} />}
          {links.length > 0 && (
            <ul className="tile quick no-print">
              {links.map((link) => (
                <li key={link.href}>
                  <SafeLink link={link}>
                    <>
                      <span>{link.kind === "mail" ? view.labels.email : link.label}</span>
                      <Arrow />
                    </>
                  </SafeLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </header>
  );
}

function Tagline({ view }: { view: SiteView }) {
  const text = view.modern?.tagline || view.person.claim;
  return text ? <p className="tagline">{text}</p> : null;
}

function NowTile({ view, role }: { view: SiteView; role: RoleView }) {
  return (
    <div className="tile now no-print">
      <p className="label">{view.labels.now}</p>
      <Career view={view} />
      <p className="strong">{role.role}</p>
      <p className="quiet">{joinDots([role.org, role.place])}</p>
    </div>
  );
}
