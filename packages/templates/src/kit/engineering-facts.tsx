import type { SiteView } from "../view/site-view.ts";
import { Facts, Quotes } from "./facts.tsx";
import { Section } from "./section.tsx";

/** Engineering data and what came from other families: specifications, readings, fields, and plain facts. */
export function EngineeringFacts({ view }: { view: SiteView }) {
  const { engineering, highlights, labels } = view;
  const specs = engineering?.specs ?? [];
  const readings = [
    ...(engineering?.experienceYears ? [{ term: labels.years, values: [String(engineering.experienceYears)] }] : []),
    ...(engineering?.metrics ?? []),
  ];
  const groups = [
    { term: labels.specializations, values: engineering?.specializations ?? [] },
    { term: labels.memberships, values: engineering?.memberships ?? [] },
  ].filter(({ values }) => values.length > 0);
  const { quotes, facts } = highlights;
  if (specs.length + readings.length + groups.length + quotes.length + facts.length === 0) return null;
  return (
    <Section view={view} id="highlights">
      <Facts facts={readings} className="readings" />
      <Facts facts={specs} className="specs" />
      <Facts facts={groups} className="fields" />
      <Quotes quotes={quotes} />
      <Facts facts={facts} />
    </Section>
  );
}
