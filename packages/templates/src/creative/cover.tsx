import type { ReactNode } from "react";
import { FitName, Portrait, Present } from "../kit/frame.tsx";
import { SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";

const printed = (part: string) => (
  <span className="printed" data-n={part}>
    {part}
  </span>
);

/** The cover of the zine: the name in two inks out of register, the portrait in halftone, notes pasted on. */
export function Cover({ view }: { view: SiteView }) {
  const { person } = view;
  const hasNote = Boolean(person.location || person.email);
  return (
    <header className="cover">
      <FitName view={view} part={printed} />
      {person.photo ? (
        <div className="portrait">
          <Halftone>
            <Portrait view={view} width={480} height={560} />
          </Halftone>
        </div>
      ) : (
        <div className="portrait letter" data-letter={person.initials.slice(0, 1)} aria-hidden="true" />
      )}
      {(person.title || person.claim) && (
        <div className="pasted">
          {person.title && <p className="title">{person.title}</p>}
          <Present view={view} />
          {person.claim && <p className="intro">{person.claim}</p>}
        </div>
      )}
      {hasNote && (
        <div className="scrawl no-print">
          {person.location && <p>{person.location}</p>}
          {person.email && (
            <p dir="ltr">
              <SafeLink link={person.email} />
            </p>
          )}
        </div>
      )}
    </header>
  );
}

/** A picture in dots of one ink; pointed at, it is in colour. */
export function Halftone({ children }: { children: ReactNode }) {
  return (
    <span className="halftone">
      <span className="dots">{children}</span>
    </span>
  );
}
