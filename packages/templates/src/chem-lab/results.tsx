import { Facts, Quotes } from "../kit/facts.tsx";
import { Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";

/** The owner's numbers as a table of results, then yields, then what other families brought. */
export function Results({ view }: { view: SiteView }) {
  const figures = view.academic?.figures ?? [];
  const achievements = view.academic?.achievements ?? [];
  const { quotes, facts } = view.highlights;
  if (figures.length + achievements.length + quotes.length + facts.length === 0) return null;
  return (
    <Section view={view} id="highlights">
      {figures.length > 0 && (
        <dl className="figures" lang="en">
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
      )}
      {achievements.length > 0 && (
        <ul className="yields">
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
