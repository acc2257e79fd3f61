import { callApi, newEmail, password, type ApiPerson } from "@vitrine/e2e/api-person";
import { smallCv } from "../world/hand-in.ts";
import { createPeople, type World } from "../world/world.ts";
import { ask, createSubject, type Subject } from "./probes.ts";

/** Somebody with a published website and a session to upload to, and somebody else with a CV that is ready to be read. */
export type Caller = Subject & { uploading: string; reader: ApiPerson; ready: string };

/** A request of some kind; answers its status. */
export type OpenRequest = { kind: string; send: (caller: Caller) => Promise<number> };

const answerLimitMs = 60_000;

export async function createCallers(world: World, count: number): Promise<Caller[]> {
  const people = await createPeople(world, count);
  const subjects = await Promise.all(people.map(createSubject));
  const uploading = await Promise.all(
    people.map(async (person) => (await person.call("POST", "/onboarding/start-new", { path: "upload" })).body),
  );
  const readers = await createPeople(world, count);
  return Promise.all(
    subjects.map(async (subject, index) => {
      const reader = readers[index];
      if (!reader) throw new Error("Nobody is there.");
      const ready = await readySession(reader);
      return { ...subject, uploading: String(uploading[index]?.["session_id"]), reader, ready };
    }),
  );
}

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

/** The ten kinds of requests that are under way. */
export function requestKinds(url: string): OpenRequest[] {
  const status = async (call: Promise<{ status: number }>) => (await call).status;
  const site = ({ websiteId }: Caller) => `${url}/api/websites/${websiteId}`;
  const read = (address: string, { person }: Caller) =>
    status(ask(address, { headers: { Authorization: `Bearer ${person.token}` } }, answerLimitMs));
  return [
    {
      kind: "a login",
      send: ({ person: { email } }) => status(callApi(url, "POST", "/login", { email, password })),
    },
    { kind: "a registration", send: () => status(callApi(url, "POST", "/register", newcomer())) },
    {
      kind: "an upload of a CV",
      send: ({ person, uploading }) => status(person.call("POST", "/onboarding/upload-cv", cvForm(uploading))),
    },
    {
      kind: "a reading of a CV",
      send: ({ reader, ready }) => status(reader.call("POST", "/onboarding/parse-cv", { session_id: ready })),
    },
    { kind: "an export as PDF", send: (caller) => read(`${site(caller)}/export?format=pdf`, caller) },
    { kind: "an export as ZIP", send: (caller) => read(`${site(caller)}/export?format=zip`, caller) },
    { kind: "a read of a website", send: (caller) => read(site(caller), caller) },
    {
      kind: "a write to a website",
      send: ({ person, websiteId }) =>
        status(person.call("PATCH", `/websites/${websiteId}/builder`, { intro: "Still here." })),
    },
    {
      kind: "a contact message",
      send: ({ path }) => status(callApi(url, "POST", `/public/sites/${path.split("/").at(-1)}/contact`, message())),
    },
    {
      kind: "an event stream",
      send: ({ reader, ready }) => followEvents(`${url}/api/onboarding/events?session_id=${ready}`, reader.token),
    },
  ];
}

const newcomer = () => ({
  name: "Ada Example",
  email: newEmail(),
  password,
  password_confirmation: password,
  terms: true,
});

const message = () => ({
  name: "Stranger",
  email: newEmail(),
  message: "Would you like to talk about a post on our ward?",
});
