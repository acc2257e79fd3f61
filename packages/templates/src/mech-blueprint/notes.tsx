import { Facts } from "../kit/facts.tsx";
import { Highlights } from "../kit/highlights.tsx";
import { Section } from "../kit/section.tsx";
import { Prose } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";

/** General notes: what the person says, then tolerance, materials, software and the standards they keep. */
export function Notes({ view }: { view: SiteView }) {
  const { person, engineering, labels } = view;
  const specs = engineering?.specs ?? [];
  const memberships = engineering?.memberships ?? [];
  const facts = [...specs, ...(memberships.length > 0 ? [{ term: labels.memberships, values: memberships }] : [])];
  if (!person.claim && person.story.length === 0 && facts.length === 0) return null;
  return (
    <Section view={view} id="about">
      {(person.claim || person.story.length > 0) && (
        <div className="text">
          {person.claim && <p className="intro">{person.claim}</p>}
          <Prose prose={person.story} more={labels.more} />
        </div>
      )}
      <Facts facts={facts} className="specs" />
    </Section>
  );
}

/** Metrics as dimension lines, and what other families brought as plain facts. */
export function Readings({ view }: { view: SiteView }) {
  const metrics = view.engineering?.metrics ?? [];
  return (
    <Highlights view={view}>
      {metrics.length > 0 && (
        <dl className="readings">
          {metrics.map((metric) => (
            <div key={metric.term}>
              <dt>{metric.term}</dt>
              <dd className="dim">
                <span>{metric.values.join(", ")}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Highlights>
  );
}
