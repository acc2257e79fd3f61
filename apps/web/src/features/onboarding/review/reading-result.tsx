import type { Diagnostic, ParsedData } from "@vitrine/model";
import { countedTexts } from "../found-words.ts";
import { isDoubtful, percentText } from "../state/confidence.ts";

type ReadingResultProps = {
  data: ParsedData;
  diagnostics: readonly Diagnostic[];
  /** The expected share of right values, 0 to 1. */
  confidence: number;
};

function foundIn(data: ParsedData): string[] {
  const lists = Object.entries(data).flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.length]] : []));
  return countedTexts(Object.fromEntries(lists));
}

/** What an import or a reading gave: what was found, what was not, and how far it can be believed. */
export function ReadingResult({ data, diagnostics, confidence }: ReadingResultProps) {
  const found = foundIn(data);
  return (
    <section aria-label="Result of the reading" className="mb-5 border-s-2 border-info ps-3 text-caption text-muted">
      <p>
        <strong className="text-ink">Found:</strong> {found.length > 0 ? found.join(", ") : "no entries"}.
      </p>
      {diagnostics.length > 0 ? (
        <ul className="mt-1 space-y-1">
          {diagnostics.map(({ code, message }) => (
            <li key={`${code} ${message}`}>{message}</li>
          ))}
        </ul>
      ) : null}
      {isDoubtful(confidence) ? (
        <p className="mt-1 text-warn">
          <strong>Much of this may be wrong.</strong> Of CVs that are read like yours about {percentText(confidence)} of
          the values are right. Please look at each of them before you go on.
        </p>
      ) : null}
    </section>
  );
}
