import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { createPerson, type ApiAnswer, type ApiPerson, type Json } from "../fixtures/api-person.ts";
import { sampleDocx } from "../fixtures/sample-cv.ts";
import { startServer, type RunningServer } from "../fixtures/server.ts";

/** Three for each phase; a longer run is asked for where crashes are the matter. */
const rounds = Number(process.env["CRASH_ROUNDS"] ?? 12);
const phases = ["upload", "parse", "create", "edit"] as const;
type Phase = (typeof phases)[number];

/** A small seeded generator, so that a failing run can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test.describe.configure({ timeout: 180_000 + rounds * 60_000 });

test(`${rounds} crashes at random moments leave no session stuck, no edit lost and no second website`, async () => {
  const random = seeded(20_261_121);
  const cv = await sampleDocx("Nadia Example");
  const world = await World.open();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const phase = phases[round % phases.length] ?? "parse";
      await playRound(world, cv, { phase, delayMs: Math.floor(random() * 350), round });
    }
  } finally {
    await world.close();
  }
});

type Round = { phase: Phase; delayMs: number; round: number };

async function playRound(world: World, cv: Blob, { phase, delayMs, round }: Round): Promise<void> {
  const label = `round ${round}: ${phase} after ${delayMs} ms`;
  const person = await createPerson(world, `Nadia Example ${round}`);
  const ask = (method: string, path: string, body?: Json) =>
    untilAnswered(() => person.call(method, path, body), label);
  const session = await sessionOf(person);
  await world.act(person, phase === "upload" ? delayMs : null, () => uploadOf(session, cv), label);
  await ask("POST", "/onboarding/skip-picture", { session_id: session });
  await world.act(
    person,
    phase === "parse" ? delayMs : null,
    () => post("/onboarding/parse-cv", { session_id: session }),
    label,
  );
  await expectStep(person, session, "review", label);
  const created = await world.act(
    person,
    phase === "create" ? delayMs : null,
    () => post("/onboarding/create-website", { session_id: session }),
    label,
  );
  const website = created.body["website"] as { id: number; full_name: string };
  expect(website.full_name, label).toBe("Nadia Example");
  await ask("PATCH", `/websites/${website.id}/builder`, { intro: `kept ${round}` });
  if (phase === "edit") await world.crashAndRestart();
  const list = await ask("GET", "/websites");
  const websites = list.body["data"] as { id: number; intro: string }[];
  expect(
    websites.map(({ id, intro }) => ({ id, intro })),
    label,
  ).toEqual([{ id: website.id, intro: `kept ${round}` }]);
}

type Call = { method: string; path: string; body: () => unknown };
const post = (path: string, body: Json): Call => ({ method: "POST", path, body: () => body });

function uploadOf(session: string, cv: Blob): Call {
  const form = () => {
    const data = new FormData();
    data.set("session_id", session);
    data.set("cv_file", cv, "cv.docx");
    return data;
  };
  return { method: "POST", path: "/onboarding/upload-cv", body: form };
}

async function sessionOf(person: ApiPerson): Promise<string> {
  const started = await person.call("POST", "/onboarding/start-new", { path: "upload" });
  expect(started.status).toBe(201);
  return String(started.body["session_id"]);
}

async function expectStep(person: ApiPerson, session: string, step: string, label: string): Promise<void> {
  await expect
    .poll(async () => (await person.call("GET", `/onboarding/session?session_id=${session}`)).body["step"], {
      message: label,
      timeout: 90_000,
    })
    .toBe(step);
}

/** Answers after which the contract has a client wait and send the same again (contract.md 1.4 and 1.7). */
const passing = ["idempotency_in_progress", "unavailable"];

/** Sends a call again, as a client with patience does, until it is done. */
async function untilAnswered(send: () => Promise<ApiAnswer>, label: string): Promise<ApiAnswer> {
  const end = Date.now() + 90_000;
  for (;;) {
    const answer = await send();
    if (answer.status < 300) return answer;
    const what = `${label}: ${answer.status} ${JSON.stringify(answer.body)}`;
    expect(passing, what).toContain(answer.body["code"]);
    expect(Date.now(), `${what} for too long`).toBeLessThan(end);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** One server that can be crashed and comes back on the same port and data. */
class World {
  #server: RunningServer;
  readonly #port: number;
  private constructor(server: RunningServer) {
    this.#server = server;
    this.#port = Number(new URL(server.url).port);
  }

  static async open(): Promise<World> {
    return new World(await startServer());
  }

  get url(): string {
    return this.#server.url;
  }

  get dataDir(): string {
    return this.#server.dataDir;
  }

  async crashAndRestart(): Promise<void> {
    await this.#server.crash();
    this.#server = await startServer({ dataDir: this.dataDir, port: this.#port });
  }

  close(): Promise<void> {
    return this.#server.stop();
  }

  /** Makes a call as a client does that retries with the same key; crashes the server meanwhile when told to. */
  async act(person: ApiPerson, crashAfterMs: number | null, make: () => Call, label: string): Promise<ApiAnswer> {
    const key = randomUUID();
    const send = () => {
      const { method, path, body } = make();
      return person.call(method, path, body(), { "Idempotency-Key": key });
    };
    if (crashAfterMs !== null) {
      const first = send().catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, crashAfterMs));
      await this.crashAndRestart();
      await first;
    }
    return untilAnswered(send, label);
  }
}
