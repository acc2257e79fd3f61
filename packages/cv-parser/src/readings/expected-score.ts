import type { EvidenceMap } from "@vitrine/model";

/** How many values of a list are thought to be right, and how many there are. */
type Held = { right: number; values: number };

/**
 * What the marks of readings of one document promise, each between 0 and 1: the mean over all lists that any of them found
 * of the F1 of its values. As many values as the best of them has right are taken for what there is to be found.
 * @param readings the values of each reading, with marks that say how often such values are right
 */
export function expectedScores(readings: readonly EvidenceMap[]): number[] {
  const held = readings.map(heldBy);
  const most = new Map<string, number>();
  for (const lists of held) for (const [list, { right }] of lists) most.set(list, Math.max(most.get(list) ?? 0, right));
  return held.map((lists) => {
    let sum = 0;
    for (const [list, there] of most) {
      const { right, values } = lists.get(list) ?? { right: 0, values: 0 };
      sum += there > 0 ? (2 * right) / (values + there) : 0;
    }
    return sum / Math.max(1, most.size);
  });
}

/** The values by what they belong to: "/experiences/0/position" is one of the experiences. */
function heldBy(evidence: EvidenceMap): ReadonlyMap<string, Held> {
  const lists = new Map<string, Held>();
  for (const [pointer, { confidence }] of Object.entries(evidence)) {
    const list = pointer.split("/", 2)[1] ?? "";
    const held = lists.get(list) ?? { right: 0, values: 0 };
    lists.set(list, { right: held.right + confidence, values: held.values + 1 });
  }
  return lists;
}
