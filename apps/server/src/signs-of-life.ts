import { contract, type ReplyOf } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "./db/connection.ts";
import { AppError } from "./http/app-error.ts";
import type { Bind } from "./http/route.ts";
import type { Traffic } from "./http/traffic.ts";
import type { ProcessFigures } from "./modules/admin/index.ts";
import type { Storage } from "./ports/storage/storage.ts";
import { version } from "./version.ts";

type Parts = ReplyOf<typeof contract.publicSite.ready>["parts"];
type Needed = { database: Database; storage: Storage };

/** A part that says nothing for so long is failing; whoever asks gets an answer within two seconds. */
const patienceMs = 1500;
/** However many ask, the parts are looked at this often. */
const holdsMs = 100;
const comeAgainSeconds = 2;

/** Binds `/health`, which tells that the process lives, and `/ready`, which tells whether it can work. */
export function registerSignsOfLife(bind: Bind, traffic: Traffic, needed: Needed): void {
  let last: { at: number; looked: Promise<Omit<Parts, "process">> } | null = null;
  const look = () => {
    if (last === null || performance.now() - last.at > holdsMs)
      last = { at: performance.now(), looked: lookAt(needed) };
    return last.looked;
  };
  bind(contract.publicSite.health, async () => ({ status: "ok" as const }));
  bind(contract.publicSite.ready, async () => {
    const looked = await look();
    const process = traffic.isStopping ? "stopping" : "ok";
    const parts: Parts = { process, ...looked, ...(needed.database.presence.isAway && { database: "failing" }) };
    if (Object.values(parts).every((part) => part === "ok")) return { status: "ok" as const, parts };
    throw new AppError("unavailable", { retryAfterSeconds: comeAgainSeconds, data: { parts } });
  });
}

/** What the process tells admins of itself. */
export function processFigures(
  { traffic, readyAnswers }: Pick<FastifyInstance, "traffic" | "readyAnswers">,
  needed: Needed,
  { backsUpByTheClock }: Pick<ProcessFigures, "backsUpByTheClock">,
): ProcessFigures {
  return {
    version,
    look: () => lookAt(needed),
    requestsUnderWay: () => traffic.size,
    viewsFromMemory: () => readyAnswers.answered,
    backsUpByTheClock,
  };
}

async function lookAt({ database, storage }: Needed): Promise<Omit<Parts, "process">> {
  const [base, store] = await Promise.all([
    answers(() => database.db.execute(sql`select 1`)),
    answers(() => storage.check()),
  ]);
  return { database: base, storage: store };
}

async function answers(ask: () => Promise<unknown>): Promise<"ok" | "failing"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"failing">((resolve) => (timer = setTimeout(() => resolve("failing"), patienceMs)));
  const answer = ask().then(
    () => "ok" as const,
    () => "failing" as const,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
