import { brotliCompressSync } from "node:zlib";
import { treeCpuMs } from "../world/processes.ts";
import { median, type Figure, type Section } from "../report.ts";
import { startBareNode, startNginx, type Contender, type Page } from "./contenders.ts";
import { sendLoad, type Outcome, type Request } from "./load.ts";
import { openServeWorld, tailPath, type ServeWorld } from "./world.ts";

const connections = 32;
const loadSeconds = 5;
/** What is compiled while it runs is as quick as it gets after so many answers; on a busy machine they take a while. */
const warm = { answers: 60_000, seconds: 30 };
const copies = 2000;
/** Where nginx with a file needs longer than the limit itself, it is the machine and the one who asks that need it. */
const half = { rounds: 5, seconds: 3, p99Ms: 5, besideNginx: 1.1 };
const asBrowsers = { "accept-encoding": "gzip, deflate, br, zstd" };

type Rate = Outcome & {
  name: string;
  /** Answers for each second of the process's own processor time. */ perCpuSecond: number;
};

/** Public pages beside the same bytes of nginx and of bare Node, what many sites in turn cost, and what a view costs. */
export async function measureServe(): Promise<Section> {
  const world = await openServeWorld(copies);
  try {
    const page = await readPage(world);
    const ours: Contender = {
      name: "a public page",
      url: world.server.url,
      pid: world.server.pid,
      stop: async () => undefined,
    };
    const others = [await startNginx(page), await startBareNode(page)].filter((each) => each !== null);
    const rates: Rate[] = [];
    for (const each of [...others, ours]) rates.push(await measureRate(each, each === ours ? world.path : "/"));
    const halves = await halfLoads([...others, ours], world.path, rates.at(-1)?.perSecond ?? 0);
    for (const each of others) await each.stop();
    const figures = [...ratesOf(rates), ...halves, ...(await longTail(world)), ...(await countedViews(world))];
    return {
      title: "Public pages",
      how: `\`npm run bench -- serve\`: one published site and ${copies} copies of it, ${connections} connections of one asking process on the same machine. Answers are counted for each second of processor time of the process that gives them, so that whoever else works on the machine changes little. nginx sends the same bytes and headers as a file and is left out where it is not installed.`,
      figures,
    };
  } finally {
    await world.end();
  }
}

async function readPage({ server, path }: ServeWorld): Promise<Page> {
  const headers = [
    "content-security-policy",
    "etag",
    "cache-control",
    "vary",
    "referrer-policy",
    "x-content-type-options",
  ];
  const answer = await fetch(`${server.url}${path}`, { headers: { "accept-encoding": "identity" } });
  const bytes = brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
  const kept = headers.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { bytes, headers: [...kept, ["content-encoding", "br"]] };
}

async function measureRate({ name, url, pid }: Contender, path: string): Promise<Rate> {
  const load = (seconds: number) => sendLoad(url, () => ({ path, headers: asBrowsers }), { connections, seconds });
  const began = performance.now();
  for (let answers = 0; answers < warm.answers && performance.now() - began < 1000 * warm.seconds;)
    answers += (await load(1)).answers;
  const before = treeCpuMs(pid);
  const outcome = await load(loadSeconds);
  return { ...outcome, name, perCpuSecond: (1000 * outcome.answers) / (treeCpuMs(pid) - before) };
}

function ratesOf(rates: readonly Rate[]): Figure[] {
  const nginx = rates.find(({ name }) => name.startsWith("nginx"));
  const ours = rates.at(-1);
  const rows = rates.map(({ name, perCpuSecond, perSecond, p99Ms }) => ({
    name: `${name}: answers for each second of its processor`,
    value: `${Math.round(perCpuSecond)} (${Math.round(perSecond)} a second then, p99 ${p99Ms.toFixed(1)} ms)`,
  }));
  if (!nginx || !ours) return rows;
  const ratio = ours.perCpuSecond / nginx.perCpuSecond;
  return [
    ...rows,
    { name: "a public page beside nginx", value: ratio.toFixed(2), target: "0.5 or more", isMet: ratio >= 0.5 },
  ];
}

/**
 * The same number of requests a second for each of them, half of what ours can give: what the others need tells how much
 * of our time is that of the machine and of the one who asks.
 */
