import type { EndpointDefinition } from "@vitrine/contract";
import type { Plugin } from "vite";

const contractModule = /\/packages\/contract\/src\/(?:\w+-)?contract\.ts$/;

/**
 * Leaves of the contract what a client sends by: method, address and files. The rules of bodies and answers are the
 * server's; building them all would hold up the first request of every page (decision 022).
 */
export function contractAddresses(): Plugin {
  return {
    name: "contract-addresses",
    apply: "build",
    enforce: "pre",
    load: async (id) => (contractModule.test(id) ? addressModule((await import(id)) as Contracts) : null),
  };
}

/** The exports of a module of the contract: calls by name in groups. */
type Contracts = Record<string, Record<string, Record<string, EndpointDefinition>>>;

function addressModule(contracts: Contracts): string {
  return Object.entries(contracts)
    .map(([name, groups]) => `export const ${name} = ${JSON.stringify(mapValues(groups, addresses))};`)
    .join("\n");
}

function addresses(calls: Record<string, EndpointDefinition>) {
  return mapValues(calls, ({ method, path, files }) => ({ method, path, files }));
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
