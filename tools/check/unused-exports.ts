import { fileURLToPath } from "node:url";
import { isTestCode } from "./graph/path-kinds.ts";
import type { SourceFile, SourceGraph } from "./graph/source-graph.ts";
import { readSourceGraph } from "./graph/source-graph.ts";
import { report } from "./report.ts";

/**
 * Lists exported names that no other file takes. The packages are private, so a public entry is no excuse; a type
 * that its own file uses is, because it describes what the file's functions take and give.
 */
export function findUnusedExports(root: string): string[] {
  const graph = readSourceGraph(root);
  const used = collectUses(graph);
  return [...graph.files.values()]
    .filter(isChecked)
    .flatMap(({ path, exports }) =>
      exports
        .filter(({ name, isType, isUsedInside }) => !isUsed(used, path, name) && !(isType && isUsedInside))
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

/** For every file the names that others take from it, followed through re-exports to where they are declared. */
function collectUses(graph: SourceGraph): Map<string, Set<string>> {
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
  for (const file of graph.files.values()) {
    for (const edge of file.edges) {
      if (edge.target && edge.target !== file.path) for (const name of edge.names) mark(edge.target, name);
    }
  }
  return used;
}

if (import.meta.main) report(findUnusedExports(fileURLToPath(new URL("../..", import.meta.url))));
