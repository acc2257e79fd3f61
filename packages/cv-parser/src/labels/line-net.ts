import type { DocumentLayout, Line } from "../core/layout.ts";
import { netLines } from "./net-signs.ts";
import type { NetLine } from "./net-signs.ts";
import { tokenRows } from "./net-tokens.ts";

/** Rows of whole numbers, each with what one step of them is worth. */
export type Matrix = { rows: number; columns: number; values: Int8Array; units: Float32Array };
/** A matrix of weights made real once, row by row, and what is added to each sum. */
export type Layer = { rows: number; columns: number; values: Float32Array; bias: Float32Array };
type Cell = { input: Layer; state: Layer };

/** A net over the lines of a document; `bench/sim` tells how it was taught. */
export type LineNet = {
  words: Matrix;
  looks: Layer;
  window: Layer;
  weigh: Layer;
  titles: Layer;
  join: Layer;
  /** Two layers, each read from above and from below. */
  cells: readonly { down: Cell; up: Cell }[];
  states: Layer;
};

/** The logarithm of each state's share, line by line, in the order of the net's states. */
export function netShares(net: LineNet, layout: DocumentLayout, lines: readonly Line[]): Float64Array[] {
  const joined = netLines(layout, lines).map((line) => lineVector(net, line));
  let rows = joined;
  for (const { down, up } of net.cells) {
    const [first, second] = [recur(down, rows), recur(up, rows.toReversed()).toReversed()];
    rows = first.map((row, index) => concat([row, second[index] ?? row]));
  }
  return rows.map((row, index) => logShares(apply(net.states, concat([row, joined[index] ?? row]))));
}

/** What the words and the look of one line come to. */
function lineVector(net: LineNet, { tokens, look, title }: NetLine): Float64Array {
  const width = net.words.columns;
  const inputs = tokens.map(({ text, bits }) => {
    const sum = new Float64Array(width);
    for (const row of tokenRows(text)) {
      const unit = net.words.units[row] ?? 0;
      for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (net.words.values[row * width + at] ?? 0) * unit;
    }
    for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (net.looks.values[bits * width + at] ?? 0);
    return sum;
  });
  const none = new Float64Array(width);
  const seen = inputs.map((own, at) =>
    positive(apply(net.window, concat([inputs[at - 1] ?? none, own, inputs[at + 1] ?? none]))),
  );
  const size = net.window.rows;
  const most = new Float64Array(size);
  const mean = new Float64Array(size);
  const weights = shares(seen.map((row) => apply(net.weigh, row)[0] ?? 0));
  for (const [token, row] of seen.entries())
    for (let at = 0; at < size; at += 1) {
      most[at] = Math.max(most[at] ?? 0, row[at] ?? 0);
      mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) * (weights[token] ?? 0);
    }
  const named = Float64Array.from(
    net.titles.values.subarray(title * net.titles.columns, (title + 1) * net.titles.columns),
  );
  return positive(apply(net.join, concat([most, mean, look, named])));
}

/** Gated recurrent units, as Cho and others describe them (2014), in the order reset, update, new. */
function recur({ input, state }: Cell, rows: readonly Float64Array[]): Float64Array[] {
  const size = state.columns;
  let last = new Float64Array(size);
  return rows.map((row) => {
    const [own, old] = [apply(input, row), apply(state, last)];
    const next = new Float64Array(size);
    for (let at = 0; at < size; at += 1) {
      const reset = sigmoid((own[at] ?? 0) + (old[at] ?? 0));
      const keep = sigmoid((own[size + at] ?? 0) + (old[size + at] ?? 0));
      const fresh = tanh((own[2 * size + at] ?? 0) + reset * (old[2 * size + at] ?? 0));
      next[at] = (1 - keep) * fresh + keep * (last[at] ?? 0);
    }
    last = next;
    return next;
  });
}

/** Most of the net's time goes here: four rows at a time read each number of the input once. */
function apply({ rows, columns, values, bias }: Layer, input: Float64Array): Float64Array {
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

function concat(parts: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

const positive = (values: Float64Array): Float64Array => values.map((value) => Math.max(0, value));

const perUnit = 256;
const farthest = 8;
/** Values of tanh, rounded so that they are the same on every machine. */
const curve = Float64Array.from(
  { length: 2 * farthest * perUnit + 2 },
  (_, at) => Math.round(Math.tanh(at / perUnit - farthest) * 2 ** 24) / 2 ** 24,
);

function tanh(value: number): number {
  const at = (Math.max(-farthest, Math.min(farthest, value)) + farthest) * perUnit;
  const from = Math.floor(at);
  const low = curve[from] ?? 1;
  return low + ((curve[from + 1] ?? low) - low) * (at - from);
}

const sigmoid = (value: number): number => 0.5 + 0.5 * tanh(value / 2);

function shares(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function logShares(scores: Float64Array): Float64Array {
  const top = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const sum = scores.reduce((total, score) => total + Math.exp(score - top), 0);
  return scores.map((score) => score - top - Math.log(sum));
}
