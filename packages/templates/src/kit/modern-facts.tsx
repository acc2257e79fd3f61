import type { SiteView } from "../view/site-view.ts";
import { Facts, Quotes } from "./facts.tsx";
import { Section } from "./section.tsx";

/** Modern data but for the tagline, and what came from other families: the principle, values, strengths, plain facts. */
export function ModernFacts({ view }: { view: SiteView }) {
  const { modern, highlights, labels } = view;
  const rated = (rating: number | null) => (rating === null ? "" : `${rating} ${labels.outOf} 5`);
  const strengths = (modern?.softSkills ?? []).map(({ name, description, rating }) =>
    [name, description, rated(rating)].filter((part) => part !== "").join(": "),
  );
  const own = [
    ...(modern?.values ?? []).map(({ title, description }) => ({
      term: title,
      values: description ? [description] : [],
    })),
    ...(strengths.length > 0 ? [{ term: labels.softSkills, values: strengths }] : []),
  ];
  const quotes = [...(modern?.philosophy ? [modern.philosophy] : []), ...highlights.quotes];
  if (own.length + quotes.length + highlights.facts.length === 0) return null;
  return (
    <Section view={view} id="highlights">
      <Quotes quotes={quotes} />
      <Facts facts={[...own, ...highlights.facts]} />
    </Section>
  );
}
