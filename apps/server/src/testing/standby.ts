import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { chooseAccount } from "../db/embedded/account.ts";
import { findBinaries } from "../db/embedded/binaries.ts";
import { clusterPaths, prepareHome, type Cluster } from "../db/embedded/cluster.ts";
import { startEmbeddedPostgres } from "../db/embedded/index.ts";
import { launch } from "../db/embedded/launch.ts";
import { stopPostmaster } from "../db/embedded/postmaster.ts";

/** Two PostgreSQLs, of which the second one follows the first as a streaming standby. */
export type Pair = {
  primaryUrl: string;
  /** The same database on the standby. */
  onStandby(url: string): string;
  /** Lets the standby fall behind: what is written arrives there and is not shown. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Stops all of the standby's answers, with connections open. */
  hang(): void;
  goOn(): void;
  end(): Promise<void>;
};

const log = { info: () => undefined, warn: () => undefined };

/** Makes both from one cluster, copied while it is at rest. */
export async function startPair(): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-pair-"));
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const options = { dataDir: first, log, durable: false };
  await (await startEmbeddedPostgres(options)).stop();
  cpSync(join(first, "postgres"), join(second, "postgres"), { recursive: true });
  const primary = await startEmbeddedPostgres(options);
  const cluster = standbyOf(join(first, "postgres"), join(second, "postgres"), primary.url);
  const { pid, port } = await launch(cluster);
  const onStandby = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  const tell = (statement: string) => asking(onStandby(primary.url), statement);
  const signalAll = (signal: NodeJS.Signals) => {
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, signal);
  };
  return {
    primaryUrl: primary.url,
    onStandby,
    pause: () => tell("select pg_wal_replay_pause()"),
    resume: () => tell("select pg_wal_replay_resume()"),
    hang: () => signalAll("SIGSTOP"),
    goOn: () => signalAll("SIGCONT"),
    async end() {
      await stopPostmaster(cluster, pid);
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function standbyOf(from: string, home: string, primaryUrl: string): Cluster {
  const account = chooseAccount(from);
  const paths = clusterPaths(home);
  writeFileSync(join(paths.directory, "standby.signal"), "");
  appendFileSync(join(paths.directory, "postgresql.auto.conf"), `primary_conninfo = '${primaryUrl}'\n`);
  prepareHome(home, account);
  return { ...paths, account, durable: false, binaries: findBinaries({ home: from, account }) };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
}

async function asking(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
