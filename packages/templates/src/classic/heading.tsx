import { Fragment } from "react";
import { FitName, Portrait, Present } from "../kit/frame.tsx";
import { SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { CareerVine } from "./ornament.tsx";

const inSmallCaps = (word: string) => <SmallCaps word={word} />;

/** The head of the sheet, on the axis: portrait, name, profession and place, a fleuron. */
export function Heading({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <header className="heading">
      <Portrait view={view} width={224} height={288} />
      <FitName view={view} part={inSmallCaps} />
      {(person.title || person.location) && (
        <p className="profession">
          {person.title}
          {person.title && person.location && <span aria-hidden="true"> · </span>}
          {person.location && <span className="place">{person.location}</span>}
        </p>
      )}
      <Present view={view} />
      {person.email && (
        <p className="write no-print" dir="ltr">
          <SafeLink link={person.email} />
        </p>
      )}
      <CareerVine experience={view.experience} asOf={view.asOf} />
      {person.claim && <p className="intro">{person.claim}</p>}
    </header>
  );
}

/**
 * A word as capitals and small capitals. The face has no small capitals of its own; capitals of less size and more
 * weight take their place. Parts that do not begin with a capital, and scripts without capitals, stay whole.
 */
function SmallCaps({ word }: { word: string }) {
  return (
    <span className="word">
      {word.split(/(?<=[-‐–])/).map((part, index) => {
        const [, first, rest] = /^(\p{Lu}\p{M}*)(\p{Ll}.*)$/u.exec(part) ?? [];
        return (
          <Fragment key={index}>
            {first ?? part}
            {rest && <span className="small">{rest}</span>}
          </Fragment>
        );
      })}
    </span>
  );
}
