import { fileURLToPath } from "node:url";
import { findCycles } from "./graph/cycles.ts";
import { findLoadedAtStart } from "./graph/loaded-at-start.ts";
import { findOrphans } from "./graph/orphans.ts";
import { isProductCode, isTestCode } from "./graph/path-kinds.ts";
import type { Edge, SourceFile, SourceGraph } from "./graph/source-graph.ts";
import { readSourceGraph, splitWorkspaceImport } from "./graph/source-graph.ts";
import { askedFor, freeWorkspaces, layers, serverModules, zones } from "./layer-table.ts";
import { report } from "./report.ts";

/** Lists every import that breaks the architecture, every import cycle and every file that nothing needs. */
export function findLayerViolations(root: string, graph: SourceGraph = readSourceGraph(root)): string[] {
  const imports = [...graph.files.values()].flatMap((file) =>
    file.edges.flatMap((edge) => [
      ...checkReach(graph, file, edge),
      ...checkPackages(graph, file, edge),
      ...checkZones(file, edge),
      ...checkServerModules(file, edge),
      ...checkFeatures(file, edge),
    ]),
  );
  const whole = [findCycles(graph), findOrphans(graph), findLoadedAtStart(graph, askedFor)];
  return [...imports, ...checkModuleList(graph), ...whole.flat()];
}

/** A workspace is entered through its `exports`, by those the table lets in. */
function checkReach({ workspaces }: SourceGraph, file: SourceFile, edge: Edge): string[] {
  const own = file.workspace;
  const isRelative = edge.specifier.startsWith(".");
  const isFree = freeWorkspaces.includes(own.folder);
  if (isRelative && edge.target && !edge.target.startsWith(`${own.folder}/`)) {
    if (isFree && edge.isAddress) return [];
    return [`${file.path}: ${edge.specifier} leaves ${own.folder}; import the package's public name.`];
  }
  const found = isRelative ? undefined : splitWorkspaceImport(workspaces, edge.specifier);
  if (!found) return [];
  const { workspace, subpath } = found;
  if (!workspace.entries.has(subpath))
    return [`${file.path}: ${edge.specifier} is not an export of ${workspace.name}.`];
  if (isFree || workspace === own) return [];
  const allowed = layers[own.folder]?.workspaces[workspace.name];
  if (allowed === "any" || allowed?.includes(subpath)) return [];
  return [`${file.path}: ${own.folder} may not import ${edge.specifier}.`];
}

function checkPackages({ workspaces }: SourceGraph, file: SourceFile, edge: Edge): string[] {
  const layer = layers[file.workspace.folder];
  const isInside = edge.specifier.startsWith(".") || splitWorkspaceImport(workspaces, edge.specifier) !== undefined;
  if (!layer || isInside || !isProductCode(file.path)) return [];
  const isAllowed = layer.packages?.test(edge.specifier) ?? true;
  if (isAllowed && !layer.banned?.test(edge.specifier)) return [];
  return [`${file.path}: ${file.workspace.folder} may not use ${edge.specifier}.`];
}

/** Inside an application, code looks down only. */
function checkZones(file: SourceFile, edge: Edge): string[] {
  const { folder } = file.workspace;
  const table = zones[folder];
  const from = zoneOf(folder, file.path);
  const to = edge.target && zoneOf(folder, edge.target);
  if (!table || !from || !to || from === to || isTestCode(file.path)) return [];
  const allowed = table[from];
  if (!allowed || allowed.includes(to) || !(to in table)) return [];
  return [`${file.path}: ${from} may not import ${to} (${edge.target}).`];
}

function checkServerModules(file: SourceFile, edge: Edge): string[] {
  const from = moduleOf(file.path);
  const to = edge.target && moduleOf(edge.target);
  if (!to || from === to) return [];
  if (edge.target !== `apps/server/src/modules/${to}/index.ts` && !isTestCode(file.path)) {
    return [`${file.path}: module ${to} is entered through its index.ts only (${edge.target}).`];
  }
  if (!from || isTestCode(file.path) || serverModules.indexOf(to) < serverModules.indexOf(from)) return [];
  return [`${file.path}: module ${from} may not import ${to}, which comes later in the order of modules.`];
}

function checkModuleList({ files }: SourceGraph): string[] {
  const modules = new Set([...files.keys()].map(moduleOf).filter((name) => name !== undefined));
  const unlisted = [...modules].filter((name) => !serverModules.includes(name));
  return unlisted.map((name) => `apps/server/src/modules/${name}: add it to the order in tools/check/layer-table.ts.`);
}

function checkFeatures(file: SourceFile, edge: Edge): string[] {
  const from = featureOf(file.path);
  const to = edge.target && featureOf(edge.target);
  if (!from || !to || from === to) return [];
  return [`${file.path}: feature ${from} may not import feature ${to}; compose them in routes or shell.`];
}

function zoneOf(folder: string, path: string): string | undefined {
  return new RegExp(`^${folder}/src/([^/]+)/`).exec(path)?.[1];
}

function moduleOf(path: string): string | undefined {
  return /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
}

function featureOf(path: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

if (import.meta.main) report(findLayerViolations(fileURLToPath(new URL("../..", import.meta.url))));
