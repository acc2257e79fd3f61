import { unpackNet } from "./line-net-file.ts";
import type { ChainWeights } from "./line-chain.ts";
import type { Labeller, TaughtByFiles } from "./part-labeller.ts";
import type { Weights } from "./weights.ts";

const headBytes = 16;
/** The bytes of the weights of names: as those of one set of weights of a labeller. */
export const packNames = (weights: Weights): Uint8Array => pack(weights);

/** Reads what `packNames` wrote. */
export const unpackNames = (bytes: Uint8Array): Weights => unpack(bytes, 0);

/** The bytes of the chain over words of references: those of its signs, then of its steps. */
export const packReferences = ({ signs, steps }: ChainWeights): Uint8Array => Buffer.concat([signs, steps].map(pack));

/** Reads what `packReferences` wrote. */
export function unpackReferences(bytes: Uint8Array): ChainWeights {
  const signs = unpack(bytes, 0);
  return { signs, steps: unpack(bytes, headBytes + signs.values.length) };
}

/** The file's bytes: for each set of weights its labels, buckets and unit, then a byte for each weight. */
export function packLabeller({ jobs, schools, lines }: TaughtByFiles): Uint8Array {
  return Buffer.concat([jobs, schools, lines.signs, lines.steps].map(pack));
}

/** The labeller in the bytes of the four files that the package ships. */
export function labellerOf(files: LearnedFiles): Labeller {
  return {
    ...unpackLabeller(files.weights),
    names: unpackNames(files.names),
    net: unpackNet(files.net),
    references: unpackReferences(files.references),
  };
}

/** The bytes of the files that the package ships. */
export type LearnedFiles = { weights: Uint8Array; names: Uint8Array; net: Uint8Array; references: Uint8Array };

/** Reads what `packLabeller` wrote. */
export function unpackLabeller(bytes: Uint8Array): TaughtByFiles {
  let offset = 0;
  const next = (): Weights => {
    const weights = unpack(bytes, offset);
    offset += headBytes + weights.values.length;
    return weights;
  };
  return { jobs: next(), schools: next(), lines: { signs: next(), steps: next() } };
}

const largest = 127;

function pack({ labels, buckets, values, unit }: Weights): Buffer {
  let most = 0;
  for (const value of values) most = Math.max(most, Math.abs(value));
  const step = most === 0 ? 1 : most / largest;
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(labels, 0);
  head.writeUInt32LE(buckets, 4);
  head.writeDoubleLE(step * unit, 8);
  return Buffer.concat([head, Buffer.from(Int8Array.from(values, (value) => Math.round(value / step)).buffer)]);
}

function unpack(bytes: Uint8Array, offset: number): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset);
  const [labels, buckets] = [view.getUint32(0, true), view.getUint32(4, true)];
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + offset + headBytes, labels * buckets);
  return { labels, buckets, values, unit: view.getFloat64(8, true) };
}
