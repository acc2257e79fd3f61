import type { ReactNode } from "react";
import type { Figure } from "../view/academic-data.ts";
import type { LinkView } from "../view/safe-links.ts";
import type { SiteView } from "../view/site-view.ts";
import { AboutNotes } from "./about-notes.tsx";
import { Facts, Quotes } from "./facts.tsx";
import { FirstLines } from "./first-lines.tsx";
import { Section } from "./section.tsx";
import { Prose } from "./text.tsx";

/** The first links of a researcher's page: mail, the list of works, and some of the person's own. */
export function researchLinks({ person, academic }: SiteView, own = 2): LinkView[] {
  return [
    ...(person.email ? [person.email] : []),
    ...(academic?.scholarProfile ? [academic.scholarProfile] : []),
    ...person.links.slice(0, own),
  ];
}

/** Under the name: what the person is, where, and the first links. */
export function ResearchLines({ view, own }: { view: SiteView; own?: number }) {
  return <FirstLines view={view} links={researchLinks(view, own)} />;
}

type AboutProps = {
  view: SiteView;
  /** The opening sentences that the head of the page has not said. */
  intro: string;
  notesClassName: string;
  areasClassName?: string | undefined;
  /** What ends the section. */
  children?: ReactNode;
};

/** The person's text, and beside it the principle, remarks and fields of a life of research. */
export function ResearchAbout({ view, intro, notesClassName, areasClassName, children }: AboutProps) {
  const { person, academic, labels } = view;
  const philosophy = academic?.philosophy ?? "";
  const areas = academic?.researchAreas ?? [];
  const remarks = academic?.philosophyStats ?? [];
  if (!intro && !philosophy && person.story.length + areas.length + remarks.length === 0) return null;
  return (
    <Section view={view} id="about">
      <div className="text">
        {intro && <p className="intro">{intro}</p>}
        <Prose prose={person.story} more={labels.more} />
      </div>
      <AboutNotes
        philosophy={philosophy}
        remarks={remarks}
        areas={areas}
        className={notesClassName}
        areasClassName={areasClassName}
      />
      {children}
    </Section>
  );
}

type FiguresProps = {
  view: SiteView;
  resultsClassName: string;
  /** Draws the owner's numbers; called only when there are any. */
  children: (figures: readonly Figure[]) => ReactNode;
};

/** The owner's numbers in the template's own drawing, then results, then what other families brought. */
export function ResearchFigures({ view, resultsClassName, children }: FiguresProps) {
  const figures = view.academic?.figures ?? [];
  const achievements = view.academic?.achievements ?? [];
  const { quotes, facts } = view.highlights;
  if (figures.length + achievements.length + quotes.length + facts.length === 0) return null;
  return (
    <Section view={view} id="highlights">
      {figures.length > 0 && children(figures)}
      {achievements.length > 0 && (
        <ul className={resultsClassName}>
          {achievements.map((achievement) => (
            <li key={achievement}>{achievement}</li>
          ))}
        </ul>
      )}
      <Quotes quotes={quotes} />
      <Facts facts={facts} />
    </Section>
  );
}

/** Numbers as terms and values, without a drawing. */
export function FigureList({
  figures,
  className,
  lang,
}: {
  figures: readonly Figure[];
  className: string;
  lang?: string | undefined;
}) {
  return (
    <dl className={className} lang={lang}>
      {figures.map(({ term, value, unit }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
