import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { isProductCode, isTestCode } from "./path-kinds.ts";
import type { SourceFile, SourceGraph } from "./source-graph.ts";

/** Files that something outside the import graph starts: tests, settings of tools, command lines, processes. */
const startedByOthers = [
  /\.(test|spec)\.tsx?$/,
  /\.config\.m?ts$/,
  /^apps\/server\/src\/main\.ts$/,
  /^apps\/server\/src\/db\/schema\//,
  /^packages\/[^/]+\/bin\//,
  /^tools\/(?:(?:check|corpus)\/)?[^/]+\.(ts|mjs)$/,
  /^tools\/testing\//,
  /^tools\/(?:[^/]+\/)+main\.ts$/,
  /(^|\/)global-setup\.ts$/,
];

/** Lists the files that no entry, test or started program needs, and product code that only tests need. */
export function findOrphans(graph: SourceGraph): string[] {
  const entries = [...graph.files.values()].filter(isEntry).map(({ path }) => path);
  entries.push(...pageScripts(graph));
  const reached = reach(graph, entries);
  const inProduct = reach(
    graph,
    entries.filter((path) => !isTestCode(path)),
  );
  return [...graph.files.keys()].flatMap((path) => {
    if (!reached.has(path)) return [`${path}: nothing imports this file.`];
    const isUntouched = isProductCode(path) && !inProduct.has(path);
    return isUntouched ? [`${path}: only tests use this file.`] : [];
  });
}

function reach(graph: SourceGraph, entries: string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = graph.files.get(path);
    if (!file || reached.has(path)) continue;
    reached.add(path);
    waiting.push(...file.edges.map((edge) => edge.target).filter((target) => target !== undefined));
  }
  return reached;
}

function isEntry({ path, workspace }: SourceFile): boolean {
  const isPublic = [...workspace.entries.values()].flat().includes(path) || workspace.programs.includes(path);
  return isPublic || startedByOthers.some((pattern) => pattern.test(path));
}

/** `<script src="/src/main.tsx">` of the pages that Vite builds. */
function pageScripts({ root, workspaces }: SourceGraph): string[] {
  return workspaces.flatMap(({ folder }) => {
    const pages = existsSync(join(root, folder)) ? globSync(`${folder}/*.html`, { cwd: root }) : [];
    return pages.flatMap((page) => {
      const sources = readFileSync(join(root, page), "utf8").matchAll(/<script[^>]+src="([^"]+)"/g);
      return [...sources].map(([, source = ""]) => normalize(join(dirname(page), source)));
    });
  });
}
