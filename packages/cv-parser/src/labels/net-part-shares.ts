import type { Range } from "../core/piece.ts";
import { apply, concat, logShares, positive } from "./net-layers.ts";
import type { Layer } from "./net-layers.ts";

/** The mean logarithm of each part's share over the tokens in some ranges; null where the net read no token. */
export type PartShares = (ranges: readonly Range[]) => Float64Array | null;

/** A line with its tokens, what the net saw of each, and what it knows of the lines around. */
export type SeenLine = Range & {
  tokens: readonly (Range & { text: string })[];
  seen: readonly Float64Array[];
  around: Float64Array;
};

type PartLayers = { around: Layer; windows: readonly [Layer, Layer, Layer]; names: Layer };

/** How far apart the tokens are that each window looks at. */
const steps = [1, 2, 4] as const;

/** What a net says of the parts of the lines it has read; a line is looked at once, when it is asked for. */
export function partSharesOf(layers: PartLayers, lines: readonly SeenLine[]): PartShares {
  const read = new Map<SeenLine, readonly Float64Array[]>();
  const inOrder = lines.toSorted((first, second) => first.start - second.start);
  const sharesOf = (line: SeenLine): readonly Float64Array[] => {
    const own = read.get(line) ?? tokenShares(layers, line);
    read.set(line, own);
    return own;
  };
  return (ranges) => {
    const sum = new Float64Array(layers.names.rows);
    let count = 0;
    for (const range of ranges)
      for (const line of linesIn(inOrder, range))
        for (const [at, token] of line.tokens.entries()) {
          if (token.start < range.start || token.end > range.end) continue;
          count += 1;
          for (const [part, share] of (sharesOf(line)[at] ?? sum).entries()) sum[part] = (sum[part] ?? 0) + share;
        }
    return count === 0 ? null : sum.map((share) => share / count);
  };
}

/** The lines that a range touches, of lines that follow each other. */
function linesIn(lines: readonly SeenLine[], { start, end }: Range): SeenLine[] {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const out: SeenLine[] = [];
  for (let at = low; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.start >= end) break;
    out.push(line);
  }
  return out;
}

/** The logarithms of the parts' shares for each token of a line. */
function tokenShares({ around, windows, names }: PartLayers, line: SeenLine): Float64Array[] {
  const told = apply(around, line.around);
  const [near, ...farther] = windows;
  let rows = line.seen.map((_, at) => {
    const own = apply(near, window(line.seen, at, steps[0]));
    return positive(own.map((value, index) => value + (told[index] ?? 0)));
  });
  for (const [index, layer] of farther.entries()) {
    const before = rows;
    rows = before.map((row, at) => {
      const more = apply(layer, window(before, at, steps[index + 1] ?? 1));
      return row.map((value, place) => value + Math.max(0, more[place] ?? 0));
    });
  }
  return rows.map((row) => logShares(apply(names, row)));
}

function window(rows: readonly Float64Array[], at: number, step: number): Float64Array {
  const own = rows[at] ?? new Float64Array(0);
  const none = new Float64Array(own.length);
  return concat([rows[at - step] ?? none, own, rows[at + step] ?? none]);
}
