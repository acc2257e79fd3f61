import { scoresOf } from "./weights.ts";
import type { Weights } from "./weights.ts";

/** Weights of the signs of lines for each state, and of each step from one state (row) to the next (column). */
export type ChainWeights = { signs: Weights; steps: Weights };

/** Scores of each state for each line, by the signs of the line alone. */
export function emissionsOf({ signs }: ChainWeights, features: readonly (readonly number[])[]): Float64Array[] {
  return features.map((line) => scoresOf(signs, line));
}

/** The score of each step, state by state. */
export function stepsOf({ steps }: ChainWeights): number[][] {
  return Array.from({ length: steps.buckets }, (_, from) =>
    Array.from({ length: steps.labels }, (__, to) => (steps.values[from * steps.labels + to] ?? 0) * steps.unit),
  );
}

/** Sums for forward and backward passes, scaled line by line so that nothing runs over. */
export type Lattice = { forward: Float64Array[]; backward: Float64Array[] };

/** The share of each state at each line among all ways through the chain. */
export function marginalsOf(emissions: readonly Float64Array[], steps: readonly (readonly number[])[]): Float64Array[] {
  const { forward, backward } = latticeOf(emissions, steps);
  return forward.map((row, line) => normalised(row.map((value, state) => value * (backward[line]?.[state] ?? 0))));
}

/** Runs both passes over a chain. */
export function latticeOf(emissions: readonly Float64Array[], steps: readonly (readonly number[])[]): Lattice {
  const factors = steps.map((row) => row.map((score) => Math.exp(score)));
  const powers = emissions.map(powersOf);
  const forward: Float64Array[] = [];
  for (const [line, own] of powers.entries()) {
    const above = forward[line - 1];
    forward.push(
      normalised(
        own.map((value, to) => {
          if (above === undefined) return value;
          let sum = 0;
          for (let from = 0; from < above.length; from += 1) sum += (above[from] ?? 0) * (factors[from]?.[to] ?? 0);
          return value * sum;
        }),
      ),
    );
  }
  return { forward, backward: backwardOf(powers, factors) };
}

function backwardOf(powers: readonly Float64Array[], factors: readonly (readonly number[])[]): Float64Array[] {
  const backward: Float64Array[] = [];
  let below: Float64Array = new Float64Array(factors.length).fill(1);
  for (let line = powers.length - 1; line >= 0; line -= 1) {
    backward.push(below);
    const next = below.map((value, to) => value * (powers[line]?.[to] ?? 0));
    below = normalised(
      Float64Array.from(factors, (row) => row.reduce((sum, factor, to) => sum + factor * (next[to] ?? 0), 0)),
    );
  }
  return backward.reverse();
}

function powersOf(scores: Float64Array): Float64Array {
  const top = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  return scores.map((score) => Math.exp(score - top));
}

function normalised(values: Float64Array): Float64Array {
  const sum = values.reduce((total, value) => total + value, 0);
  return sum > 0 ? values.map((value) => value / sum) : values;
}

/** What a step at one place of the chain is worth beside what it is worth everywhere: line, state before, state there. */
export type StepBonus = (line: number, from: number, to: number) => number;

/** The states of the best way through the chain. */
export function bestPath(
  emissions: readonly Float64Array[],
  steps: readonly (readonly number[])[],
  bonus: StepBonus = () => 0,
): number[] {
  let scores = emissions[0] ?? new Float64Array();
  const from: number[][] = [];
  for (const [above, own] of emissions.slice(1).entries()) {
    const origins: number[] = [];
    const previous = scores;
    scores = own.map((score, to) => {
      let best = 0;
      let most = -Infinity;
      for (const [state, value] of previous.entries()) {
        const total = value + (steps[state]?.[to] ?? 0) + bonus(above + 1, state, to);
        if (total > most) [best, most] = [state, total];
      }
      origins.push(best);
      return score + most;
    });
    from.push(origins);
  }
  let at = scores.reduce((best, score, state) => (score > (scores[best] ?? -Infinity) ? state : best), 0);
  const path = [at];
  for (const origins of from.toReversed()) {
    at = origins[at] ?? 0;
    path.push(at);
  }
  return emissions.length === 0 ? [] : path.reverse();
}
