import { asPerson, callApi, createPerson } from "@vitrine/e2e/api-person";
import { adminPassword, startServer } from "@vitrine/e2e/server";
import { openDatabase } from "@vitrine/server/database";
import { sumUpHappenings } from "@vitrine/server/happenings";
import { milliseconds, seconds, type Figure, type Section } from "../report.ts";
import { treeCpuMs } from "../world/processes.ts";
import { OwnDatabase } from "../world/own-database.ts";
import { mostUsedCalls, nameOfCall, timeCall } from "./calls.ts";
import { keepHouse } from "./house.ts";
import { seedSites } from "./seed.ts";

const timesEach = 40;
/** Whatever else server and database do in between, what they need for a call is the least of so many means. */
const rounds = 4;
const warmings = 3;
const limits = { p95Ms: 150, growth: 1.5 };
/** Below this a difference is the machine's mood and no growth. */
const noiseMs = 5;

type Measured = {
  name: string;
  first: number;
  p50: number;
  p95: number;
  /** Of server and database together, for one call. */
  cpuMs: number;
};
type World = { sites: number; calls: Measured[]; facts: Figure[] };

/**
 * The most used calls in worlds of different sizes, and how they grow.
 * @param sizes numbers of sites, smallest first
 */
export async function measureMillion(sizes: readonly number[]): Promise<Section> {
  const worlds: World[] = [];
  for (const sites of sizes) worlds.push(await measureWorld(sites));
  const [smallest, largest] = [worlds[0], worlds.at(-1)];
  if (!smallest || !largest) throw new Error("Name at least one number of sites.");
  const rows = largest.calls.map(({ name }, index) => {
    const of = worlds.flatMap(({ calls }) => calls[index] ?? []);
    return [
      name,
      ...of.map((each) => [each.p50, each.p95, each.cpuMs].map(milliseconds).join(" / ")),
      growthOf(worlds, index).toFixed(2),
    ];
  });
  return {
    title: "Many sites",
    how: `\`npm run bench -- million\` (\`BENCH_SITES=1000,100000,1000000\`): a database of its own filled by SQL with so many sites, three tenths as many people and twenty rows of views for each site; then each call ${timesEach} times, one after the other, the median, the 95th percentile, and what server and database together needed of a processor for one (of ${rounds} means the least, since both do other work meanwhile). Growth is that of the processor from the smallest world to the largest, since whoever else works on the machine makes every answer wait; what stays below ${noiseMs} ms counts as ${noiseMs} ms. Then what an operator waits for; worlds up to the size in \`BENCH_RESTORE_SITES\` (100000) are lost and restored.`,
    figures: [...verdicts(worlds), ...worlds.flatMap(({ facts }) => facts)],
    table: { head: ["call", ...sizes.map((size) => `${size} sites: p50 / p95 / processor`), "growth"], rows },
  };
}

function growthOf(worlds: readonly World[], index: number): number {
  const needed = (world: World | undefined) => Math.max(noiseMs, world?.calls[index]?.cpuMs ?? 0);
  return needed(worlds.at(-1)) / needed(worlds[0]);
}

function verdicts(worlds: readonly World[]): Figure[] {
  const calls = worlds.at(-1)?.calls ?? [];
  const slow = calls.filter(({ p95 }) => p95 >= limits.p95Ms).length;
  const growing = calls.filter((_call, index) => growthOf(worlds, index) > limits.growth).length;
  const slowest = Math.max(...calls.map(({ p95 }) => p95));
  const most = Math.max(...calls.map((_call, index) => growthOf(worlds, index)));
  return [
    {
      name: `slowest of ${calls.length} calls, p95`,
      value: `${milliseconds(slowest)} (${slow} calls above)`,
      target: `below ${limits.p95Ms} ms`,
      isMet: slow === 0,
    },
    {
      name: "greatest growth",
      value: `${most.toFixed(2)} (${growing} calls above)`,
      target: `${limits.growth} or less`,
      isMet: growing === 0,
    },
  ];
}

async function measureWorld(sites: number): Promise<World> {
  const database = await OwnDatabase.create();
  const options = { environment: { DATABASE_URL: database.url, RATE_LIMIT_FACTOR: "1000000" } };
  let server = await startServer(options);
  /** The same again, as a deploy would. */
  const serve = async () => {
    await server.stop();
    server = await startServer(options);
    return server;
  };
  try {
    const owner = await createPerson(server);
    const created = await owner.call("POST", "/websites", { name: "Ada Example" });
    const { id } = created.body["website"] as { id: number };
    await owner.call("PATCH", `/websites/${id}/builder`, {
      full_name: "Ada Example",
      subdomain: "quick",
      status: "published",
    });
    await database.query(
      "insert into subscriptions (user_id, status, plan, provider_subscription_id) select user_id, 'active', 'premium', 'bench' from websites where id = $1",
      [id],
    );
    const { body } = await callApi(server.url, "POST", "/login", {
      email: "admin@vitrine.local",
      password: adminPassword,
    });
    const admin = asPerson(server.url, { email: "admin@vitrine.local", name: "Administrator" }, body);
    console.log(`million: ${sites} sites are being filled in`);
    const began = performance.now();
    await seedSites(database.url, sites, id);
    const seeding = performance.now() - began;
    const summing = await sumUp(database.url);
    const calls: Measured[] = [];
    for (const call of mostUsedCalls(id, sites)) {
      const send = (n: number) => timeCall(server.url, { call, as: { visitor: null, owner, admin }, n });
      const first = await send(0);
      for (let n = 1; n < warmings; n += 1) await send(n);
      const times: number[] = [];
      const needed: number[] = [];
      while (times.length < timesEach) {
        const before = treeCpuMs(server.pid) + database.cpuMs();
        for (let n = 0; n < timesEach / rounds; n += 1) times.push(await send(warmings + times.length));
        needed.push((treeCpuMs(server.pid) + database.cpuMs() - before) / (timesEach / rounds));
      }
      const cpuMs = Math.min(...needed);
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
      calls.push({ name: nameOfCall(call), first, p50: at(0.5), p95: at(0.95), cpuMs });
    }
    const [size] = await database.query("select pg_database_size(current_database()) as bytes");
    const perSite = Number(size?.["bytes"]) / sites / 1024;
    const slowest = Math.max(...calls.map(({ first }) => first));
    const value = `${perSite.toFixed(1)} kB of disk each; filled in ${seconds(seeding)}; all hours so far summed up in ${seconds(summing)}; slowest first call ${milliseconds(slowest)}`;
    console.log(`million: ${sites} sites: ${value}`);
    const house = await keepHouse(database, { sites, serve }).catch((error: unknown) => [brokenOff(sites, error)]);
    return { sites, calls, facts: [{ name: `${sites} sites`, value }, ...house] };
  } finally {
    await server.stop();
    await database.remove();
  }
}

/** An hour of measuring is not lost because a backup was refused at its end. */
const brokenOff = (sites: number, error: unknown): Figure => ({
  name: `${sites} sites: what an operator waits for`,
  value: `broke off: ${String(error).replaceAll("|", "/").replaceAll("\n", " ").slice(0, 200)}`,
  target: "measured",
  isMet: false,
});

/** What the maintenance of a running installation does hour by hour. @returns milliseconds */
async function sumUp(url: string): Promise<number> {
  const database = openDatabase(url);
  const began = performance.now();
  while (!(await sumUpHappenings(database.db, new Date())));
  await database.close();
  return performance.now() - began;
}
