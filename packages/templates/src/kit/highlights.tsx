import type { SiteView } from "../view/site-view.ts";
import { Facts, Quotes } from "./facts.tsx";
import { Section } from "./section.tsx";

/** Template data of other families: quotes, and facts as a definition list (design book 1.2). */
export function Highlights({ view, className }: { view: SiteView; className?: string }) {
  const { quotes, facts } = view.highlights;
  if (quotes.length + facts.length === 0) return null;
  return (
    <Section view={view} id="highlights" {...(className ? { className } : {})}>
      <Quotes quotes={quotes} />
      <Facts facts={facts} />
    </Section>
  );
}
