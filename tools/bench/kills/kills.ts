import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, type RunningServer } from "@vitrine/e2e/server";
import { seconds, type Section } from "../report.ts";
import { MailSink } from "../world/mail-sink.ts";
import { databaseProcesses, isRunning, readersOf, signal } from "../world/processes.ts";
import { createPeople, serverOptions } from "../world/world.ts";
import { countMails, type MailCount } from "./count-mails.ts";
import { Era, type Fault } from "./era.ts";

const kinds = ["server", "database", "reader", "mail"] as const;
type Kind = (typeof kinds)[number];

/** Lists of a website hold a hundred entries. */
const roundsOfEra = 80;
type KillReport = {
  rounds: number;
  killed: Record<Kind, number>;
  faults: Fault[];
  mails: MailCount;
  slowestRoundMs: number;
};

/** A small seeded generator, so that a failing run can be repeated. */
function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** The product, its mail server, and what kills them. */
class Victim {
  readonly sink: MailSink;
  readonly #folder: string;
  #server: RunningServer;

  private constructor(folder: string, sink: MailSink, server: RunningServer) {
    this.#folder = folder;
    this.sink = sink;
    this.#server = server;
  }

  static async open(): Promise<Victim> {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-kills-"));
    const sink = await MailSink.start(join(folder, "mails.jsonl"));
    return new Victim(folder, sink, await startServer(serverOptions(folder, sink)));
  }

  get server(): RunningServer {
    return this.#server;
  }

  async kill(kind: Kind): Promise<Fault[]> {
    if (kind === "mail") await this.sink.crashAndRestart();
    if (kind === "reader") signal(readersOf(this.#server.pid), "SIGKILL");
    if (kind === "database") signal(databaseProcesses(join(this.#folder, "data")).all, "SIGKILL");
    return kind === "server" ? this.#killServer() : [];
  }

  /** The next server takes the same port and finds what the killed one left, its database among it. */
  async #killServer(): Promise<Fault[]> {
    const readers = readersOf(this.#server.pid);
    const port = Number(new URL(this.#server.url).port);
    await this.#server.crash();
    this.#server = await startServer({ ...serverOptions(this.#folder, this.sink), port });
    const left = readers.filter(isRunning);
    return left.length > 0 ? [`${left.length} readers of a killed server go on`] : [];
  }

  async end(): Promise<void> {
    await this.#server.stop();
    await this.sink.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Kills one part after the other while people register, upload, have CVs read, edit and write messages. */
export async function playKills(rounds: number, seed: number): Promise<KillReport> {
  const random = seeded(seed);
  const victim = await Victim.open();
  const faults: Fault[] = [];
  const registered: { round: number; address: string }[] = [];
  const killed: Record<Kind, number> = { server: 0, database: 0, reader: 0, mail: 0 };
  const eras: Era[] = [];
  let slowestRoundMs = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (round % roundsOfEra === 0) eras.push(await Era.open(victim.server.url, await createPeople(victim, 2)));
      const era = eras.at(-1);
      const kind = kinds[round % kinds.length] ?? "server";
      const label = `round ${round + 1} (${kind}, seed ${seed})`;
      const begun = performance.now();
      const playing = era?.play(round);
      await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * 450)));
      const found = await victim.kill(kind);
      killed[kind] += 1;
      const played = await playing?.catch((error: unknown) => ({ faults: [String(error)], registered: [] }));
      registered.push(...(played?.registered ?? []));
      found.push(...(played?.faults ?? []), ...((await era?.check().catch((error: unknown) => [String(error)])) ?? []));
      if (!isRunning(victim.server.pid)) {
        found.push(`the server ended by itself: ${victim.server.output()}`);
        await victim.kill("server");
      }
      for (const fault of found) console.log(`kills: ${label}: ${fault}`);
      faults.push(...found.map((fault) => `${label}: ${fault}`));
      slowestRoundMs = Math.max(slowestRoundMs, performance.now() - begun);
      if (round % 20 === 19) console.log(`kills: ${round + 1} of ${rounds} rounds, ${faults.length} faults`);
    }
    const mails = await countMails(victim.sink, registered);
    for (const { round, address, count } of mails.wrong)
      faults.push(`round ${round + 1}: the mail of ${address} was sent ${count} times`);
    return { rounds, killed, faults, mails: mails.count, slowestRoundMs };
  } finally {
    await victim.end();
  }
}

/** `KILL_ROUNDS` rounds (60 unless told) with the seed `KILL_SEED`. */
export async function measureKills(): Promise<Section> {
  const rounds = Number(process.env["KILL_ROUNDS"] ?? 60);
  const seed = Number(process.env["KILL_SEED"] ?? 20_261_122);
  const begun = performance.now();
  const { killed, faults, mails, slowestRoundMs } = await playKills(rounds, seed);
  const { registrations, none, once, twice, oftener } = mails;
  return {
    title: "Kills",
    how: `\`KILL_ROUNDS=${rounds} npm run bench -- kills\`: \`kill -9\` of server, database (its main process and all others), readers and mail server in turn, at a random moment (seed ${seed}) of a round in which people register, upload a CV and have it read, edit, add an entry and write a message, each until it is acknowledged. After each round the website, its entries and its messages are compared with what was acknowledged.`,
    figures: [
      {
        name: "rounds",
        value: `${rounds} (${kinds.map((kind) => `${killed[kind]} ${kind}`).join(", ")}) in ${seconds(performance.now() - begun)}`,
      },
      {
        name: "acknowledged and lost, doubled or answered wrongly",
        value: faults.length === 0 ? "0" : `${faults.length}; first: ${faults[0]?.replaceAll("|", "/")}`,
        target: "0",
        isMet: faults.length === 0,
      },
      {
        name: "verification mails",
        value: `of ${registrations}: ${once} once, ${twice} twice, ${oftener} oftener, ${none} never`,
        target: "once or twice, never none",
        isMet: none === 0 && oftener === 0,
      },
      { name: "slowest round", value: seconds(slowestRoundMs) },
    ],
  };
}
