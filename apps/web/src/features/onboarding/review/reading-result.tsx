import type { Diagnostic, EvidenceMap, ParsedData } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { confidenceLevel } from "../state/confidence.ts";

type ReadingResultProps = {
  data: ParsedData;
  evidence: EvidenceMap;
  diagnostics: readonly Diagnostic[];
  /** Brings a value that should be checked into view. */
  onShow: (pointer: string) => void;
};

const kinds = [
  ["experiences", "job", "jobs"],
  ["educations", "education", "educations"],
  ["skills", "skill", "skills"],
  ["projects", "project", "projects"],
  ["certifications", "certificate", "certificates"],
  ["languages", "language", "languages"],
  ["publications", "publication", "publications"],
  ["awards", "award", "awards"],
  ["volunteer", "voluntary role", "voluntary roles"],
  ["interests", "interest", "interests"],
] as const;

function foundIn(data: ParsedData): string[] {
  return kinds.flatMap(([list, one, many]) => {
    const count = data[list].length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
}

/** Values that the engine is not sure of, in the order of the page. */
function doubtfulPointers(evidence: EvidenceMap): string[] {
  return Object.entries(evidence)
    .filter(([pointer, { confidence, source }]) => {
      const isShown = !/^\/skills\/\d+\/category$/.test(pointer);
      return isShown && source !== "user" && confidenceLevel(confidence) === "low";
    })
    .map(([pointer]) => pointer);
}

/** What an import or a reading gave: what was found, what was not, and what to do next. */
export function ReadingResult({ data, evidence, diagnostics, onShow }: ReadingResultProps) {
  const found = foundIn(data);
  const doubtful = doubtfulPointers(evidence);
  const first = doubtful[0];
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
      <p className="mt-1">
        <strong className="text-ink">Next:</strong>{" "}
        {doubtful.length === 0
          ? "press any value to correct it; what is missing can be added here or later in the builder."
          : `check ${doubtful.length === 1 ? "the value" : `the ${doubtful.length} values`} marked “check this”.`}
      </p>
      {first === undefined ? null : (
        <Button variant="quiet" size="small" className="-ms-3 mt-1" onClick={() => onShow(first)}>
          Show the first one
        </Button>
      )}
    </section>
  );
}
