import { FitName, Portrait, Present } from "../kit/frame.tsx";
import { LinkRow } from "../kit/entry.tsx";
import type { SiteView } from "../view/site-view.ts";

/** Zone letters and numbers along the edges; the style sheet counts them and shows as many as fit. */
function Zones() {
  const zones = (count: number) => Array.from({ length: count }, (_, index) => <i key={index} />);
  return (
    <>
      <div className="zones across" aria-hidden="true">
        {zones(8)}
      </div>
      <div className="zones down" aria-hidden="true">
        {zones(26)}
      </div>
    </>
  );
}

/** The dimensioned portrait and the block with the name. */
export function SheetHead({ view }: { view: SiteView }) {
  const { person, engineering, labels } = view;
  const years = engineering?.experienceYears ?? null;
  const fields = engineering?.specializations ?? [];
  const links = [...(person.email ? [person.email] : []), ...person.links.slice(0, 3)];
  return (
    <header className="front">
      <Zones />
      <div className="view">
        <div className="drawn" data-photo={person.photo ? "" : undefined}>
          {person.photo ? (
            <Portrait view={view} width={320} height={400} />
          ) : (
            <div className="initial" aria-hidden="true" data-initials={person.initials} />
          )}
        </div>
        {years !== null && (
          <div className="span">
            <p className="dim">
              <span>{years}</span>
            </p>
            <p className="caption">{labels.years}</p>
          </div>
        )}
      </div>
      <div className="block">
        <div className="cell name-cell">
          <FitName view={view} />
        </div>
        {person.title && <p className="cell title">{person.title}</p>}
        <Present view={view} />
        {fields.length > 0 && (
          <ol className="cell balloons">
            {fields.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ol>
        )}
        {(person.location || links.length > 0) && (
          <div className="cell foot-cell">
            {person.location && <p className="place">{person.location}</p>}
            <LinkRow links={links} className="links no-print" />
          </div>
        )}
        <FirstAngle />
      </div>
    </header>
  );
}

/** The mark of first-angle projection: a cone from the side and from the front. */
function FirstAngle() {
  return (
    <svg className="cell projection" viewBox="0 0 120 48" width="120" height="48" aria-hidden="true">
      <path d="M14 14 52 6v36L14 34ZM4 24h58M74 24h42M95 3v42" />
      <circle cx="95" cy="24" r="18" />
      <circle cx="95" cy="24" r="10" />
    </svg>
  );
}
