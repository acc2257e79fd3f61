/** Rows of whole numbers, each with what one step of them is worth. */
export type Matrix = { rows: number; columns: number; values: Int8Array; units: Float32Array };
/** A matrix of weights made real once, row by row, and what is added to each sum. */
export type Layer = { rows: number; columns: number; values: Float32Array; bias: Float32Array };

/**
 * The sums of a layer over its input. Most of the net's time goes here: four rows at a time read each number of the
 * input once.
 */
export function apply({ rows, columns, values, bias }: Layer, input: Float64Array): Float64Array {
  const out = new Float64Array(rows);
  let row = 0;
  for (; row + 4 <= rows; row += 4) {
    const from = row * columns;
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let at = 0; at < columns; at += 1) {
      const each = input[at] as number;
      first += (values[from + at] as number) * each;
      second += (values[from + columns + at] as number) * each;
      third += (values[from + 2 * columns + at] as number) * each;
      fourth += (values[from + 3 * columns + at] as number) * each;
    }
    out.set([first, second, third, fourth], row);
  }
  for (; row < rows; row += 1)
    for (let at = 0; at < columns; at += 1)
      out[row] = (out[row] ?? 0) + (values[row * columns + at] ?? 0) * (input[at] ?? 0);
  for (let at = 0; at < rows; at += 1) out[at] = (out[at] ?? 0) + (bias[at] ?? 0);
  return out;
}

/** Vectors one behind the other. */
export function concat(parts: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** What is below zero becomes zero. */
export const positive = (values: Float64Array): Float64Array => values.map((value) => Math.max(0, value));

const perUnit = 256;
const farthest = 8;
/** Values of tanh, rounded so that they are the same on every machine. */
const curve = Float64Array.from(
  { length: 2 * farthest * perUnit + 2 },
  (_, at) => Math.round(Math.tanh(at / perUnit - farthest) * 2 ** 24) / 2 ** 24,
);

/** The hyperbolic tangent, the same on every machine. */
export function tanh(value: number): number {
  const at = (Math.max(-farthest, Math.min(farthest, value)) + farthest) * perUnit;
  const from = Math.floor(at);
  const low = curve[from] ?? 1;
  return low + ((curve[from + 1] ?? low) - low) * (at - from);
}

/** The logistic function, the same on every machine. */
export const sigmoid = (value: number): number => 0.5 + 0.5 * tanh(value / 2);

/** The share of each score among all. */
export function shares(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** The logarithms of the shares of scores. */
export function logShares(scores: Float64Array): Float64Array {
  const top = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const sum = scores.reduce((total, score) => total + Math.exp(score - top), 0);
  return scores.map((score) => score - top - Math.log(sum));
}
