import { callApi, newEmail, password, type ApiPerson, type Json } from "@vitrine/e2e/api-person";
import { addressIn, smallCv } from "../world/hand-in.ts";
import { keepTrying } from "./keep-trying.ts";

/** A faulty end of something that was acknowledged, in words. */
export type Fault = string;

type Named = { round: number; address: string };

const job = { company: "Riverside Hospital", start_date: "2019-03", is_current: true };

/**
 * Some rounds with one owner, whose website must hold what was acknowledged, and nothing twice: lists end at a hundred
 * entries, so a new owner comes now and then.
 */
export class Era {
  readonly #url: string;
  readonly #owner: ApiPerson;
  readonly #reader: ApiPerson;
  readonly #site: { id: number; subdomain: string };
  readonly #entries: string[] = [];
  readonly #messages: string[] = [];
  #intro = "";

  private constructor(
    url: string,
    people: { owner: ApiPerson; reader: ApiPerson },
    site: { id: number; subdomain: string },
  ) {
    this.#url = url;
    this.#owner = people.owner;
    this.#reader = people.reader;
    this.#site = site;
  }

  static async open(url: string, [owner, reader]: readonly ApiPerson[]): Promise<Era> {
    if (!owner || !reader) throw new Error("Two people are needed.");
    const created = await owner.call("POST", "/websites", { name: "Ward portfolio", template_slug: "default" });
    const { id } = created.body["website"] as { id: number };
    await owner.call("POST", `/websites/${id}/publish`);
    const found = await owner.call("GET", `/websites/${id}`);
    const { subdomain } = found.body["website"] as { subdomain: string };
    return new Era(url, { owner, reader }, { id, subdomain });
  }

  /** All that goes on in a round; resolves when everything is acknowledged, whatever is killed meanwhile. */
  async play(round: number): Promise<{ faults: Fault[]; registered: Named[] }> {
    const registered: Named[] = [];
    const faults = await Promise.all([
      this.#register(round, registered),
      this.#register(round, registered),
      this.#read(round),
      this.#edit(round),
      this.#add(round),
      this.#write(round),
    ]);
    return { faults: faults.flat(), registered };
  }

  async #register(round: number, registered: Named[]): Promise<Fault[]> {
    const address = newEmail();
    const body = { name: "Nadia Example", email: address, password, password_confirmation: password, terms: true };
    const answer = await keepTrying("a registration", (headers) =>
      callApi(this.#url, "POST", "/register", body, headers),
    );
    registered.push({ round, address });
    return answer.status === 201 ? [] : [`a registration ended with ${said(answer)}`];
  }

  async #read(round: number): Promise<Fault[]> {
    const person = this.#reader;
    const started = await keepTrying("a new session", () =>
      person.call("POST", "/onboarding/start-new", { path: "upload" }),
    );
    const session = String(started.body["session_id"]);
    const uploaded = await keepTrying("an upload", (headers) => {
      const form = new FormData();
      form.set("session_id", session);
      form.set("cv_file", new Blob([new Uint8Array(smallCv(round))], { type: "application/pdf" }), "cv.pdf");
      return person.call("POST", "/onboarding/upload-cv", form, headers);
    });
    if (uploaded.status !== 200) return [`an upload ended with ${said(uploaded)}`];
    await keepTrying("a picture", () => person.call("POST", "/onboarding/skip-picture", { session_id: session }));
    const parsed = await keepTrying("a reading", () =>
      person.call("POST", "/onboarding/parse-cv", { session_id: session }),
    );
    if (parsed.status !== 200) return [`a reading ended with ${said(parsed)}`];
    const isRead = JSON.stringify(parsed.body).includes(addressIn(round));
    return isRead ? [] : ["a reading does not hold what the CV says"];
  }

  async #edit(round: number): Promise<Fault[]> {
    const intro = `Round ${round}`;
    const path = `/websites/${this.#site.id}/builder`;
    const answer = await keepTrying("an edit", () => this.#owner.call("PATCH", path, { intro }));
    this.#intro = intro;
    return answer.status === 200 ? [] : [`an edit ended with ${said(answer)}`];
  }

  async #add(round: number): Promise<Fault[]> {
    const position = `Nurse ${round}`;
    const path = `/websites/${this.#site.id}/experiences`;
    const answer = await keepTrying("a new entry", (headers) =>
      this.#owner.call("POST", path, { ...job, position }, headers),
    );
    this.#entries.push(position);
    return answer.status === 201 ? [] : [`a new entry ended with ${said(answer)}`];
  }

  async #write(round: number): Promise<Fault[]> {
    const message = `Would you like to talk about post number ${round} on our ward?`;
    const body = { name: "Stranger", email: newEmail(), message };
    const path = `/public/sites/${this.#site.subdomain}/contact`;
    const answer = await keepTrying("a message", (headers) => callApi(this.#url, "POST", path, body, headers));
    this.#messages.push(message);
    return answer.status === 201 ? [] : [`a message ended with ${said(answer)}`];
  }

  /** What of the acknowledged is missing or there twice. */
  async check(): Promise<Fault[]> {
    const found = await keepTrying("a look", () => this.#owner.call("GET", `/websites/${this.#site.id}`));
    const website = found.body["website"] as Json;
    const positions = (website["experience"] as { position: string }[]).map(({ position }) => position);
    const messages = await keepTrying("a look", () =>
      this.#owner.call("GET", `/websites/${this.#site.id}/messages?per_page=100`),
    );
    const texts = (messages.body["data"] as { message: string }[]).map(({ message }) => message);
    const intro =
      website["intro"] === this.#intro
        ? []
        : [`the introduction is "${String(website["intro"])}", not "${this.#intro}"`];
    return [...intro, ...notOnce("entry", this.#entries, positions), ...notOnce("message", this.#messages, texts)];
  }
}

const said = ({ status, body }: { status: number; body: Json }) => `${status} ${JSON.stringify(body).slice(0, 200)}`;

/** Acknowledged things that are missing or more than once, and things that nobody asked for. */
function notOnce(kind: string, wanted: readonly string[], found: readonly string[]): Fault[] {
  const names = new Set([...wanted, ...found]);
  return [...names].flatMap((name) => {
    const count = found.filter((one) => one === name).length;
    return count === 1 ? [] : [`the ${kind} "${name}" is there ${count} times`];
  });
}
