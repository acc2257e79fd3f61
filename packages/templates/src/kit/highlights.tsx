import type { ReactNode } from "react";
import type { HighlightFact } from "../view/highlights.ts";
import type { SiteView } from "../view/site-view.ts";
import { Facts, Quotes } from "./facts.tsx";
import { Section } from "./section.tsx";

type HighlightsProps = {
  view: SiteView;
  className?: string;
  /** Where not all of them stand here, or in other words. */
  shown?: SiteView["highlights"];
  /** What the template draws of them in a form of its own. */
  children?: ReactNode;
};

/** Template data of other families: quotes, and facts as a definition list (design book 1.2). */
export function Highlights({ view, className, shown = view.highlights, children }: HighlightsProps) {
  const { quotes, facts } = shown;
  if (!children && quotes.length + facts.length === 0) return null;
  return (
    <Section view={view} id="highlights" {...(className ? { className } : {})}>
      {children}
      <Quotes quotes={quotes} />
      <Facts facts={facts} />
    </Section>
  );
}

const isNumber = ({ values }: HighlightFact) => values.length === 1 && /^[\d.,\s%+-]+$/.test(values[0] ?? "");

/** The same, with what is a number alone before the words, in a list of the class `numbers`. */
export function NumberHighlights({ view, numbers }: { view: SiteView; numbers: string }) {
  const { quotes, facts } = view.highlights;
  if (quotes.length + facts.length === 0) return null;
  return (
    <Section view={view} id="highlights">
      <Quotes quotes={quotes} />
      <Facts facts={facts.filter(isNumber)} className={numbers} />
      <Facts facts={facts.filter((fact) => !isNumber(fact))} />
    </Section>
  );
}
