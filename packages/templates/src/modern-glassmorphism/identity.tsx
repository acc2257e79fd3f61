import { FitName, Present, headLinks } from "../kit/head.ts";
import { LinkRow, Prose } from "../kit/words.ts";
import { Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";

/** The name on the glass. */
export function Identity({ view }: { view: SiteView }) {
  const { person } = view;
  return (
    <div className="pane identity">
      <FitName view={view} />
      {person.title && <p className="title">{person.title}</p>}
      <Present view={view} />
      {person.location && <p className="quiet">{person.location}</p>}
      <LinkRow links={headLinks(view)} className="links no-print" />
    </div>
  );
}

/** True when the person said anything of themselves. */
export function hasIntroduction({ person, modern }: SiteView): boolean {
  return Boolean(person.claim || person.story.length > 0 || modern?.tagline || modern?.philosophy);
}

/** More than about three lines of large letters. */
const longestHeadline = 110;

/** The tagline as the headline of the first pane; else the intro takes its place. */
export function Introduction({ view }: { view: SiteView }) {
  const { person, modern, labels } = view;
  if (!hasIntroduction(view)) return null;
  const headline = modern?.tagline || person.claim;
  return (
    <Section view={view} id="about" className="pane introduction">
      {headline && (
        <p className="headline" data-long={headline.length > longestHeadline || undefined}>
          {headline}
        </p>
      )}
      {modern?.tagline && person.claim && <p className="intro">{person.claim}</p>}
      <Prose prose={person.story} more={labels.more} />
      {modern?.philosophy && (
        <blockquote>
          <p>{modern.philosophy}</p>
        </blockquote>
      )}
    </Section>
  );
}
