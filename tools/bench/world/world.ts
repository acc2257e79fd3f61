import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  asPerson,
  callApi,
  newEmail,
  password,
  type ApiAnswer,
  type ApiPerson,
  type Json,
} from "@vitrine/e2e/api-person";
import { startServer, type RunningServer, type ServerOptions } from "@vitrine/e2e/server";
import { MailSink } from "./mail-sink.ts";

/** The real product with its embedded database and a mail server that records. */
export type World = { server: RunningServer; sink: MailSink; folder: string; end(): Promise<void> };

export async function openWorld(environment: Record<string, string> = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
  const sink = await MailSink.start(join(folder, "mails.jsonl"));
  const server = await startServer(serverOptions(folder, sink, environment));
  return {
    server,
    sink,
    folder,
    async end() {
      await server.stop();
      await sink.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** How a server of these measurements starts: its data in `folder`, its mails to the recording mail server. */
export function serverOptions(folder: string, sink: MailSink, environment: Record<string, string> = {}): ServerOptions {
  return {
    dataDir: join(folder, "data"),
    environment: { RATE_LIMIT_FACTOR: "100000", SMTP_URL: sink.url, ...environment },
  };
}

/** What an answer was and how long it took; status 0 stands for a connection that broke. */
export type TimedAnswer = ApiAnswer & { ms: number; begunAt: number };

/** Makes a call and takes the time; a request without an answer after `limitMs` is given up with status -1. */
export async function timedCall(call: () => Promise<ApiAnswer>, limitMs = 150_000): Promise<TimedAnswer> {
  const begunAt = Date.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<ApiAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ status: -1, body: {} }), limitMs);
  });
  const answer = await Promise.race([call().catch(() => ({ status: 0, body: {} })), tooLate]);
  clearTimeout(timer);
  return { ...answer, ms: Date.now() - begunAt, begunAt };
}

export type Registration = { email: string; answer: TimedAnswer };

export async function register(url: string): Promise<Registration> {
  const email = newEmail();
  const body = { name: "Nadia Example", email, password, password_confirmation: password, terms: true };
  return { email, answer: await timedCall(() => callApi(url, "POST", "/register", body)) };
}

/** People whose address is verified by the mailed link. */
export async function createPeople(
  { server, sink }: { server: Pick<RunningServer, "url">; sink: MailSink },
  count: number,
): Promise<ApiPerson[]> {
  const people: ApiPerson[] = [];
  // A few at a time: it is not this that is measured.
  while (people.length < count) {
    const few = Math.min(4, count - people.length);
    people.push(...(await Promise.all(Array.from({ length: few }, () => createVerified(server.url, sink)))));
  }
  return people;
}

async function createVerified(url: string, sink: MailSink): Promise<ApiPerson> {
  const { email, answer } = await register(url);
  const mail = await sink.mailTo(email, 60_000);
  if (!mail) throw new Error(`No mail came after a registration that answered ${answer.status}.`);
  const link = new URL(mail.link);
  const path = `/email/verify/${link.searchParams.get("id")}/${link.searchParams.get("hash")}`;
  const verified = await callApi(url, "POST", path);
  return asPerson(url, { email, name: "Nadia Example" }, verified.body["data"] as Json);
}
