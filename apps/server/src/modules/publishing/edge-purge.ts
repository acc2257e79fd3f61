import { setTimeout as pause } from "node:timers/promises";

/** How long an owner's answer waits for the caches in front, and one call to them may take. */
const patienceMs = 2000;
const tries = 3;
/** What was sent before a change may still be on its way into a cache: it is purged once more. */
const againMs = 2000;

/** The name under which caches keep the pages of a site. */
export const surrogateKey = (websiteId: number) => `site-${websiteId}`;

/**
 * Tells the caches in front which sites changed (setting EDGE_PURGE_URL): one POST for all changes that wait, with
 * their keys in `Surrogate-Key` and as JSON.
 */
export class EdgePurge {
  readonly #url: string;
  readonly #onError: (error: unknown) => void;
  readonly #waiting = new Set<number>();
  #running: Promise<void> = Promise.resolve();

  constructor(url: string, onError: (error: unknown) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  /** A site changed. */
  purge(websiteId: number): void {
    this.#add([websiteId]);
    setTimeout(() => this.#add([websiteId]), againMs).unref();
  }

  /** Resolves when the caches know of every change so far, or have not answered for two seconds. */
  async settled(): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.#running, pause(patienceMs, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
  }

  #add(websiteIds: readonly number[]): void {
    if (this.#waiting.size === 0) this.#running = this.#running.then(() => this.#send());
    for (const id of websiteIds) this.#waiting.add(id);
  }

  async #send(): Promise<void> {
    const keys = [...this.#waiting].map(surrogateKey);
    this.#waiting.clear();
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      try {
        return await this.#tell(keys);
      } catch (error) {
        if (attempt === tries) this.#onError(error);
        else await pause(attempt * 200);
      }
    }
  }

  async #tell(keys: readonly string[]): Promise<void> {
    const answer = await fetch(this.#url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Surrogate-Key": keys.join(" ") },
      body: JSON.stringify({ keys }),
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The cache in front answered a purge with ${answer.status}.`);
  }
}
