import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { EmbeddedPostgresError } from "./errors.ts";

/** The role and the database that Vitrine works with. */
export const databaseName = "vitrine";

/** Everything needed to make and run the database files of one data directory. */
export type Cluster = {
  /** Folder that holds the files below; owned by `account`. */
  home: string;
  /** PGDATA. */
  directory: string;
  passwordFile: string;
  logFile: string;
  account: Account | undefined;
  binaries: Binaries;
  /** False only for throw-away test databases. */
  durable: boolean;
};

/** The paths of the embedded database below `home`. */
export function clusterPaths(home: string): Pick<Cluster, "home" | "directory" | "passwordFile" | "logFile"> {
  return {
    home,
    directory: join(home, "cluster"),
    passwordFile: join(home, "password"),
    logFile: join(home, "postgres.log"),
  };
}

/**
 * Makes the folder that holds the database, private to the account PostgreSQL runs under. Files that came another
 * way (a backup restored by root, with root's owner and mode) are put right too.
 */
export function prepareHome(home: string, account: Account | undefined): void {
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o700);
  if (account) lchownSync(home, account.uid, account.gid);
  const cluster = statSync(clusterPaths(home).directory, { throwIfNoEntry: false });
  if (!cluster) return;
  chmodSync(clusterPaths(home).directory, 0o700);
  if (!account || cluster.uid === account.uid) return;
  const entries = readdirSync(home, { recursive: true, encoding: "utf8" });
  for (const entry of entries) lchownSync(join(home, entry), account.uid, account.gid);
}

/**
 * Creates the database files unless they exist, with a random password, in a folder that gets its final name
 * only when it is complete: a process killed half-way leaves nothing that looks like a database.
 * @throws EmbeddedPostgresError when initdb fails
 */
export function ensureCluster(cluster: Cluster): void {
  if (existsSync(join(cluster.directory, "PG_VERSION"))) return;
  const unfinished = `${cluster.directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateFolder(unfinished, cluster.account);
  writePassword(cluster);
  const run = spawnSync(cluster.binaries.initdb, initArguments(cluster, unfinished), {
    ...spawnSettings(cluster.account, unfinished),
    encoding: "utf8",
  });
  if (run.status !== 0) {
    throw new EmbeddedPostgresError(`The database could not be created: ${run.error?.message ?? run.stderr.trim()}`);
  }
  renameSync(unfinished, cluster.directory);
}

/** The random password of this cluster, made with it. */
export function readPassword(cluster: Pick<Cluster, "passwordFile">): string {
  return readFileSync(cluster.passwordFile, "utf8").trim();
}

/**
 * How to name a folder to a program that runs under `account` with that folder as its working directory.
 * The account may be unable to walk the folder's full path (a checkout below a private home), but a process can
 * always reach its own working directory through this link, which Linux alone has.
 */
export function directoryArgument(account: Account | undefined, directory: string): string {
  return account && process.platform === "linux" ? "/proc/self/cwd" : directory;
}

/** Account, folder and an environment free of the caller's PG* variables and locale. */
export function spawnSettings(account: Account | undefined, directory: string) {
  const path = process.env["PATH"] ?? "";
  return { ...account, cwd: directory, env: { PATH: path, LC_ALL: "C", TZ: "UTC" }, windowsHide: true };
}

function initArguments(cluster: Cluster, directory: string): string[] {
  return [
    "--pgdata",
    directoryArgument(cluster.account, directory),
    `--username=${databaseName}`,
    "--pwfile=../password",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The builtin provider: full Unicode case rules, and an order that no library upgrade can change under an index.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
    ...(cluster.durable ? [] : ["--no-sync"]),
  ];
}

function makePrivateFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

function writePassword({ passwordFile, account }: Cluster): void {
  writeFileSync(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
}
