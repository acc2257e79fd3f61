import type { Run } from "../core/document.ts";

/** The size that most characters have, to half a point. */
export function bodySizeOf(runs: readonly Run[]): number {
  const counts = new Map<number, number>();
  for (const run of runs) {
    const size = Math.round(run.fontSize * 2) / 2;
    counts.set(size, (counts.get(size) ?? 0) + run.text.length);
  }
  const ordered = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return ordered[0]?.[0] ?? 10;
}