async function halfLoads(all: readonly Contender[], path: string, greatest: number): Promise<Figure[]> {
  const pauseMs = (1000 * connections) / (greatest / 2);
  const ours = all.at(-1);
  const rounds = new Map<Contender, Outcome[]>(all.map((each) => [each, []]));
  // One after the other again and again, so that what disturbs the machine disturbs all of them.
  for (let round = 0; round < half.rounds; round += 1)
    for (const [each, outcomes] of rounds) {
      const request = { path: each === ours ? path : "/", headers: asBrowsers };
      outcomes.push(await sendLoad(each.url, () => request, { connections, seconds: half.seconds, pauseMs }));
    }
  const of = (each: Contender | undefined, value: (outcome: Outcome) => number) =>
    median((each ? (rounds.get(each) ?? []) : []).map(value));
  const p99 = (each: Contender | undefined) => of(each, ({ p99Ms }) => p99Ms);
  const nginx = all.find(({ name }) => name.startsWith("nginx"));
  const isMet = p99(ours) < half.p99Ms || (nginx !== undefined && p99(ours) <= half.besideNginx * p99(nginx));
  return all.map((each) => ({
    name: `${each.name} at about half of our greatest load, median of ${half.rounds} rounds in turn`,
    value: `p50 ${of(each, ({ p50Ms }) => p50Ms).toFixed(2)} ms, p99 ${p99(each).toFixed(2)} ms at ${Math.round(of(each, ({ perSecond }) => perSecond))} a second`,
    ...(each === ours
      ? { target: `p99 below ${half.p99Ms} ms, or ${half.besideNginx} of nginx's on this machine`, isMet }
      : {}),
  }));
}

/** Every site once, twice: what a page costs that nobody has asked for before, and one that somebody has. */
async function longTail({ server, database }: ServeWorld): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const round of ["first", "second"]) {
    const before = [treeCpuMs(server.pid), database.cpuMs()] as const;
    for (let number = 1; number <= copies; number += 1) {
      const answer = await fetch(`${server.url}${tailPath(number)}`, { headers: asBrowsers });
      if (answer.status !== 200) throw new Error(`${tailPath(number)} answered ${answer.status}.`);
      await answer.arrayBuffer();
    }
    const [node, postgres] = [treeCpuMs(server.pid) - before[0], database.cpuMs() - before[1]];
    const each = (ms: number) => (ms / copies).toFixed(2);
    figures.push({
      name: `${copies} sites in turn, ${round} time: processor for each`,
      value: `${each(node)} ms in Node, ${each(postgres)} ms in PostgreSQL`,
    });
  }
  return figures;
}

const views = { warm: 5000, warmings: 6, seconds: 5, connections: 256, browsers: 20_000 };
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** The n-th view of all, as a page tells of it. */
function viewOf(n: number): Request {
  const page = `tail-${1 + (n % copies)}`;
  return {
    path: `/api/public/sites/${page}/view`,
    method: "POST",
    headers: { "content-type": "text/plain", "user-agent": chrome, "x-forwarded-for": addressOf(n % views.browsers) },
    body: JSON.stringify({ path: `/p/${page}`, referrer: "https://search.example/" }),
  };
}

/** Views of all sites by many visitors. */
async function countedViews({ server, database }: ServeWorld): Promise<Figure[]> {
  const send = (seconds: number) => sendLoad(server.url, viewOf, { ...views, seconds });
  const outcomes: Outcome[] = [];
  const answered = () => outcomes.reduce((sum, { answers }) => sum + answers, 0);
  for (let n = 0; n < views.warmings && answered() < views.warm; n += 1) outcomes.push(await send(views.seconds));
  const before = [treeCpuMs(server.pid), database.cpuMs()] as const;
  const outcome = await send(views.seconds);
  outcomes.push(outcome);
  const [node, postgres] = [treeCpuMs(server.pid) - before[0], database.cpuMs() - before[1]];
  const counted = await database.query(
    "select coalesce(sum(views), 0)::int as views from site_view_hours where kind = 'all'",
  );
  const each = (ms: number) => ms / outcome.answers;
  const all = each(node + postgres);
  return [
    {
      name: "a counted view: processor",
      value: `${all.toFixed(2)} ms (${each(node).toFixed(2)} in Node, ${each(postgres).toFixed(2)} in PostgreSQL; ${Math.round(outcome.perSecond)} a second)`,
      target: "0.2 ms or less",
      isMet: all <= 0.2,
    },
    {
      name: "views acknowledged and counted",
      value: `${outcomes.reduce((sum, { answers, refusals }) => sum + answers - refusals, 0)} and ${String(counted[0]?.["views"])}`,
    },
  ];
}

const addressOf = (n: number) => `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
