import type { SiteView } from "../view/site-view.ts";
import { creativeNumbers } from "../kit/creative-numbers.tsx";
import { Facts, Quotes } from "../kit/facts.tsx";
import { Section } from "../kit/section.tsx";
import { joinDots } from "../kit/text.tsx";

/** Creative data and what came from other families: the statement, numbers, shows, prizes, tools, and plain facts. */
export function CreativeFacts({ view }: { view: SiteView }) {
  const { creative, highlights, labels } = view;
  const { software = [], animation = [], traditional = [] } = creative?.tools ?? {};
  const shows = creative?.exhibitions ?? [];
  const prizes = creative?.awards ?? [];
  const own = [
    ...creativeNumbers(view).map(({ label, value }) => ({ term: label, values: [String(value)] })),
    { term: labels.specializations, values: creative?.specializations ?? [] },
    {
      term: labels.exhibitions,
      values: shows.map(({ name, venue, year, type }) => joinDots([name, venue, year, type])),
    },
    {
      term: labels.awards,
      values: prizes.map(({ award, organization, year, category }) => joinDots([award, organization, year, category])),
    },
    { term: labels.tools, values: [...software, ...animation, ...traditional] },
    { term: labels.influences, values: creative?.influences ?? [] },
  ].filter(({ values }) => values.length > 0);
  const quotes = [...(creative?.philosophy ? [creative.philosophy] : []), ...highlights.quotes];
  if (own.length + quotes.length + highlights.facts.length === 0) return null;
  return (
    <Section view={view} id="highlights">
      <Quotes quotes={quotes} />
      <Facts facts={[...own, ...highlights.facts]} />
    </Section>
  );
}
