import type { Learned } from "../entities/entries/label-parts.ts";
import { isSubject } from "../entities/entries/word-scores.ts";
import type { ChainWeights } from "./line-chain.ts";
import type { LineNet } from "./line-net.ts";
import { netParts } from "./net-parts.ts";
import type { NetPart } from "./net-parts.ts";
import type { PartShares } from "./net-part-shares.ts";
import { nameKinds } from "./name-kinds.ts";
import type { NameKind } from "./name-kinds.ts";
import { bestName, nameScores } from "./name-scores.ts";
import { partFeatures } from "./part-features.ts";
import { scoresOf } from "./weights.ts";
import type { Weights } from "./weights.ts";

/** What was learned about the headers of jobs and of schools, and about the places of lines. */
export type TaughtByFiles = { jobs: Weights; schools: Weights; lines: ChainWeights };

/**
 * What was learned from labelled files, what public lists taught of names, what drawn CVs taught of lines and drawn lists
 * of references; null where they are not to be asked.
 */
export type Labeller = TaughtByFiles & { names: Weights | null; net: LineNet | null; references: ChainWeights | null };

/** How much a learned score counts beside those of the rules, and the most that it may move one of them. */
export const learnedShare = { weight: 0.5, most: 2 };

/** How much a score of names counts, and how far behind the best it may put a label before that. */
const listedShare = { weight: 0.3, most: 3 };

/** A label speaks for no part that surely names something else: what that is, how sure lists must be, and what it costs. */
type Ruling = { kinds: readonly NameKind[]; ahead: number; cost: number };
/** What lists say of a label: the kind of name that it holds, where they know enough of it, and those that it does not. */
type Listed = { named: NameKind | null; not: readonly Ruling[] };

/**
 * The first labels of each model; all labels behind them name nothing that lists hold. Of jobs lists know too little to
 * say what a part is, for employers are called anything; but a town is no degree, a person no school, a sentence no
 * employer. Of 18 degrees that the lists called a place two were right on labelled files of strangers, of 20 schools
 * that they called a person, a post, a degree or a sentence one.
 */
const listedLabels: Record<"jobs" | "schools", readonly Listed[]> = {
  jobs: [
    { named: null, not: [{ kinds: ["place", "school", "person"], ahead: 1.5, cost: 1.5 }] },
    { named: null, not: [{ kinds: ["none", "post", "degree"], ahead: 1.5, cost: 1.5 }] },
  ],
  schools: [
    { named: "degree", not: [{ kinds: ["place"], ahead: 1, cost: 3 }] },
    { named: "school", not: [{ kinds: ["person", "none", "post", "degree"], ahead: 1, cost: 1.5 }] },
    { named: "place", not: [] },
  ],
};

const acronym = /^[\p{Lu}\d&.-]{2,6}$/u;

/** Letters that stand for a name, and subjects ("Harbour Law"), sound like other things than lists hold of them. */
const isUnlisted = (text: string): boolean => acronym.test(text) || isSubject(text);

/**
 * What the net calls a part with each of the first labels; of what else a head may hold it says nothing. Of schools it
 * is not asked: on files that nobody had read it found fewer of their degrees than lists and rules alone.
 */
const drawnAs: Record<"jobs" | "schools", readonly (readonly NetPart[])[]> = {
  jobs: [["post"], ["org", "school"], ["place"]],
  schools: [],
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
      const listed = listedScores(labeller.names, header[index]?.piece.text ?? "", kind);
      const told = drawnScores(drawn?.(header[index]?.piece.ranges ?? []) ?? null, drawnAs[kind]);
      return scoresOf(labeller[kind], signs).map(
        (score, label) =>
          Math.max(-learnedShare.most, Math.min(learnedShare.most, score * learnedShare.weight)) +
          (listed[label] ?? 0) +
          (told[label] ?? 0),
      );
    });
}

/** By how much lists of names speak against each of the first labels of a text. */
function listedScores(names: Weights | null, text: string, kind: "jobs" | "schools"): number[] {
  if (names === null) return [];
  const all = nameScores(names, text);
  const labels = listedLabels[kind];
  const scores = labels.map(({ named }) => (named === null ? 0 : (all[nameKinds.indexOf(named)] ?? 0)));
  const best = Math.max(...scores);
  const surely = bestName(all);
  return labels.map(({ not }, label) => {
    const behind = listedShare.weight * Math.max(-listedShare.most, (scores[label] ?? 0) - best);
    if (isUnlisted(text)) return behind;
    const against = not.filter(({ kinds, ahead }) => kinds.includes(surely.kind) && surely.ahead >= ahead);
    return behind - Math.max(0, ...against.map(({ cost }) => cost));
  });
}

/** By how much the net speaks against a part being of each label, beside the best of them. */
function drawnScores(shares: Float64Array | null, names: readonly (readonly NetPart[])[]): number[] {
  if (shares === null || names.length === 0) return [];
  const scores = names.map((each) => Math.max(...each.map((name) => shares[netParts.indexOf(name)] ?? 0)));
  const best = Math.max(...scores);
  return scores.map((score) => drawnShare.weight * Math.max(-drawnShare.most, score - best));
}
