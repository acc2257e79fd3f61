import { readFileSync } from "node:fs";
import { unpackNet } from "./line-net-file.ts";
import type { LineNet } from "./line-net.ts";
import type { Labeller } from "./part-labeller.ts";
import { unpackLabeller, unpackNames } from "./weights-file.ts";
import type { Weights } from "./weights.ts";

const path = new URL("weights.bin", import.meta.url);
const namesPath = new URL("names.bin", import.meta.url);
let read: Labeller | null = null;
const netPath = new URL("net.bin", import.meta.url);
let readNames: Weights | null = null;
let readNet: LineNet | null = null;

/** What the package ships: written by `bench/train-labels.ts`, read once. */
export function shippedLabeller(): Labeller {
  read ??= { ...unpackLabeller(readFileSync(path)), names: shippedNames(), net: shippedNet() };
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
