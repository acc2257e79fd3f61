import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** One npm workspace, or the folder `tools`, which belongs to the root. */
export type Workspace = {
  /** Folder relative to the root, e.g. `packages/model`. */
  folder: string;
  /** npm name, e.g. `@vitrine/model`. */
  name: string;
  /** Public entries: subpath ("." or "./server") to file relative to the root. */
  entries: Map<string, string[]>;
  /** Files named by `bin` or run by a script, also entries, though of no other package. */
  programs: string[];
};

type Manifest = {
  name?: string;
  workspaces?: string[];
  exports?: Record<string, unknown>;
  bin?: Record<string, string>;
  scripts?: Record<string, string>;
};

/** Reads the workspaces that the root's package.json lists. */
export function readWorkspaces(root: string): Workspace[] {
  const patterns = readManifest(root, ".").workspaces ?? [];
  const folders = globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map(dirname);
  const workspaces = folders.sort().map((folder) => readWorkspace(root, folder));
  const tools = { folder: "tools", name: "tools", entries: new Map<string, string[]>(), programs: [] };
  return existsSync(join(root, "tools")) ? [...workspaces, tools] : workspaces;
}

function readWorkspace(root: string, folder: string): Workspace {
  const manifest = readManifest(root, folder);
  const local = (path: string) => join(folder, path);
  const entries = Object.entries(manifest.exports ?? {}).map(
    ([subpath, target]) => [subpath, targetsOf(target).map(local)] as const,
  );
  const programs = [...Object.values(manifest.bin ?? {}), ...startedBy(manifest.scripts ?? {})].map(local);
  return { folder, name: manifest.name ?? folder, entries: new Map(entries), programs };
}

/** The files that scripts start with `node FILE`. */
function startedBy(scripts: Record<string, string>): string[] {
  return Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/\bnode (\S+\.(?:ts|mjs))/g)].map((match) => match[1] ?? ""),
  );
}

/** A condition may point to built output; its source is the `types` condition. */
function targetsOf(target: unknown): string[] {
  if (typeof target === "string") return [target];
  return target && typeof target === "object" ? Object.values(target).flatMap(targetsOf) : [];
}

function readManifest(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
}
