import { isDatabaseAway } from "../../db/away.ts";
import type { EventHub } from "../../ports/events/event-hub.ts";
import type { Clock } from "../../ports/clock.ts";
import type { OwnedSite } from "./repository.ts";
import type { SiteName } from "./site-address.ts";

/** What the database announces when anything changed on which a site's pages depend (migration "announce_sites"). */
const announced = /^site:(\d+)$/;
const mostSites = 5000;
/** For so long a process that lost its database goes on with what it knew. */
const rememberedMs = 6 * 3600_000;
/** How long somebody waits for a database that may be gone, when there is a former answer. */
const patienceMs = 1000;

type Known = { found: OwnedSite; isCertain: boolean };
type Dependencies = { hub: EventHub; clock: Clock };

/**
 * The sites that were asked for, by name. While this process hears of changes, a known site is the site as
 * it is and asks the database nothing; after changes, and while nothing is heard, it is asked for anew; and
 * while the database is away, what was last known holds for some hours.
 */
export class KnownSites {
  readonly #hub: EventHub;
  readonly #clock: Clock;
  readonly #sites = new Map<SiteName, Known>();
  readonly #changeListeners = new Set<(websiteId: number) => void>();
  #changes = 0;
  #lastHeardAt = performance.now();

  constructor({ hub, clock }: Dependencies) {
    this.#hub = hub;
    this.#clock = clock;
    hub.onNotice((notice) => {
      const id = announced.exec(notice)?.[1];
      if (id !== undefined) this.#change(Number(id));
    });
    hub.onHearing((hearing) => {
      this.#lastHeardAt = performance.now();
      this.#changes += 1;
      if (hearing === "hearing") for (const known of this.#sites.values()) known.isCertain = false;
    });
  }

  /** Grows with everything that is heard: what was read before it grew may be old. */
  get changes(): number {
    return this.#changes;
  }

  /** True while what is known of sites may stand in for a database that gives no answer. */
  get isRemembered(): boolean {
    return this.#hub.hearing === "hearing" || performance.now() - this.#lastHeardAt < rememberedMs;
  }

  /** Calls `listener` with the number of each site that changed. */
  onChange(listener: (websiteId: number) => void): void {
    this.#changeListeners.add(listener);
  }

  /** The site of a name as it is at this moment, without a question to the database; null where it takes one. */
  current(name: SiteName): OwnedSite | null {
    const known = this.#sites.get(name);
    return known?.isCertain && this.#hub.isUpToDate && !this.#isOver(known.found) ? known.found : null;
  }

  /**
   * The site of a name.
   * @param ask asks the database
   */
  async get(name: SiteName, ask: () => Promise<OwnedSite | null>): Promise<OwnedSite | null> {
    const current = this.current(name);
    if (current) return current;
    const known = this.#sites.get(name);
    const { hearing } = this.#hub;
    const changesBefore = this.#changes;
    try {
      const found = await (known && hearing !== "hearing" ? soon(ask()) : ask());
      this.#sites.delete(name);
      const isCertain = hearing === "hearing" && changesBefore === this.#changes;
      if (found) this.#sites.set(name, { found, isCertain });
      this.#forgetOldest();
      return found;
    } catch (error) {
      if (known && this.isRemembered && isDatabaseAway(error)) return known.found;
      throw error;
    }
  }

  #isOver({ changesAt }: OwnedSite): boolean {
    return changesAt !== null && changesAt <= this.#clock.now();
  }

  #change(websiteId: number): void {
    this.#changes += 1;
    for (const known of this.#sites.values()) if (known.found.website.id === websiteId) known.isCertain = false;
    for (const listener of this.#changeListeners) listener(websiteId);
  }

  #forgetOldest(): void {
    const oldest = this.#sites.keys().next();
    if (this.#sites.size > mostSites && !oldest.done) this.#sites.delete(oldest.value);
  }
}

/** An answer within a moment, or the error of a database that does not answer. */
function soon<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Query read timeout")), patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
