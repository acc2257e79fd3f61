import type { Learned } from "../entities/entries/label-parts.ts";
import type { ChainWeights } from "./line-chain.ts";
import type { LineNet } from "./line-net.ts";
import { netParts } from "./net-parts.ts";
import type { NetPart } from "./net-parts.ts";
import type { PartShares } from "./net-part-shares.ts";
import { nameKinds } from "./name-kinds.ts";
import type { NameKind } from "./name-kinds.ts";
import { nameScores } from "./name-scores.ts";
import { partFeatures } from "./part-features.ts";
import { scoresOf } from "./weights.ts";
import type { Weights } from "./weights.ts";

/** What was learned about the headers of jobs and of schools, and about the places of lines. */
export type TaughtByFiles = { jobs: Weights; schools: Weights; lines: ChainWeights };

/**
 * What was learned from labelled files, what public lists taught of names, and what drawn CVs taught of lines; null where
 * they are not to be asked.
 */
export type Labeller = TaughtByFiles & { names: Weights | null; net: LineNet | null };

/** How much a learned score counts beside those of the rules, and the most that it may move one of them. */
export const learnedShare = { weight: 0.5, most: 2 };

/**
 * What a part with each of the first labels names; all labels behind them name nothing that lists hold. Of jobs lists
 * know too little: employers are called anything.
 */
const namedBy: Record<"jobs" | "schools", readonly NameKind[]> = { jobs: [], schools: ["degree", "school", "place"] };

/** How much a score of names counts, and how far behind the best it may put a label before that. */
const listedShare = { weight: 0.3, most: 3 };

/** What the net calls a part with each of the first labels; of what else a head may hold it says nothing. */
const drawnAs: Record<"jobs" | "schools", readonly (readonly NetPart[])[]> = {
  jobs: [["post"], ["org", "school"], ["place"]],
  schools: [["degree"], ["school", "org"], ["place"], ["grade"]],
};

/** How much the net's word counts beside the others, and how far behind the best it may put a label before that. */
const drawnShare = { weight: 0.4, most: 3 };

/**
 * How well each label fits each part of a header by what was learned from labelled files, from lists of names, and from
 * drawn CVs, whose net has read the document.
 */
export function learnedBy(labeller: Labeller, kind: "jobs" | "schools", drawn: PartShares | null = null): Learned {
  return (header, texts) =>
    partFeatures(header, texts).map((signs, index) => {
      const listed = listedScores(labeller.names, header[index]?.piece.text ?? "", namedBy[kind]);
      const told = drawnScores(drawn?.(header[index]?.piece.ranges ?? []) ?? null, drawnAs[kind]);
      return scoresOf(labeller[kind], signs).map(
        (score, label) =>
          Math.max(-learnedShare.most, Math.min(learnedShare.most, score * learnedShare.weight)) +
          (listed[label] ?? 0) +
          (told[label] ?? 0),
      );
    });
}

/** By how much lists of names speak against a text being of each of some kinds, beside the best of them. */
function listedScores(names: Weights | null, text: string, kinds: readonly NameKind[]): number[] {
  if (names === null || kinds.length === 0) return [];
  const all = nameScores(names, text);
  const scores = kinds.map((kind) => all[nameKinds.indexOf(kind)] ?? 0);
  const best = Math.max(...scores);
  return scores.map((score) => listedShare.weight * Math.max(-listedShare.most, score - best));
}

/** By how much the net speaks against a part being of each label, beside the best of them. */
function drawnScores(shares: Float64Array | null, names: readonly (readonly NetPart[])[]): number[] {
  if (shares === null) return [];
  const scores = names.map((each) => Math.max(...each.map((name) => shares[netParts.indexOf(name)] ?? 0)));
  const best = Math.max(...scores);
  return scores.map((score) => drawnShare.weight * Math.max(-drawnShare.most, score - best));
}
