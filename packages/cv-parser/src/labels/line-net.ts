import type { DocumentLayout, Line } from "../core/layout.ts";
import { apply, concat, logShares, positive, shares, sigmoid, tanh } from "./net-layers.ts";
import type { Layer, Matrix } from "./net-layers.ts";
import { partSharesOf } from "./net-part-shares.ts";
import type { PartShares } from "./net-part-shares.ts";
import { netLines } from "./net-signs.ts";
import type { NetLine, ReadToken } from "./net-signs.ts";
import { tokenRows } from "./net-tokens.ts";

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
  /** What tells the parts of lines: a line's surroundings, three windows over its tokens, and the names of parts. */
  parts: { around: Layer; windows: readonly [Layer, Layer, Layer]; names: Layer };
};

/** What the net makes of a document: the logarithm of each state's share, line by line, and what it says of parts. */
export type NetReading = { states: Float64Array[]; partShares: PartShares };

/** Reads all lines of a document; their parts are read when they are asked for. */
export function readWithNet(net: LineNet, layout: DocumentLayout, lines: readonly Line[]): NetReading {
  const told = netLines(layout, lines);
  const seen = told.map(({ tokens }) => seenTokens(net, tokens));
  const joined = told.map((line, index) => lineVector(net, line, seen[index] ?? []));
  let rows = joined;
  for (const { down, up } of net.cells) {
    const [first, second] = [recur(down, rows), recur(up, rows.toReversed()).toReversed()];
    rows = first.map((row, index) => concat([row, second[index] ?? row]));
  }
  const around = rows.map((row, index) => concat([row, joined[index] ?? row]));
  return {
    states: around.map((row) => logShares(apply(net.states, row))),
    partShares: partSharesOf(
      net.parts,
      lines.map(({ start, end }, index) => ({
        start,
        end,
        tokens: told[index]?.tokens ?? [],
        seen: seen[index] ?? [],
        around: around[index] ?? new Float64Array(net.parts.around.columns),
      })),
    ),
  };
}

/** What each token comes to with its neighbours. */
function seenTokens(net: LineNet, tokens: readonly ReadToken[]): Float64Array[] {
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
  return inputs.map((own, at) =>
    positive(apply(net.window, concat([inputs[at - 1] ?? none, own, inputs[at + 1] ?? none]))),
  );
}

/** What the words and the look of one line come to. */
function lineVector(net: LineNet, { look, title }: NetLine, seen: readonly Float64Array[]): Float64Array {
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
