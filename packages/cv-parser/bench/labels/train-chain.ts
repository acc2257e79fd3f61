import type { Chain } from "../../src/labels/chain.ts";
import { seeded } from "../mutate.ts";

/** A sequence to learn from: the signs of each place and the labels it may have (null: any). */
export type Sequence = { signs: readonly (readonly number[])[]; allowed: readonly (readonly number[] | null)[]; weight: number };

export type TrainOptions = { labels: number; buckets: number; rounds: number; seed: number; rate?: number; decay?: number };

/**
 * Learns a conditional random field by stochastic gradients with steps of their own for each weight (AdaGrad).
 * Places with several allowed labels count with all sequences that keep to them.
 */
export function trainChain(sequences: readonly Sequence[], options: TrainOptions): Chain {
  const { labels, buckets, rounds, seed, rate = 0.25, decay = 1e-4 } = options;
  const trainer = new Trainer(labels, buckets, rate, decay);
  const random = seeded(seed);
  const order = sequences.map((_, index) => index);
  for (let round = 0; round < rounds; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
    for (const index of order) {
      const sequence = sequences[index];
      if (sequence !== undefined && sequence.signs.length > 0) trainer.learn(sequence);
    }
  }
  return trainer.chain();
}

class Trainer {
  readonly #labels: number;
  readonly #buckets: number;
  readonly #rate: number;
  readonly #decay: number;
  readonly #emission: Float32Array;
  readonly #emissionSquares: Float32Array;
  readonly #change: Float32Array;
  readonly #changeSquares: Float32Array;

  constructor(labels: number, buckets: number, rate: number, decay: number) {
    this.#labels = labels;
    this.#buckets = buckets;
    this.#rate = rate;
    this.#decay = decay;
    this.#emission = new Float32Array(labels * buckets);
    this.#emissionSquares = new Float32Array(labels * buckets).fill(1e-2);
    this.#change = new Float32Array(labels * (labels + 1));
    this.#changeSquares = new Float32Array(labels * (labels + 1)).fill(1e-2);
  }

  chain(): Chain {
    return { labels: this.#labels, buckets: this.#buckets, emission: this.#emission, change: this.#change, unit: 1 };
  }

  learn({ signs, allowed, weight }: Sequence): void {
    const L = this.#labels;
    const n = signs.length;
    const scores = new Float64Array(n * L);
    signs.forEach((place, at) => {
      for (const sign of place) {
        const from = (sign % this.#buckets) * L;
        for (let label = 0; label < L; label += 1) scores[at * L + label] = (scores[at * L + label] ?? 0) + (this.#emission[from + label] ?? 0);
      }
    });
    const free = this.#expect(scores, n, null);
    const held = this.#expect(scores, n, allowed);
    signs.forEach((place, at) => {
      const gradient = new Float64Array(L);
      let size = 0;
      for (let label = 0; label < L; label += 1) {
        gradient[label] = weight * ((held.places[at * L + label] ?? 0) - (free.places[at * L + label] ?? 0));
        size += Math.abs(gradient[label] ?? 0);
      }
      if (size < 1e-4) return;
      for (const sign of place) {
        const from = (sign % this.#buckets) * L;
        for (let label = 0; label < L; label += 1) step(this.#emission, this.#emissionSquares, from + label, gradient[label] ?? 0, this.#rate, this.#decay);
      }
    });
    for (let index = 0; index < L * (L + 1); index += 1) {
      const gradient = weight * ((held.changes[index] ?? 0) - (free.changes[index] ?? 0));
      if (gradient !== 0) step(this.#change, this.#changeSquares, index, gradient, this.#rate, this.#decay);
    }
  }

  /** How often each label and each pair is expected, over all sequences or those that keep to what is allowed. */
  #expect(scores: Float64Array, n: number, allowed: Sequence["allowed"] | null) {
    const L = this.#labels;
    const own = new Float64Array(n * L);
    const change = new Float64Array(L * (L + 1));
    for (let index = 0; index < change.length; index += 1) change[index] = Math.exp(this.#change[index] ?? 0);
    for (let at = 0; at < n; at += 1) {
      const may = allowed?.[at] ?? null;
      let top = -Infinity;
      for (let label = 0; label < L; label += 1) top = Math.max(top, may !== null && !may.includes(label) ? -Infinity : (scores[at * L + label] ?? 0));
      for (let label = 0; label < L; label += 1)
        own[at * L + label] = may !== null && !may.includes(label) ? 0 : Math.exp(Math.max(-60, (scores[at * L + label] ?? 0) - top));
    }
    const ahead = new Float64Array(n * L);
    const behind = new Float64Array(n * L);
    for (let at = 0; at < n; at += 1) {
      let sum = 0;
      for (let to = 0; to < L; to += 1) {
        const here = own[at * L + to] ?? 0;
        let total = 0;
        if (here > 0) {
          if (at === 0) total = change[L * L + to] ?? 0;
          else for (let from = 0; from < L; from += 1) total += (ahead[(at - 1) * L + from] ?? 0) * (change[from * L + to] ?? 0);
        }
        ahead[at * L + to] = total * here;
        sum += total * here;
      }
      for (let to = 0; to < L; to += 1) ahead[at * L + to] = (ahead[at * L + to] ?? 0) / sum;
    }
    behind.fill(1, (n - 1) * L);
    for (let at = n - 2; at >= 0; at -= 1) {
      let sum = 0;
      for (let from = 0; from < L; from += 1) {
        let total = 0;
        for (let to = 0; to < L; to += 1) total += (change[from * L + to] ?? 0) * (own[(at + 1) * L + to] ?? 0) * (behind[(at + 1) * L + to] ?? 0);
        behind[at * L + from] = total;
        sum += total;
      }
      for (let from = 0; from < L; from += 1) behind[at * L + from] = (behind[at * L + from] ?? 0) / sum;
    }
    const places = new Float64Array(n * L);
    const changes = new Float64Array(L * (L + 1));
    for (let at = 0; at < n; at += 1) {
      let sum = 0;
      for (let label = 0; label < L; label += 1) sum += (ahead[at * L + label] ?? 0) * (behind[at * L + label] ?? 0);
      for (let label = 0; label < L; label += 1) places[at * L + label] = ((ahead[at * L + label] ?? 0) * (behind[at * L + label] ?? 0)) / sum;
      if (at === 0) {
        for (let label = 0; label < L; label += 1) changes[L * L + label] = places[label] ?? 0;
        continue;
      }
      let pairs = 0;
      const row = new Float64Array(L * L);
      for (let from = 0; from < L; from += 1) {
        const before = ahead[(at - 1) * L + from] ?? 0;
        if (before === 0) continue;
        for (let to = 0; to < L; to += 1) {
          const value = before * (change[from * L + to] ?? 0) * (own[at * L + to] ?? 0) * (behind[at * L + to] ?? 0);
          row[from * L + to] = value;
          pairs += value;
        }
      }
      for (let index = 0; index < L * L; index += 1) changes[index] = (changes[index] ?? 0) + (row[index] ?? 0) / pairs;
    }
    return { places, changes };
  }
}

function step(weights: Float32Array, squares: Float32Array, index: number, gradient: number, rate: number, decay: number): void {
  const pull = gradient - decay * (weights[index] ?? 0);
  squares[index] = (squares[index] ?? 0) + pull * pull;
  weights[index] = (weights[index] ?? 0) + (rate * pull) / Math.sqrt(squares[index] ?? 1);
}
