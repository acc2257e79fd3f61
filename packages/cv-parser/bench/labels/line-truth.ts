import { lineKindOf, lineStates } from "../../src/labels/line-states.ts";
import type { LineKind, LineRank } from "../../src/labels/line-states.ts";
import { titleKind } from "../../src/sections/title-kind.ts";
import type { Aligned, PlacedLine } from "./align.ts";

/** Sections that label files are silent about: lines without a label below their titles belong to them. */
const untold = new Set(["awards", "volunteer", "interests", "references"]);

/**
 * The state of each line as the labels tell it; null where they are silent, so that any state may stand there.
 * Labels that hold only part of the page are silent about sections of unknown titles, too.
 */
export function lineTruth(
  lines: readonly PlacedLine[],
  aligned: readonly Aligned[],
  { partial = false } = {},
): (number | null)[] {
  const begun = new Set<object>();
  return lines.map(({ line, section, isHeading }, index) => {
    const sure = titleKind(section.title)?.exact === true;
    // Names of schools and employers stand among references and awards, too.
    const item = sure && untold.has(section.kind) ? null : (aligned[index]?.item ?? null);
    if (item === null) {
      if (isHeading) return sure && titleKind(line.text) !== null ? stateOf(lineKindOf(section.kind), "title") : null;
      const isUntold = untold.has(section.kind) || (section.kind === "other" && !partial);
      return isUntold ? stateOf("rest", "inside") : null;
    }
    const opens = !begun.has(item);
    begun.add(item);
    return stateOf(item.section, opens ? "begin" : names(aligned[index]?.fields) ? "head" : "inside");
  });
}

const naming = new Set(["position", "company", "location", "degree", "institution", "date"]);

/** True for a line whose words stand in fields that name an entry more than in those that describe it. */
function names(fields: Aligned["fields"] | undefined): boolean {
  let named = 0;
  for (const [field, words] of fields ?? []) named += naming.has(field) ? words : -words;
  return named > 0;
}

/** The number of a state; kinds without entries have neither beginnings nor heads. */
function stateOf(kind: LineKind, rank: LineRank): number {
  const at = lineStates.findIndex((state) => state.kind === kind && state.rank === rank);
  return at >= 0 ? at : lineStates.findIndex((state) => state.kind === kind && state.rank === "inside");
}
