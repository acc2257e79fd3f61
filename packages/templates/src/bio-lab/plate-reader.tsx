import { Facts, Quotes } from "../kit/facts.tsx";
import { Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";

/** The owner's numbers as wells of a plate, then results, then what other families brought. */
export function PlateReader({ view }: { view: SiteView }) {
  const figures = view.academic?.figures ?? [];
  const achievements = view.academic?.achievements ?? [];
  const { quotes, facts } = view.highlights;
  if (figures.length + achievements.length + quotes.length + facts.length === 0) return null;
  return (
    <Section view={view} id="highlights">
      {figures.length > 0 && (
        <dl className="wells">
          {figures.map((figure) => (
            <div key={figure.term}>
              <dt>{figure.term}</dt>
              <dd>
                {figure.value}
                {figure.unit}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {achievements.length > 0 && (
        <ul className="results">
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
