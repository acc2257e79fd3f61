import type { DocumentLayout } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import type { LineWay } from "../core/ways.ts";
import type { RankShares } from "../entities/entries/line-ranks.ts";
import { bestPath, emissionsOf, marginalsOf, stepsOf } from "./line-chain.ts";
import type { ChainWeights } from "./line-chain.ts";
import { lineFeatures } from "./line-features.ts";
import type { RuledLine } from "./line-features.ts";
import { readWithNet } from "./line-net.ts";
import type { LineNet } from "./line-net.ts";
import { lineKinds, lineStates } from "./line-states.ts";
import type { LineKind, LineState } from "./line-states.ts";
import type { PartShares } from "./net-part-shares.ts";
import { beginShare, chainScores } from "./net-states.ts";

/** What was learned of lines: the chain, which files taught, and the net, which drawn CVs taught. */
export type LearnedLines = { chain: ChainWeights; net: LineNet | null };

/** The lines of a document with the scores that chain and net give each state; whoever hears them weighs the two. */
export type ToldLines = {
  sections: readonly Section[];
  lines: readonly RuledLine[];
  steps: readonly (readonly number[])[];
  chain: readonly Float64Array[];
  /** Null where the net was not asked. */
  net: ToldByNet | null;
};

/** What the net says of lines: the score of each state of the chain, how likely each opens an entry, and what parts name. */
export type ToldByNet = { scores: readonly Float64Array[]; opens: readonly number[]; partShares: PartShares };

/** A line with what the chain makes of it: the state on its best way, and the share of that kind among all ways. */
export type ReadLine = RuledLine & { state: LineState; share: number; kinds: KindShares; ranks: RankShares };

/** How likely a line belongs to each kind of section. */
export type KindShares = Readonly<Record<LineKind, number>>;

/** How well the net knows lines: how undecided it is on the mean, and how often its first kind is that of the best way. */
export type LineSigns = { undecided: number; agreed: number };

/** A text of more lines is no CV of a few pages, which is what the net knows; it would take seconds. */
const mostNetLines = 1500;

/** Asks chain and net about every line. */
export function tellLines(layout: DocumentLayout, sections: readonly Section[], learned: LearnedLines): ToldLines {
  const lines = sections.flatMap((section) => [
    ...section.headings.map((line) => ({ line, section, isHeading: true })),
    ...section.lines.map((line) => ({ line, section, isHeading: false })),
  ]);
  return {
    sections,
    lines,
    steps: stepsOf(learned.chain),
    chain: emissionsOf(learned.chain, lineFeatures(layout, lines)),
    net: tellByNet(learned.net, layout, lines),
  };
}

function tellByNet(net: LineNet | null, layout: DocumentLayout, lines: readonly RuledLine[]): ToldByNet | null {
  if (net === null || lines.length > mostNetLines) return null;
  const plain = lines.map(({ line }) => line);
  const { states, partShares } = readWithNet(net, layout, plain);
  return { scores: chainScores(states), opens: states.map(beginShare), partShares };
}

/** What the chain makes of lines, the net heard in a certain way; both have seen the words and the look of a line. */
export function readTold(told: ToldLines, { netWeight, startsBy }: LineWay) {
  const { chain, net, steps } = told;
  const scores =
    net === null
      ? chain
      : chain.map((row, line) => row.map((score, state) => score + netWeight * (net.scores[line]?.[state] ?? 0)));
  const path = bestPath(scores, steps);
  const shares = marginalsOf(scores, steps);
  // Of entries that go on below their date the chain, which was taught by files, knows more.
  const ownShares = net === null || startsBy === "ranks" ? shares : marginalsOf(chain, steps);
  const lines = told.lines.flatMap((ruled, index): ReadLine[] => {
    const state = lineStates[path[index] ?? -1];
    if (state === undefined) return [];
    const kinds = kindShares(shares[index]);
    const ranks = { ...rankShares(ownShares[index]), opens: net?.opens[index] ?? null };
    return [{ ...ruled, state, share: kinds[state.kind], kinds, ranks }];
  });
  return { lines, signs: net === null ? null : signsOf(net.scores, path) };
}

function kindShares(shares: Float64Array | undefined): KindShares {
  const kinds = Object.fromEntries(lineKinds.map((kind) => [kind, 0])) as Record<LineKind, number>;
  for (const [at, { kind }] of lineStates.entries()) kinds[kind] += shares?.[at] ?? 0;
  return kinds;
}

/** How the shares of all kinds part into ranks. */
function rankShares(shares: Float64Array | undefined): Omit<RankShares, "opens"> {
  const ranks = { begin: 0, head: 0, inside: 0 };
  for (const [at, { rank }] of lineStates.entries()) if (rank !== "title") ranks[rank] += shares?.[at] ?? 0;
  return ranks;
}

function signsOf(net: readonly Float64Array[], path: readonly number[]): LineSigns {
  let undecided = 0;
  let agreed = 0;
  for (const [line, scores] of net.entries()) {
    let first = 0;
    for (const [state, score] of scores.entries()) {
      undecided -= Math.exp(score) * score;
      if (score > (scores[first] ?? -Infinity)) first = state;
    }
    if (lineStates[first]?.kind === lineStates[path[line] ?? -1]?.kind) agreed += 1;
  }
  const count = Math.max(1, net.length);
  return { undecided: undecided / count, agreed: agreed / count };
}
