import type { DocumentLayout, Line } from "../core/layout.ts";
import { netShares } from "./line-net.ts";
import type { LineNet } from "./line-net.ts";
import { lineKinds, lineStates } from "./line-states.ts";
import type { LineKind, LineRank } from "./line-states.ts";

/** The net's states are each kind with each rank, in this order; what a page says of itself belongs to the rest. */
const kinds: readonly LineKind[] = [...lineKinds, "rest"];
const ranks: readonly LineRank[] = ["title", "begin", "head", "inside"];

/** The state of the chain that each state of the net stands for; ranks that a kind does not have stand inside of it. */
const chainStates = kinds.flatMap((kind) =>
  ranks.map((rank) => {
    const own = lineStates.findIndex((state) => state.kind === kind && state.rank === rank);
    return own >= 0 ? own : lineStates.findIndex((state) => state.kind === kind && state.rank === "inside");
  }),
);

/** No state is ruled out by the net alone. */
const least = 1e-4;

/** The logarithm of the share that the net gives each state of the chain, line by line. */
export function netScores(net: LineNet, layout: DocumentLayout, lines: readonly Line[]): Float64Array[] {
  return netShares(net, layout, lines).map((scores) => {
    const sums = new Float64Array(lineStates.length).fill(least);
    for (const [at, score] of scores.entries()) {
      const state = chainStates[at] ?? 0;
      sums[state] = (sums[state] ?? 0) + Math.exp(score);
    }
    return sums.map((share) => Math.log(share));
  });
}
