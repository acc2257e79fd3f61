import type { HighlightFact } from "../view/highlights.ts";
import { Breakable } from "./text.tsx";

/** Quotations, each in a block of its own. */
export function Quotes({ quotes }: { quotes: readonly string[] }) {
  return quotes.map((quote, index) => (
    <blockquote key={index}>
      <p>{quote}</p>
    </blockquote>
  ));
}

/** Facts as a definition list; nothing when there are none. */
export function Facts({ facts, className = "facts" }: { facts: readonly HighlightFact[]; className?: string }) {
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
