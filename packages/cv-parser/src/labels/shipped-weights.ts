import { readFileSync } from "node:fs";
import { unpackNet } from "./line-net-file.ts";
import type { ChainWeights } from "./line-chain.ts";
import type { LineNet } from "./line-net.ts";
import type { Labeller } from "./part-labeller.ts";
import { unpackLabeller, unpackNames, unpackReferences } from "./weights-file.ts";
import type { Weights } from "./weights.ts";

const path = new URL("weights.bin", import.meta.url);
const namesPath = new URL("names.bin", import.meta.url);
let read: Labeller | null = null;
const netPath = new URL("net.bin", import.meta.url);
let readNames: Weights | null = null;
const referencesPath = new URL("references.bin", import.meta.url);
let readNet: LineNet | null = null;
let readReferences: ChainWeights | null = null;

/** What the package ships: written by `bench/train-labels.ts`, read once. */
export function shippedLabeller(): Labeller {
  read ??= {
    ...unpackLabeller(readFileSync(path)),
    names: shippedNames(),
    net: shippedNet(),
    references: shippedReferences(),
  };
  return read;
}

/** What public lists taught of names: written by `bench/train-names.ts`, read once. */
export function shippedNames(): Weights {
  readNames ??= unpackNames(readFileSync(namesPath));
  return readNames;
}

/** What drawn CVs taught of lines: written by `bench/sim`, read once. */
export function shippedNet(): LineNet {
  readNet ??= unpackNet(readFileSync(netPath));
  return readNet;
}

/** What drawn lists taught of references: written by `bench/train-references.ts`, read once. */
export function shippedReferences(): ChainWeights {
  readReferences ??= unpackReferences(readFileSync(referencesPath));
  return readReferences;
}
