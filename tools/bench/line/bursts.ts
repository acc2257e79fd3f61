import { seconds, type Figure } from "../report.ts";
import { handIn, smallCv, type HandedIn } from "../world/hand-in.ts";
import { machineIdleMs, readersCpuMs, slowReadersDown } from "../world/processes.ts";
import { register, type Registration, type World } from "../world/world.ts";
import { countOf, type Crowd } from "./calm-moments.ts";

/** Nobody waits longer for a mail here; the figure then says how many came. */
const mailLimitMs = 60_000;
/** When single people come, counted from the rush: within it, at its end, and in the rest of its minute. */
const singlesAfterMs = [2000, 10_000, 20_000, 40_000];
/** No request of the product waits longer for its answer. */
const requestLimitMs = 120_000;

type Second = { readersMs: number; idleMs: number };

/** Looks once a second at what the readers and the machine did, until it is ended. */
function watchSeconds(server: number): () => Second[] {
  const found: Second[] = [];
  let before = { readersMs: readersCpuMs(server), idleMs: machineIdleMs() };
  const timer = setInterval(() => {
    const now = { readersMs: readersCpuMs(server), idleMs: machineIdleMs() };
    found.push({ readersMs: now.readersMs - before.readersMs, idleMs: now.idleMs - before.idleMs });
    before = now;
  }, 1000);
  return () => {
    clearInterval(timer);
    return found;
  };
}

/** 200 registrations and 40 CVs in the same second, and single people who come during it. */
export async function measureRush(world: World, crowd: Crowd, aloneMs: number): Promise<Figure[]> {
  const { server, sink } = world;
  const seen = watchSeconds(server.pid);
  const begun = Date.now();
  const registrations = Promise.all(Array.from({ length: 200 }, () => register(server.url)));
  const cvs = Promise.all(crowd.take(40).map((person, index) => handIn(person, smallCv(300 + index))));
  const singles = Promise.all(
    crowd.take(singlesAfterMs.length).map(async (person, index) => {
      await new Promise((resolve) => setTimeout(resolve, singlesAfterMs[index]));
      return handIn(person, smallCv(400 + index));
    }),
  );
  const done = await cvs;
  const cvMs = Date.now() - begun;
  const watched = seen();
  const registered = await registrations;
  const waits = await mailWaits(world, registered);
  const came = waits.filter((wait) => wait !== null);
  const slowest = Math.max(0, ...came);
  const alone = await singles;
  const single = Math.max(...alone.map(({ ms }) => ms));
  const each = alone.map(({ ms }, index) => `${(singlesAfterMs[index] ?? 0) / 1000} s: ${(ms / aloneMs).toFixed(1)}`);
  const unread = watched.filter((second) => second.readersMs < 100);
  const idle = unread.filter(({ idleMs }) => idleMs > 1000).length;
  const readersMs = watched.reduce((sum, second) => sum + second.readersMs, 0);
  const answered = registered.filter(({ answer }) => answer.status === 201).length;
  const once = new Set(sink.mails().map(({ to, subject }) => `${to} ${subject}`)).size;
  return [
    {
      name: "200 registrations and 40 CVs at once: verification mails, slowest after its answer",
      value: `${came.length} of ${answered} came, ${seconds(slowest)}`,
      target: "all, within 10 s",
      isMet: answered === 200 && came.length === 200 && slowest <= 10_000,
    },
    {
      name: "the same: mails sent twice",
      value: String(sink.mails().length - once),
      target: "0",
      isMet: sink.mails().length === once,
    },
    {
      name: "the same: slowest answer to a registration",
      value: seconds(Math.max(...registered.map(({ answer }) => answer.ms))),
    },
    {
      name: "the same: CVs",
      value: `${countOf(done)} in ${seconds(cvMs)}; the readers worked ${seconds(readersMs)} of it`,
      target: "40 read",
      isMet: done.every(({ outcome }) => outcome === "read"),
    },
    {
      name: "the same: seconds in which readers and half of the machine were idle while CVs waited",
      value: `${idle} of ${watched.length} (readers alone: ${unread.length})`,
      target: "0",
      isMet: idle === 0,
    },
    {
      name: "the same: a single person's CV, slowest of those who come after so many seconds",
      value: `${seconds(single)}; times alone: ${each.join(", ")} (${countOf(alone)})`,
      target: "at most 3 times alone",
      isMet: single <= aloneMs * 3 && alone.every(({ outcome }) => outcome === "read"),
    },
  ];
}

/** Milliseconds from the answer of each registration to the handing over of its mail; null where none came. */
async function mailWaits({ sink }: World, registered: readonly Registration[]): Promise<(number | null)[]> {
  const end = Date.now() + mailLimitMs;
  for (;;) {
    const handedOver = new Map(sink.mails().map(({ to, at }) => [to, at]));
    const isDone = registered.every(({ email, answer }) => answer.status !== 201 || handedOver.has(email));
    if (!isDone && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      continue;
    }
    return registered.map(({ email, answer }) => {
      const at = handedOver.get(email);
      return at === undefined ? null : Math.max(0, at - (answer.begunAt + answer.ms));
    });
  }
}

/** Sixty people with CVs in the same moment while the readers take ten times as long as they need. */
export async function measureSpiral(world: World, crowd: Crowd, aloneMs: number): Promise<Figure[]> {
  const atNormalSpeed = slowReadersDown(world.server.pid, 10);
  const begun = Date.now();
  let done: HandedIn[];
  try {
    done = await Promise.all(crowd.take(60).map((person, index) => handIn(person, smallCv(500 + index))));
  } finally {
    atNormalSpeed();
  }
  const burstMs = Date.now() - begun;
  const longest = Math.max(...done.map(({ longestMs }) => longestMs));
  const told = done.filter(({ answers }) => answers.some(({ status }) => status === 503)).length;
  const answered = done.filter(({ outcome }) => outcome === "read" || outcome === "refused").length;
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  const after: HandedIn[] = [];
  for (const [index, person] of crowd.take(3).entries()) after.push(await handIn(person, smallCv(600 + index)));
  const slowestAfter = Math.max(...after.map(({ ms }) => ms));
  return [
    {
      name: "60 CVs at once, readers slowed tenfold",
      value: `${countOf(done)} in ${seconds(burstMs)}; ${told} were told a place and a time first`,
      target: "each read or refused with a place and a time",
      isMet: answered === 60,
    },
    {
      name: "the same: longest request",
      value: seconds(longest),
      target: "below 120 s",
      isMet: longest < requestLimitMs - 1000,
    },
    {
      name: "one minute after the burst: a new CV, slowest of 3",
      value: `${seconds(slowestAfter)}, ${(slowestAfter / aloneMs).toFixed(1)} times alone (${countOf(after)})`,
      target: "its usual time (at most 2 times alone)",
      isMet: slowestAfter <= aloneMs * 2 && after.every(({ outcome }) => outcome === "read"),
    },
  ];
}
