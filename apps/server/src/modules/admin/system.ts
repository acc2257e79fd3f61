import { warningsOf, type System, type SystemFigures } from "@vitrine/model";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import { settings } from "../../db/schema/platform.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { iso } from "../auth/index.ts";
import { presentLane } from "./jobs.ts";

type State = "ok" | "failing";

/** What the process knows of itself. */
export type ProcessFigures = {
  version: string;
  /** Asks database and file store for a sign of life. */
  look: () => Promise<{ database: State; storage: State }>;
  requestsUnderWay: () => number;
  viewsFromMemory: () => number;
  backsUpByTheClock: boolean;
};

type Dependencies = { database: Database; clock: Clock; queue: Queue; figures: ProcessFigures };

/** The setting under which the worker notes its latest backup. */
const lastBackup = "last_backup";

/** How the installation stands, for admins without a Prometheus; what is away is told of and not waited for. */
export function createSystemAdmin({ database, clock, queue, figures }: Dependencies) {
  async function readDatabase(): Promise<{ version: string; bytes: number; lastAt: string | null }> {
    const { rows } = await database.db.execute<{ version: string; bytes: string }>(
      sql`select split_part(current_setting('server_version'), ' ', 1) as version, pg_database_size(current_database()) as bytes`,
    );
    const [row] = await database.db.select().from(settings).where(eq(settings.name, lastBackup));
    const { version = "", bytes = "0" } = rows[0] ?? {};
    return { version, bytes: Number(bytes), lastAt: typeof row?.value === "string" ? row.value : null };
  }

  async function read(): Promise<SystemFigures> {
    const states = await figures.look();
    const isThere = states.database === "ok" && !database.presence.isAway;
    const known = isThere ? await readDatabase() : null;
    const { totalCount, idleCount, waitingCount } = database.pool;
    return {
      version: figures.version,
      node: process.versions.node,
      started_at: iso(new Date(clock.now().getTime() - process.uptime() * 1000)),
      database: {
        state: isThere ? "ok" : "failing",
        version: known?.version ?? null,
        bytes: known?.bytes ?? null,
        connections: { used: totalCount - idleCount, idle: idleCount, waited_for: waitingCount },
      },
      store: { state: states.storage },
      process: {
        memory_bytes: process.memoryUsage.rss(),
        requests_under_way: figures.requestsUnderWay(),
        views_from_memory: figures.viewsFromMemory(),
      },
      lanes: isThere ? (await queue.countLanes()).map(presentLane) : [],
      backups: { is_scheduled: figures.backsUpByTheClock, last_at: known?.lastAt ?? null },
    };
  }

  return {
    async read(): Promise<System> {
      const figuresNow = await read();
      return { ...figuresNow, warnings: warningsOf(figuresNow, clock.now()) };
    },
  };
}

/** Notes that a backup is complete. */
export async function noteBackup({ db }: Pick<Database, "db">, at: Date): Promise<void> {
  const row = { name: lastBackup, value: iso(at) };
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
}
