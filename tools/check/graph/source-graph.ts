import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, normalize } from "node:path";
import type { Import, ParsedModule } from "./parse-module.ts";
import { parseModule } from "./parse-module.ts";
import type { Workspace } from "./workspace.ts";
import { readWorkspaces } from "./workspace.ts";

/** An import together with the file of this repository it leads to, if any. */
export type Edge = Import & { target: string | undefined };

export type SourceFile = ParsedModule & { path: string; workspace: Workspace; edges: Edge[] };

export type SourceGraph = { root: string; workspaces: Workspace[]; files: Map<string, SourceFile> };

const sourcePattern = "**/*.{ts,tsx,mts,mjs}";
const ignored = /(^|\/)(node_modules|dist|coverage|test-results)(\/|$)|\.d\.ts$/;

/** Reads every source file of the workspaces and of tools, with what each imports and exports. */
export function readSourceGraph(root: string): SourceGraph {
  const workspaces = readWorkspaces(root);
  const files = new Map<string, SourceFile>();
  for (const workspace of workspaces) {
    const paths = globSync(sourcePattern, { cwd: join(root, workspace.folder), exclude: (name) => ignored.test(name) });
    for (const path of paths
      .map((inner) => join(workspace.folder, inner))
      .filter((path) => !ignored.test(path))
      .sort()) {
      const parsed = parseModule(path, readFileSync(join(root, path), "utf8"));
      files.set(path, { ...parsed, path, workspace, edges: [] });
    }
  }
  for (const file of files.values()) {
    file.edges = file.imports.map((entry) => ({ ...entry, target: resolveImport(root, workspaces, file.path, entry) }));
    file.edges.push(...globEdges(file, files));
  }
  return { root, workspaces, files };
}

/** The subpath of a workspace import: `@vitrine/templates/server` gives the workspace and "./server". */
export function splitWorkspaceImport(
  workspaces: Workspace[],
  specifier: string,
): { workspace: Workspace; subpath: string } | undefined {
  const address = specifier.replace(/\?.*$/, "");
  const workspace = workspaces.find(({ name }) => address === name || address.startsWith(`${name}/`));
  return workspace && { workspace, subpath: `.${address.slice(workspace.name.length)}` };
}

function resolveImport(root: string, workspaces: Workspace[], from: string, entry: Import): string | undefined {
  const specifier = entry.specifier.replace(/\?.*$/, "");
  if (specifier.startsWith(".")) {
    const path = normalize(join(dirname(from), specifier));
    return existsSync(join(root, path)) ? path : undefined;
  }
  const found = splitWorkspaceImport(workspaces, specifier);
  const targets = found?.workspace.entries.get(found.subpath) ?? [];
  return targets.find((target) => /\.tsx?$/.test(target) && existsSync(join(root, target)));
}

function globEdges(file: SourceFile, files: Map<string, SourceFile>): Edge[] {
  return file.globs.flatMap((glob) => {
    const pattern = normalize(join(dirname(file.path), glob));
    const targets = [...files.keys()].filter((path) => path !== file.path && matchesGlob(path, pattern));
    return targets.map((target) => ({ specifier: glob, isValue: true, names: ["*"], target }));
  });
}
