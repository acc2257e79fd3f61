import { Section } from "../kit/section.tsx";
import { Breakable, Prose } from "../kit/text.tsx";
import type { HighlightFact } from "../view/highlights.ts";
import type { SiteView } from "../view/site-view.ts";

/** General notes: what the person says, then tolerance, materials, software and the standards they keep. */
export function Notes({ view }: { view: SiteView }) {
  const { person, engineering, labels } = view;
  const specs = engineering?.specs ?? [];
  const memberships = engineering?.memberships ?? [];
  const facts = [...specs, ...(memberships.length > 0 ? [{ term: labels.memberships, values: memberships }] : [])];
  if (!person.intro && person.about.length === 0 && facts.length === 0) return null;
  return (
    <Section view={view} id="about">
      {(person.intro || person.about.length > 0) && (
        <div className="text">
          {person.intro && <p className="intro">{person.intro}</p>}
          <Prose prose={person.about} more={labels.more} />
        </div>
      )}
      <Facts facts={facts} className="specs" />
    </Section>
  );
}

/** Metrics as dimension lines, and what other families brought as plain facts. */
export function Readings({ view }: { view: SiteView }) {
  const metrics = view.engineering?.metrics ?? [];
  const { quotes, facts } = view.highlights;
  if (metrics.length + quotes.length + facts.length === 0) return null;
  return (
    <Section view={view} id="highlights">
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
      {quotes.map((quote, index) => (
        <blockquote key={index}>
          <p>{quote}</p>
        </blockquote>
      ))}
      <Facts facts={facts} className="facts" />
    </Section>
  );
}

function Facts({ facts, className }: { facts: readonly HighlightFact[]; className: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map((fact, index) => (
        <div key={index}>
          <dt>{fact.term}</dt>
          {fact.values.map((value, position) => (
            <dd key={position}>
              <Breakable text={value} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
