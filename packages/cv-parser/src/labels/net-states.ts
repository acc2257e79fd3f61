import { lineKinds, lineStates } from "./line-states.ts";
import type { LineKind, LineRank } from "./line-states.ts";

/** The net's states are each kind with each rank, in this order; noise is what a page says of itself. */
export const netKinds: readonly (LineKind | "noise")[] = [...lineKinds, "noise"];
export const netRanks: readonly LineRank[] = ["title", "begin", "head", "inside"];

/** The state of the chain that each state of the net stands for; ranks that a kind does not have stand inside of it. */
const chainStates = netKinds.flatMap((netKind) =>
  netRanks.map((rank) => {
    const kind = netKind === "noise" ? "rest" : netKind;
    const own = lineStates.findIndex((state) => state.kind === kind && state.rank === rank);
    return own >= 0 ? own : lineStates.findIndex((state) => state.kind === kind && state.rank === "inside");
  }),
);

/** No state is ruled out by the net alone. */
const least = 1e-4;

/** The logarithm of the share that the net gives each state of the chain, line by line. */
export function chainScores(states: readonly Float64Array[]): Float64Array[] {
  return states.map((scores) => {
    const sums = new Float64Array(lineStates.length).fill(least);
    for (const [at, score] of scores.entries()) {
      const state = chainStates[at] ?? 0;
      sums[state] = (sums[state] ?? 0) + Math.exp(score);
    }
    return sums.map((share) => Math.log(share));
  });
}

/** How likely a line that is no title opens an entry, whatever of, by the net alone. */
export function beginShare(states: Float64Array | undefined): number {
  const sums = { title: 0, begin: 0, head: 0, inside: 0 };
  for (const [at, score] of (states ?? new Float64Array(0)).entries())
    sums[netRanks[at % netRanks.length] ?? "inside"] += Math.exp(score);
  return sums.begin / Math.max(1e-9, sums.begin + sums.head + sums.inside);
}
