import { fileURLToPath } from "node:url";
import { isTestCode } from "./graph/path-kinds.ts";
import type { SourceFile, SourceGraph } from "./graph/source-graph.ts";
import { readSourceGraph } from "./graph/source-graph.ts";
import { report } from "./report.ts";

/**
 * Lists exported names that no other file takes. Two of three reasons excuse one: it is a type, its own file uses
 * it, a public entry of its package gives it out. So the parts of a public shape and the types of what a file takes
 * and gives may stay exported; dead values may not.
 */
export function findUnusedExports(root: string, graph: SourceGraph = readSourceGraph(root)): string[] {
  const used = collectUses(graph, false);
  const offered = collectUses(graph, true);
  return [...graph.files.values()].filter(isChecked).flatMap(({ path, exports }) =>
    exports
      .filter(({ name }) => !isUsed(used, path, name))
      .filter(({ name, isType, isUsedInside }) => {
        const reasons = [isType, isUsedInside, isUsed(offered, path, name)];
        return reasons.filter(Boolean).length < 2;
      })
      .map(({ name, line }) => `${path}:${line}: nothing uses the export ${name}.`),
  );
}

/** Drizzle and drizzle-kit read every table that a schema file exports. */
function isChecked({ path }: SourceFile): boolean {
  return !isTestCode(path) && !/\.config\.m?ts$|\/db\/schema\//.test(path);
}

function isUsed(used: Map<string, Set<string>>, path: string, name: string): boolean {
  const names = used.get(path);
  return names !== undefined && (names.has(name) || names.has("*"));
}

/**
 * For every file the names that others take from it, followed through re-exports to where they are declared; with
 * `fromEntries`, as if somebody took all that the public entries offer.
 */
function collectUses(graph: SourceGraph, fromEntries: boolean): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const mark = (path: string, name: string): void => {
    const names = used.get(path) ?? new Set();
    if (names.has(name)) return;
    used.set(path, names.add(name));
    const file = graph.files.get(path);
    for (const { specifier, from, to } of file?.reExports ?? []) {
      const target = file?.edges.find((edge) => edge.specifier === specifier)?.target;
      if (!target) continue;
      if (to === name || name === "*") mark(target, from);
      else if (to === "*") mark(target, name);
    }
  };
  if (fromEntries) {
    for (const { entries } of graph.workspaces) for (const path of [...entries.values()].flat()) mark(path, "*");
    return used;
  }
  for (const file of graph.files.values()) {
    for (const edge of file.edges) {
      if (edge.target && edge.target !== file.path) for (const name of edge.names) mark(edge.target, name);
    }
  }
  return used;
}

if (import.meta.main) report(findUnusedExports(fileURLToPath(new URL("../..", import.meta.url))));
