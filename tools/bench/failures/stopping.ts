import type { Section } from "../report.ts";
import { seconds } from "../report.ts";
import { OwnDatabase } from "../world/own-database.ts";
import { isRunning } from "../world/processes.ts";
import { openWorld } from "../world/world.ts";
import { createCallers, requestKinds } from "./open-requests.ts";

const ofEachKind = 5;

/** The answers to one kind of request; 0 is a connection that broke without one. */
type Answered = { kind: string; statuses: readonly number[] };

/**
 * SIGTERM while fifty requests of ten kinds are under way. They are held at a database that stands still for a moment,
 * so that each has been taken by the server and none is finished when the signal comes.
 */
export async function measureStopping(): Promise<Section> {
  const database = await OwnDatabase.create();
  const world = await openWorld({ DATABASE_URL: database.url });
  const { url, pid } = world.server;
  try {
    const callers = await createCallers(world, ofEachKind);
    const kinds = requestKinds(url);
    database.hang();
    const open = kinds.map(({ kind, send }) => ({
      kind,
      answers: Promise.all(callers.map((caller) => send(caller).catch(() => 0))),
    }));
    await new Promise((resolve) => setTimeout(resolve, 700));
    const begun = performance.now();
    process.kill(pid, "SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 300));
    database.goOn();
    const answered = await Promise.all(open.map(async ({ kind, answers }) => ({ kind, statuses: await answers })));
    while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
    const endedMs = performance.now() - begun;
    return sectionOf(answered, endedMs);
  } finally {
    database.goOn();
    await world.end();
    await database.remove();
  }
}

function sectionOf(answered: readonly Answered[], endedMs: number): Section {
  const statuses = answered.flatMap(({ statuses }) => statuses);
  const cut = statuses.filter((one) => one === 0).length;
  const refused = statuses.filter((one) => one >= 400).length;
  return {
    title: "SIGTERM under open requests",
    how: "`npm run bench -- failures`: fifty requests of ten kinds, taken by the server and held at a database that stands still for a second, when SIGTERM comes. `cut` is a connection that broke without an answer.",
    figures: [
      { name: "requests cut", value: `${cut} of ${statuses.length}`, target: "0", isMet: cut === 0 },
      { name: "requests answered with a refusal", value: String(refused) },
      {
        name: "SIGTERM to the end of the process",
        value: seconds(endedMs),
        target: "20 s or less",
        isMet: endedMs <= 20_000,
      },
    ],
    table: {
      head: ["kind", "answers"],
      rows: answered.map(({ kind, statuses }) => [kind, countStatuses(statuses)]),
    },
  };
}

function countStatuses(statuses: readonly number[]): string {
  const counts = new Map<string, number>();
  for (const status of statuses) {
    const name = status === 0 ? "cut" : String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(", ");
}
