import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../db/schema/account.ts";
import { offers } from "../../db/schema/billing.ts";
import type { Caller } from "../../http/session.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { createSimulator } from "../../ports/payments/simulator/simulator.ts";
import { createMemoryBooks } from "../../ports/payments/testing/memory-books.ts";
import { createTestDatabase } from "../../testing/index.ts";
import { createBilling } from "./service.ts";
import { actions, onlyRefusals, type Life } from "./testing/billing-life.ts";
import { createDice } from "./testing/dice.ts";
import { checkAfterSync, checkAlways } from "./testing/invariants.ts";

/** More with e.g. BILLING_LIVES=2000, others with BILLING_SEED=7. */
const lives = Number(process.env["BILLING_LIVES"] ?? 50);
const firstSeed = Number(process.env["BILLING_SEED"] ?? 1);
const shortestLife = 8;
const longestLife = 28;

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const silentQueue: Pick<Queue, "enqueue"> = { enqueue: async () => undefined };

let time = Date.UTC(2026, 0, 31, 9);
const clock = { now: () => new Date(time), advance: (ms: number) => void (time += ms) };

async function aCaller(seed: number): Promise<Caller> {
  const [user] = await database.db
    .insert(users)
    .values({ name: "Ada", email: `life-${seed}@example.test`, password_hash: null, email_verified_at: new Date() })
    .returning();
  if (!user) throw new Error("The account was not made.");
  return {
    userId: user.id,
    sessionId: 1,
    name: user.name,
    email: user.email,
    isAdmin: false,
    isActive: true,
    isVerified: true,
    isSuspended: false,
    plan: "free",
    subscriptionStatus: null,
    hasAccess: true,
    apiAbilities: null,
    impersonation: null,
    hasPassword: true,
    secondFactors: [],
    isConfirmed: true,
  };
}

async function aLife(seed: number): Promise<Life> {
  const payments = createSimulator({ books: createMemoryBooks(), clock, secret: async () => "whsec_test" });
  const { db } = database;
  await db.update(offers).set({ enabled: true, spots_left: 73 });
  const dependencies = { db, clock, payments, queue: silentQueue, appUrl: () => "http://localhost:3000" };
  const billing = createBilling({
    ...dependencies,
    seller: null,
    onError: (error) => {
      throw error;
    },
  });
  const shown = { shownPrices: new Set<number>(), shownChanges: new Set<number>() };
  const life = { ...dependencies, ...shown, billing, dice: createDice(seed), caller: await aCaller(seed) };
  return { ...life, inFlight: [], checkouts: [], previews: [], trials: 0 };
}

const bag = Object.entries(actions).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

/** Lives one life and counts what was not refused; a failure tells its seed and everything that happened in it. */
async function live(seed: number, done: Map<string, number>): Promise<void> {
  const life = await aLife(seed);
  const story: string[] = [];
  try {
    const turns = shortestLife + life.dice.number(longestLife - shortestLife);
    for (let turn = 0; turn < turns; turn += 1) {
      const name = life.dice.pick(bag);
      story.push(`${clock.now().toISOString()} ${name}`);
      await actions[name]?.run(life).then(() => done.set(name, (done.get(name) ?? 0) + 1), onlyRefusals);
      await checkAlways(life);
      if (life.dice.isLucky(0.2)) await checkAfterSync(life);
    }
    await checkAfterSync(life);
    await checkAlways(life);
  } catch (error) {
    throw new Error(`Seed ${seed}:\n${story.join("\n")}`, { cause: error });
  }
}

test(`money and rights stay in order through ${lives} lives of chance`, { timeout: 1_200_000 }, async () => {
  const done = new Map<string, number>();
  for (let seed = firstSeed; seed < firstSeed + lives; seed += 1) await live(seed, done);
  const never = Object.keys(actions).filter((name) => !done.has(name));
  expect(lives < 50 ? [] : never, "actions that were refused every time").toEqual([]);
});
