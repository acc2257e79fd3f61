import { completeParsedData, parsedDataSchema, type EvidenceMap, type Span, type UnplacedLine } from "@vitrine/model";
import { removeEvidence, shiftEvidence } from "./evidence.ts";
import type { TrayState } from "./send-lines.ts";

/**
 * Takes placed lines out of the values again, so that they wait as before. Values that come from these lines alone go,
 * and so do entries that nothing else says anything of; what their owner typed since stays. Pure.
 */
export function takeBack(before: TrayState, lines: readonly UnplacedLine[]): TrayState {
  const cv: Record<string, unknown> = structuredClone(before.cv);
  let evidence: EvidenceMap = { ...before.evidence };
  const isTaken = (span: Span) => lines.some(({ start, end }) => span.start < end && span.end > start);
  const emptied = new Set<string>();
  for (const [pointer, known] of Object.entries(evidence)) {
    const kept = known.spans.filter((span) => !isTaken(span));
    if (kept.length === known.spans.length) continue;
    if (kept.length > 0) {
      evidence[pointer] = { ...known, spans: kept };
      setText(cv, pointer, (value) => withoutLines(value, lines));
    } else {
      evidence = removeEvidence(evidence, pointer);
      setText(cv, pointer, () => "");
      const [, list = "", index = ""] = pointer.split("/");
      if (Array.isArray(cv[list])) emptied.add(`${list}/${index}`);
    }
  }
  evidence = removeEmptied(cv, evidence, emptied);
  const ids = new Set(lines.map(({ id }) => id));
  return {
    ...before,
    cv: completeParsedData(parsedDataSchema.parse(cv)),
    evidence,
    unplaced: before.unplaced.map((line) => (ids.has(line.id) ? { ...line, state: "waiting" } : line)),
  };
}

/** Removes the entries that nothing is known of any more, from the last to the first, so that places stay true. */
function removeEmptied(cv: Record<string, unknown>, evidence: EvidenceMap, emptied: ReadonlySet<string>): EvidenceMap {
  let left = evidence;
  const entries = [...emptied].map((place) => {
    const [list = "", index = ""] = place.split("/");
    return { list, index: Number(index) };
  });
  for (const { list, index } of entries.toSorted((a, b) => b.index - a.index)) {
    const at = `/${list}/${index}`;
    if (Object.keys(left).some((key) => key === at || key.startsWith(`${at}/`))) continue;
    const held = cv[list];
    if (Array.isArray(held)) held.splice(index, 1);
    left = shiftEvidence(left, list, index);
  }
  return left;
}

/** A date that nothing names is not there; every other value is empty. */
function setText(cv: Record<string, unknown>, pointer: string, change: (value: string) => string): void {
  const keys = pointer.slice(1).split("/");
  const field = keys.pop() ?? "";
  const holder = keys.reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? (part as Record<string, unknown>)[key] : undefined),
    cv,
  );
  if (typeof holder !== "object" || holder === null) return;
  const owner = holder as Record<string, unknown>;
  const text = change(typeof owner[field] === "string" ? owner[field] : "");
  if (text === "" && field.endsWith("_date")) delete owner[field];
  else owner[field] = text;
}

function withoutLines(value: string, lines: readonly UnplacedLine[]): string {
  const rows = value.split("\n");
  for (const { text } of lines) {
    const index = rows.findLastIndex((row) => row.replace(/^• /, "") === text);
    if (index >= 0) rows.splice(index, 1);
  }
  return rows.join("\n");
}
