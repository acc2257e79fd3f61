import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@vitrine/server/embedded-postgres";

const prefix = "vitrine-test-postgres-";
const log = { info: () => undefined, warn: (message: string) => console.error(message) };

/**
 * Gives a test run its PostgreSQL: the one TEST_DATABASE_URL names, else an embedded one in a temporary folder,
 * without fsync, that ends with the run. Tests read TEST_DATABASE_URL.
 */
export default async function setUpPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["TEST_DATABASE_URL"]) return undefined;
  await sweepKilledRuns();
  const dataDir = join(tmpdir(), prefix + process.pid);
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** A test run that was killed leaves its PostgreSQL running: it is adopted, stopped and removed. */
async function sweepKilledRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    const dataDir = join(tmpdir(), name);
    mkdirSync(dataDir, { recursive: true });
    await startEmbeddedPostgres({ dataDir, log, durable: false })
      .then((postgres) => postgres.stop())
      .catch(() => undefined);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
