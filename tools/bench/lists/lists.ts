import { cpus, loadavg } from "node:os";
import { asPerson, callApi, createPerson } from "@vitrine/e2e/api-person";
import { adminPassword, startServer } from "@vitrine/e2e/server";
import { milliseconds, type Section } from "../report.ts";
import { seedLists } from "../million/seed.ts";
import { treeCpuMs } from "../world/processes.ts";
import { OwnDatabase } from "../world/own-database.ts";

const timesEach = 15;
/** Whatever else server and database do in between, what they need for the pages alone is the least of these. */
const roundsEach = 3;
const warmings = 2;
const growthLimit = 1.5;
/** Below this a difference is the machine's mood and no growth. */
const noiseMs = 5;

/** Each list in the order that it opens with, then its other orders and filters; `WEBSITE` is the one site's number. */
const lists = [
  "/admin/users",
  "/admin/users?sort=name",
  "/admin/users?sort=email",
  "/admin/users?verified=true",
  "/admin/users?verified=false",
  "/admin/users?plan=pro",
  "/admin/users?plan=premium&verified=true",
  "/admin/users?plan=free&verified=true",
  "/admin/websites",
  "/admin/websites?sort=name",
  "/admin/websites?status=published",
  "/admin/websites?template_slug=creative&sort=-updated_at",
  "/admin/subscriptions",
  "/admin/subscriptions?plan=pro&sort=price",
  "/admin/waiting-list",
  "/admin/waiting-list?status=invited&sort=name",
  "/admin/audit-log",
  "/admin/audit-log?action=user.updated",
  "/admin/reports",
  "/admin/reports?state=closed",
  "/admin/appeals?state=answered",
  "/websites/WEBSITE/messages",
  "/websites/WEBSITE/messages?sort=name",
  "/websites/WEBSITE/messages?read=false",
] as const;

type Place = "first" | "last" | "next to last, by its key";
type Measured = { total: number } & Partial<Record<Place, number>>;
type Meta = { total: number; last_page: number; after?: string };

/**
 * Pages of every list that grows with an installation: the first, the last, and one far behind that is asked for by
 * the place it follows.
 * @param sizes rows of each list, smallest first
 */
export async function measureLists(sizes: readonly number[]): Promise<Section> {
  const worlds: Map<string, Measured>[] = [];
  for (const size of sizes) worlds.push(await measureWorld(size));
  const rows = lists.map((list) => {
    const [small, large] = [worlds[0]?.get(list), worlds.at(-1)?.get(list)];
    return [
      list.replace("WEBSITE", "…"),
      String(large?.total ?? 0),
      ...worlds.flatMap((world) => [world.get(list)?.first, world.get(list)?.last].map(shown)),
      shown(large?.["next to last, by its key"]),
      ratio(large?.first, small?.first),
      ratio(large?.last, large?.first),
      ratio(large?.["next to last, by its key"], large?.first),
    ];
  });
  const growing = rows.filter((row) => Number(row.at(-3)) > growthLimit);
  return {
    title: "Long lists",
    how: `\`npm run bench -- lists\` (\`BENCH_ROWS=${sizes.join(",")}\`): a database of its own with so many people, websites and messages of one website, and a tenth of it of subscriptions, reports and appeals. What server and database together needed of a processor for one page of 20, the mean of ${timesEach} and of such means the least of ${roundsEach}, since both do other work meanwhile: the first page, the last page by its number, and the last whole page by the place that it follows. What stays below ${noiseMs} ms counts as ${noiseMs} ms. Load of the machine in the last minute: ${(loadavg()[0] ?? 0).toFixed(1)}, on ${cpus().length} cores.`,
    figures: [
      {
        name: `first pages that grow from ${sizes[0]} to ${sizes.at(-1)} rows`,
        value: `${growing.length} of ${rows.length}`,
        target: `none by more than ${growthLimit}`,
        isMet: growing.length === 0,
      },
    ],
    table: {
      head: [
        "list",
        "rows",
        ...sizes.flatMap((size) => [`${size}: first`, "last"]),
        "by its key",
        "first: large / small",
        "last / first",
        "by its key / first",
      ],
      rows,
    },
  };
}

const shown = (ms: number | undefined) => (ms === undefined ? "–" : milliseconds(ms));

function ratio(one: number | undefined, other: number | undefined): string {
  if (one === undefined || other === undefined) return "–";
  return (Math.max(noiseMs, one) / Math.max(noiseMs, other)).toFixed(2);
}

async function measureWorld(size: number): Promise<Map<string, Measured>> {
  const database = await OwnDatabase.create();
  const server = await startServer({ environment: { DATABASE_URL: database.url } });
  try {
    const owner = await createPerson(server);
    const created = await owner.call("POST", "/websites", { name: "Ada Example" });
    const { id } = created.body["website"] as { id: number };
    await seedLists(database.url, size, id);
    const credentials = { email: "admin@vitrine.local", password: adminPassword };
    const { body } = await callApi(server.url, "POST", "/login", credentials);
    const admin = asPerson(server.url, { ...credentials, name: "Administrator" }, body);
    const cpuMs = () => treeCpuMs(server.pid) + database.cpuMs();
    const found = new Map<string, Measured>();
    for (const list of lists) {
      const person = list.startsWith("/admin") ? admin : owner;
      const ask = async (more: string): Promise<Meta> => {
        const path = list.replace("WEBSITE", String(id));
        const answer = await person.call("GET", `${path}${path.includes("?") ? "&" : "?"}${more}`);
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        return answer.body["meta"] as Meta;
      };
      found.set(list, await measureList(ask, cpuMs));
    }
    return found;
  } finally {
    await server.stop();
    await database.remove();
  }
}

async function measureList(ask: (more: string) => Promise<Meta>, cpuMs: () => number): Promise<Measured> {
  const needed = async (more: string) => {
    for (let n = 0; n < warmings; n += 1) await ask(more);
    const rounds: number[] = [];
    while (rounds.length < roundsEach) {
      const before = cpuMs();
      for (let n = 0; n < timesEach; n += 1) await ask(more);
      rounds.push((cpuMs() - before) / timesEach);
    }
    return Math.min(...rounds);
  };
  const { total, last_page: last } = await ask("page=1");
  const before = await ask(`page=${Math.max(1, last - 2)}`);
  return {
    total,
    first: await needed("page=1"),
    last: await needed(`page=${last}`),
    ...(before.after ? { "next to last, by its key": await needed(`after=${encodeURIComponent(before.after)}`) } : {}),
  };
}
