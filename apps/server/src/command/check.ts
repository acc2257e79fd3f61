import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { placeOf } from "../backup/open.ts";
import { verifyBackup } from "../backup/verify.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/connection.ts";
import { pendingMigrations } from "../db/migrate.ts";
import { CommandError, type Command, type Surroundings } from "./command.ts";
import { openInstallation } from "./installation.ts";

/** Oldest PostgreSQL that the product is made for, as the server counts it. */
const oldestPostgres = 140_000;

type Finding = { what: string; state: string; isWrong?: boolean };

/** Says before a start whether one would succeed, and what is in the way. */
export const checkCommand: Command = {
  usage: "check [--backup DIR|s3://…]",
  summary: "Looks at settings, database and files, or reads the latest backup of a place, and says what is wrong",
  async run(args, surroundings) {
    const { values } = parseArgs({ args, options: { backup: { type: "string" } } });
    const config = surroundings.config();
    if (values.backup !== undefined) return checkBackup(values.backup, config, surroundings);
    surroundings.say("settings: readable");
    await using installation = await openInstallation(config, surroundings);
    const findings = [
      ...(await lookAtDatabase(installation.database)),
      await lookAtStorage(() => installation.storage.check()),
    ];
    for (const { what, state } of findings) surroundings.say(`${what}: ${state}`);
    const wrong = findings.filter(({ isWrong }) => isWrong).length;
    if (wrong > 0) throw new CommandError(`${wrong} of ${findings.length + 1} parts would not work.`);
  },
};

async function checkBackup(where: string, config: Config, { environment, say }: Surroundings): Promise<void> {
  const place = placeOf(where, config.backups, environment);
  const latest = (await place.backups()).at(-1);
  if (latest === undefined) throw new CommandError("There is no backup in this place.");
  const { objects } = await verifyBackup(place, latest);
  say(`backup ${latest}: whole, ${objects} objects read`);
}

async function lookAtDatabase(database: Database): Promise<Finding[]> {
  try {
    const { rows } = await database.db.execute<{ version: string; number: number }>(
      sql`select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
    );
    const { version = "", number = 0 } = rows[0] ?? {};
    const isTooOld = number < oldestPostgres;
    const pending = await pendingMigrations(database);
    return [
      { what: "database", state: `PostgreSQL ${version}${isTooOld ? ", but 14 is needed" : ""}`, isWrong: isTooOld },
      { what: "tables", state: pending === 0 ? "up to date" : `${pending} migrations wait for the next start` },
    ];
  } catch (error) {
    return [{ what: "database", state: reasonOf(error), isWrong: true }];
  }
}

async function lookAtStorage(check: () => Promise<void>): Promise<Finding> {
  try {
    await check();
    return { what: "files", state: "can be written" };
  } catch (error) {
    return { what: "files", state: reasonOf(error), isWrong: true };
  }
}

/** Errors of queries say what was asked, their cause why it failed; a refused connection has its reasons inside. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(" ");
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
