import { callApi, password, newEmail, type ApiPerson } from "@vitrine/e2e/api-person";
import type { Section } from "../report.ts";
import { seconds } from "../report.ts";
import { smallCv } from "../world/hand-in.ts";
import { OwnDatabase } from "../world/own-database.ts";
import { isRunning } from "../world/processes.ts";
import { createPeople, openWorld } from "../world/world.ts";
import { ask, createSubject } from "./probes.ts";

const ofEachKind = 5;

type Open = { kind: string; send: (index: number) => Promise<number> };

/** Sessions in which a CV lies ready to be read. */
async function readySession(person: ApiPerson): Promise<string> {
  const started = await person.call("POST", "/onboarding/start-new", { path: "upload" });
  const body = { session_id: String(started.body["session_id"]) };
  await person.call("POST", "/onboarding/upload-cv", cvForm(body.session_id));
  await person.call("POST", "/onboarding/skip-picture", body);
  return body.session_id;
}

function cvForm(session: string): FormData {
  const form = new FormData();
  form.set("session_id", session);
  form.set("cv_file", new Blob([new Uint8Array(smallCv(1))], { type: "application/pdf" }), "cv.pdf");
  return form;
}

/** The first bytes of an event stream, and whether it was ended in order. */
async function followEvents(url: string, token: string): Promise<number> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}`, Accept: "text/event-stream" } });
  await response.text();
  return response.status;
}

/**
 * SIGTERM while fifty requests of ten kinds are under way. They are held at a database that stands still for a moment,
 * so that each has been taken by the server and none is finished when the signal comes.
 */
export async function measureStopping(): Promise<Section> {
  const database = await OwnDatabase.create();
  const world = await openWorld({ DATABASE_URL: database.url });
  const { url, pid } = world.server;
  try {
    const people = await createPeople(world, ofEachKind);
    const subjects = await Promise.all(people.map(createSubject));
    const uploading = await Promise.all(
      people.map(async (person) => (await person.call("POST", "/onboarding/start-new", { path: "upload" })).body),
    );
    const readers = await createPeople(world, ofEachKind);
    const ready = await Promise.all(readers.map(readySession));
    const signedIn = (index: number) => ({ headers: { Authorization: `Bearer ${people[index]?.token}` } });
    const site = (index: number) => `${url}/api/websites/${subjects[index]?.websiteId}`;
    const status = async (call: Promise<{ status: number }>) => (await call).status;
    const kinds: Open[] = [
      {
        kind: "a login",
        send: (index) => status(callApi(url, "POST", "/login", { email: people[index]?.email, password })),
      },
      {
        kind: "a registration",
        send: () =>
          status(
            callApi(url, "POST", "/register", {
              name: "Ada Example",
              email: newEmail(),
              password,
              password_confirmation: password,
              terms: true,
            }),
          ),
      },
      {
        kind: "an upload of a CV",
        send: async (index) =>
          status(
            people[index]?.call("POST", "/onboarding/upload-cv", cvForm(String(uploading[index]?.["session_id"]))) ??
              Promise.reject(new Error("Nobody is there.")),
          ),
      },
      {
        kind: "a reading of a CV",
        send: (index) =>
          status(
            readers[index]?.call("POST", "/onboarding/parse-cv", { session_id: ready[index] }) ??
              Promise.reject(new Error("Nobody is there.")),
          ),
      },
      {
        kind: "an export as PDF",
        send: (index) => status(ask(`${site(index)}/export?format=pdf`, signedIn(index), 60_000)),
      },
      {
        kind: "an export as ZIP",
        send: (index) => status(ask(`${site(index)}/export?format=zip`, signedIn(index), 60_000)),
      },
      { kind: "a read of a website", send: (index) => status(ask(site(index), signedIn(index), 60_000)) },
      {
        kind: "a write to a website",
        send: (index) =>
          status(
            people[index]?.call("PATCH", `/websites/${subjects[index]?.websiteId}/builder`, { intro: "Still here." }) ??
              Promise.reject(new Error("Nobody is there.")),
          ),
      },
      {
        kind: "a contact message",
        send: (index) =>
          status(
            callApi(url, "POST", `/public/sites/${subjects[index]?.path.split("/").at(-1)}/contact`, {
              name: "Stranger",
              email: newEmail(),
              message: "Would you like to talk about a post on our ward?",
            }),
          ),
      },
      {
        kind: "an event stream",
        send: (index) =>
          followEvents(`${url}/api/onboarding/events?session_id=${ready[index]}`, readers[index]?.token ?? ""),
      },
    ];
    database.hang();
    const open = kinds.map(({ kind, send }) => ({
      kind,
      answers: Promise.all(Array.from({ length: ofEachKind }, (_, index) => send(index).catch(() => 0))),
    }));
    await new Promise((resolve) => setTimeout(resolve, 700));
    const begun = performance.now();
    process.kill(pid, "SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 300));
    database.goOn();
    const answered = await Promise.all(open.map(async ({ kind, answers }) => ({ kind, statuses: await answers })));
    while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
    const endedMs = performance.now() - begun;
    const cut = answered.flatMap(({ statuses }) => statuses).filter((one) => one === 0).length;
    const refused = answered.flatMap(({ statuses }) => statuses).filter((one) => one >= 400).length;
    return {
      title: "SIGTERM under open requests",
      how: "`npm run bench -- failures`: fifty requests of ten kinds, taken by the server and held at a database that stands still for a second, when SIGTERM comes. `cut` is a connection that broke without an answer.",
      figures: [
        { name: "requests cut", value: `${cut} of ${kinds.length * ofEachKind}`, target: "0", isMet: cut === 0 },
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
  } finally {
    database.goOn();
    await world.end();
    await database.remove();
  }
}

function countStatuses(statuses: readonly number[]): string {
  const counts = new Map<string, number>();
  for (const status of statuses) {
    const name = status === 0 ? "cut" : String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(", ");
}
