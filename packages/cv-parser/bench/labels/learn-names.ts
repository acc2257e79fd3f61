import { nameKinds } from "../../src/labels/name-kinds.ts";
import type { NameKind } from "../../src/labels/name-kinds.ts";
import { bestName, nameScale, nameScores, nameSigns } from "../../src/labels/name-scores.ts";
import type { Weights } from "../../src/labels/weights.ts";
import { seeded } from "../mutate.ts";

/** A text of the lists and what it names. */
export type NamedText = { kind: NameKind; text: string };

export type NameOptions = { buckets: number; rounds: number; rate: number; seed: number };

/** What the shipped weights of names were learned with. */
export const naming: NameOptions = { buckets: 1 << 18, rounds: 3, rate: 0.3, seed: 20_261_124 };

/** No kind counts more than this many times as much as its share of the texts. */
const mostWeight = 6;

/** Reads what `bench/names` wrote: a kind and a text on each line. */
export function readNames(file: string): NamedText[] {
  return file.split("\n").flatMap((line) => {
    const [name, text = ""] = line.split("\t");
    const kind = nameKinds.find((each) => each === name);
    return kind === undefined || text === "" ? [] : [{ kind, text }];
  });
}

/** Learns a softmax over the signs of names by stochastic gradients (AdaGrad); all kinds count alike. Equal for equal texts. */
export function learnNames(names: readonly NamedText[], { buckets, rounds, rate, seed }: NameOptions): Weights {
  const labels = nameKinds.length;
  const values = new Float32Array(labels * buckets);
  const squares = new Float32Array(labels * buckets).fill(1e-3);
  const counts = new Map<NameKind, number>();
  for (const { kind } of names) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const told = names.map(({ kind, text }) => ({
    label: nameKinds.indexOf(kind),
    signs: Int32Array.from(nameSigns(text), (sign) => (sign % buckets) * labels),
    weight: Math.min(mostWeight, names.length / labels / (counts.get(kind) ?? 1)),
  }));
  const random = seeded(seed);
  const shares = new Float64Array(labels);
  for (let round = 0; round < rounds; round += 1) {
    for (let left = told.length; left > 0; left -= 1) {
      const chosen = Math.floor(random() * left);
      const example = told[chosen];
      const last = told[left - 1];
      if (example === undefined || last === undefined) continue;
      told[chosen] = last;
      told[left - 1] = example;
      const scale = nameScale(example.signs.length);
      shares.fill(0);
      for (const from of example.signs)
        for (let label = 0; label < labels; label += 1)
          shares[label] = (shares[label] ?? 0) + (values[from + label] ?? 0) * scale;
      const top = shares.reduce((most, score) => Math.max(most, score), -Infinity);
      let sum = 0;
      for (let label = 0; label < labels; label += 1) {
        shares[label] = Math.exp((shares[label] ?? 0) - top);
        sum += shares[label] ?? 0;
      }
      for (let label = 0; label < labels; label += 1) {
        const pull = example.weight * scale * ((label === example.label ? 1 : 0) - (shares[label] ?? 0) / sum);
        if (Math.abs(pull) < leastPull) continue;
        for (const from of example.signs) {
          const square = (squares[from + label] ?? 0) + pull * pull;
          squares[from + label] = square;
          values[from + label] = (values[from + label] ?? 0) + (rate * pull) / Math.sqrt(square);
        }
      }
    }
  }
  return { labels, buckets, values, unit: 1 };
}

/** Smaller differences move nothing. */
const leastPull = 1e-4;

/** Of texts of each kind, the share that is told right. */
export function rightNames(
  weights: Weights,
  names: readonly NamedText[],
): Map<NameKind, { all: number; right: number }> {
  const shares = new Map<NameKind, { all: number; right: number }>();
  for (const { kind, text } of names) {
    const share = shares.get(kind) ?? { all: 0, right: 0 };
    share.all += 1;
    if (bestName(nameScores(weights, text)).kind === kind) share.right += 1;
    shares.set(kind, share);
  }
  return shares;
}
