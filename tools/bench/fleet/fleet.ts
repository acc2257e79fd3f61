import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createPeople } from "../world/world.ts";
import { MailSink } from "../world/mail-sink.ts";
import { OwnDatabase } from "../world/own-database.ts";
import { Era, type Fault } from "../kills/era.ts";
import { countMails } from "../kills/count-mails.ts";
import { seconds, type Figure, type Section } from "../report.ts";
import { Front } from "./front.ts";
import { Member } from "./member.ts";
import { WatchedSite } from "./watched-site.ts";

/** Between the return of a killed process and the next kill. */
const betweenKillsMs = 4000;
/** Lists of a website hold a hundred entries. */
const roundsOfEra = 80;
/** Young processes grow into their work. */
const grownUpAfter = 0.25;

type Fleet = {
  web: readonly Member[];
  workers: readonly Member[];
  front: Front;
  sink: MailSink;
  database: OwnDatabase;
  end(): Promise<void>;
};

async function openFleet(): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-fleet-"));
  const database = await OwnDatabase.create();
  const sink = await MailSink.start(join(folder, "mails.jsonl"));
  const web: Member[] = [];
  const front = await Front.start(web);
  const common = {
    APP_URL: front.url,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, "data"),
    SMTP_URL: sink.url,
    RATE_LIMIT_FACTOR: "100000",
    DATABASE_POOL: "6",
  };
  const start = (name: string, ROLE: string) => Member.start(name, { ...common, ROLE });
  for (const name of ["web 1", "web 2", "web 3"]) web.push(await start(name, "web"));
  const workers = [await start("worker 1", "worker"), await start("worker 2", "worker")];
  return {
    web,
    workers,
    front,
    sink,
    database,
    async end() {
      front.stop();
      for (const member of [...web, ...workers]) await member.stop();
      await sink.stop();
      await database.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kills one process after the other, but for those whose memory is looked at, and starts each again. @returns how many */
async function killInTurn(victims: readonly Member[], signal: AbortSignal): Promise<number> {
  let kills = 0;
  while (!signal.aborted) {
    const victim = victims[kills % victims.length];
    if (!victim) break;
    await pause(betweenKillsMs * (0.5 + Math.random()));
    await victim.kill();
    kills += 1;
    await victim.start();
  }
  return kills;
}

type Played = { faults: Fault[]; registered: { round: number; address: string }[]; rounds: number };

/** People register, upload, edit, add and write through whichever process answers. */
async function playRounds(fleet: Fleet, signal: AbortSignal): Promise<Played> {
  const played: Played = { faults: [], registered: [], rounds: 0 };
  let era: Era | null = null;
  for (; !signal.aborted; played.rounds += 1) {
    if (played.rounds % roundsOfEra === 0) era = await openEra(fleet);
    const round = await era?.play(played.rounds);
    played.registered.push(...(round?.registered ?? []));
    played.faults.push(...(round?.faults ?? []), ...((await era?.check()) ?? []));
  }
  return played;
}

/** Whoever is made while processes are killed is made again. */
async function openEra({ front, sink }: Fleet): Promise<Era> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await Era.open(front.url, await createPeople({ server: { url: front.url }, sink }, 2));
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

async function watchMemory(members: readonly Member[], signal: AbortSignal): Promise<Map<string, number[]>> {
  const memory = new Map(members.map(({ name }) => [name, [] as number[]]));
  while (!signal.aborted) {
    for (const member of members) memory.get(member.name)?.push(member.memoryMb());
    await pause(5000, undefined, { signal }).catch(() => undefined);
  }
  return memory;
}

/** Three web processes and two workers on one database, of which one after the other is killed, for `FLEET_MINUTES`. */
export async function measureFleet(): Promise<Section> {
  const minutes = Number(process.env["FLEET_MINUTES"] ?? 5);
  const fleet = await openFleet();
  try {
    const [owner] = await createPeople({ server: { url: fleet.front.url }, sink: fleet.sink }, 1);
    if (!owner) throw new Error("An owner is needed.");
    const watched = await WatchedSite.open(owner);
    const [eldest, ...others] = [fleet.web[0], ...fleet.web.slice(1)];
    const over = AbortSignal.timeout(minutes * 60_000);
    const spared = [eldest, fleet.workers[0]].filter((each) => each !== undefined);
    const [kills, played, memory] = await Promise.all([
      killInTurn([...others, ...fleet.workers.slice(1)], over),
      playRounds(fleet, over),
      watchMemory(spared, over),
      watched.play(fleet.web, over),
    ]);
    const mails = await countMails(fleet.sink, played.registered);
    const jobs = await leftJobs(fleet.database);
    const faults = [...played.faults, ...watched.faults];
    for (const fault of faults) console.log(`fleet: ${fault}`);
    const { registrations, none, once, twice, oftener } = mails.count;
    const told = (list: readonly string[]) => (list.length === 0 ? "0" : `${list.length}; first: ${list[0]}`);
    return {
      title: "Several processes under kills",
      how: `\`FLEET_MINUTES=${minutes} npm run bench -- fleet\`: three web processes behind a front that hands connections on in turn, and two workers, on one PostgreSQL and one store. \`kill -9\` of two of the web processes and one worker in turn, each started again at once, while people register, upload a CV and have it read, edit, add an entry and write a message, each until it is acknowledged, and an owner looks at every process as soon as a change is acknowledged. The first web process and the first worker are spared, for their memory.`,
      figures: [
        { name: "kills and rounds", value: `${kills} and ${played.rounds} in ${seconds(minutes * 60_000)}` },
        {
          name: "acknowledged and lost, doubled or answered wrongly",
          value: told(played.faults).replaceAll("|", "/"),
          target: "0",
          isMet: played.faults.length === 0,
        },
        {
          name: `older pages in ${watched.count.looks} looks at a process after ${watched.count.changes} changes`,
          value: told(watched.faults),
          target: "0",
          isMet: watched.faults.length === 0,
        },
        {
          name: "verification mails",
          value: `of ${registrations}: ${once} once, ${twice} twice, ${oftener} oftener, ${none} never`,
          target: "once or twice, never none",
          isMet: none === 0 && oftener === 0,
        },
        { name: "jobs that died", value: String(jobs), target: "0", isMet: jobs === 0 },
        ...[...memory].map(([name, values]) => memoryFigure(name, values)),
      ],
    };
  } finally {
    await fleet.end();
  }
}

function memoryFigure(name: string, values: readonly number[]): Figure {
  const from = values[Math.floor(values.length * grownUpAfter)] ?? 0;
  const to = values.at(-1) ?? 0;
  return {
    name: `${name}: memory after a quarter of the time, at the end, at most`,
    value: `${from.toFixed(0)} MB, ${to.toFixed(0)} MB, ${Math.max(...values).toFixed(0)} MB`,
  };
}

async function leftJobs(database: OwnDatabase): Promise<number> {
  const [row] = await database.query("select count(*)::int as dead from pgboss.job where name = 'dead-letters'");
  return Number(row?.["dead"] ?? 0);
}
