import type { SiteView } from "../view/site-view.ts";
import { Breakable } from "./text.tsx";
import { Section } from "./section.tsx";

/** Template data of other families: quotes, and facts as a definition list (design book 1.2). */
export function Highlights({ view, className }: { view: SiteView; className?: string }) {
  const { quotes, facts } = view.highlights;
  if (quotes.length + facts.length === 0) return null;
  return (
    <Section view={view} id="highlights" {...(className ? { className } : {})}>
      {quotes.map((quote, index) => (
        <blockquote key={index}>
          <p>{quote}</p>
        </blockquote>
      ))}
      {facts.length > 0 && (
        <dl className="facts">
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
      )}
    </Section>
  );
}
