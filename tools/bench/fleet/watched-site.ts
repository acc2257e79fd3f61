import type { ApiPerson } from "@vitrine/e2e/api-person";
import { keepTrying } from "../kills/keep-trying.ts";
import type { Fault } from "../kills/era.ts";
import type { Member } from "./member.ts";

/** A site whose owner looks at every process as soon as a change is acknowledged. */
export class WatchedSite {
  readonly faults: Fault[] = [];
  /** Changes that were acknowledged, and looks at a process right after one. */
  readonly count = { changes: 0, looks: 0 };
  readonly #owner: ApiPerson;
  readonly #site: { id: number; subdomain: string };

  private constructor(owner: ApiPerson, site: { id: number; subdomain: string }) {
    this.#owner = owner;
    this.#site = site;
  }

  static async open(owner: ApiPerson): Promise<WatchedSite> {
    const created = await owner.call("POST", "/websites", { name: "Watched" });
    const { id } = created.body["website"] as { id: number };
    await owner.call("POST", `/websites/${id}/publish`);
    const found = await owner.call("GET", `/websites/${id}`);
    const { subdomain } = found.body["website"] as { subdomain: string };
    return new WatchedSite(owner, { id, subdomain });
  }

  /** Changes it and looks, again and again. */
  async play(members: readonly Member[], signal: AbortSignal): Promise<void> {
    for (let edition = 1; !signal.aborted; edition += 1) {
      const intro = `This is edition ${edition}.`;
      const path = `/websites/${this.#site.id}/builder`;
      const answer = await keepTrying("a change", (headers) => this.#owner.call("PATCH", path, { intro }, headers));
      if (answer.status !== 200) this.faults.push(`a change ended with ${answer.status}`);
      this.count.changes += 1;
      await Promise.all(members.filter(({ isRunning }) => isRunning).map((member) => this.#look(member, intro)));
    }
  }

  async #look({ name, url }: Member, intro: string): Promise<void> {
    const page = await fetch(`${url}/p/${this.#site.subdomain}`)
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => null);
    // A process that was killed meanwhile shows nothing.
    if (page === null) return;
    this.count.looks += 1;
    if (page.status !== 200) this.faults.push(`${name} answered ${page.status} after "${intro}" was acknowledged`);
    else if (!page.text.includes(intro)) this.faults.push(`${name} shows an older page than "${intro}"`);
  }
}
