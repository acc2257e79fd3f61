import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db } from "../../db/connection.ts";
import { GuardedPool } from "../../db/guarded-pool.ts";
import { Presence } from "../../db/presence.ts";
import type { EventHub } from "../events/event-hub.ts";
import { Positions } from "./positions.ts";
import type { Reads } from "./reads.ts";

const announced = /^site:(\d+)$/;

/** How a replica is looked after; shorter in tests. */
export type ReplicaTiming = {
  /** How often both databases are asked where they stand. */
  beatMs: number;
  /** How often the replica is asked while it is behind what was heard. */
  behindMs: number;
  /** Who has not said for so long where it stands is not asked for anything. */
  silentMs: number;
  /** So old figures may be. */
  figuresMs: number;
};

const replicaTiming: ReplicaTiming = { beatMs: 1000, behindMs: 50, silentMs: 3000, figuresMs: 5000 };
/** Where the database stood is remembered so often: some minutes of a replica that says nothing. */
const mostStands = 1000;
/** Longer than a statement on the replica may take. */
const sweepMs = 30_000;
const limits = { connectMs: 1000, answerMs: 2000, statementMs: 5000 } as const;

type Opened = {
  url: string;
  /** The database that is written to. */
  primary: Db;
  hub: EventHub;
  maxConnections: number;
  onError: (error: unknown) => void;
  timing?: ReplicaTiming;
};

/**
 * A standby that reads for the database that is written to. It is asked first, and its answer counts when it had
 * come at least as far as everything that was heard of the site; else the question is asked again where it is
 * written. A replica that is away, silent or too far behind is left alone until it says where it stands.
 */
export class Replica implements Reads {
  readonly isElsewhere = true;
  /** Questions that the replica answered, and those that went on to the database that is written to. */
  readonly answered = { replica: 0, primary: 0 };
  readonly #primary: Db;
  readonly #replica: Db;
  readonly #pool: pg.Pool;
  /** Asks where the replica stands, beside those who wait for its answers. */
  readonly #scout: pg.Pool;
  readonly #hub: EventHub;
  readonly #onError: (error: unknown) => void;
  readonly #timing: ReplicaTiming;
  readonly #presence = new Presence();
  readonly #positions = new Positions();
  /** Where the database that is written to stood, and when. */
  #stands: { at: number; position: number }[] = [];
  /** Everything that was written before this moment is on the replica. */
  #asOf = -Infinity;
  #saidAt = -Infinity;
  #isLocating = false;
  readonly #closing = new AbortController();

  constructor({ url, primary, hub, maxConnections, onError, timing = replicaTiming }: Opened) {
    this.#primary = primary;
    this.#hub = hub;
    this.#onError = onError;
    this.#timing = timing;
    const { connectMs: connectionTimeoutMillis, statementMs: statement_timeout, answerMs: query_timeout } = limits;
    const connection = { connectionString: url, connectionTimeoutMillis };
    this.#pool = new GuardedPool(this.#presence, { ...connection, max: maxConnections, statement_timeout });
    this.#scout = new pg.Pool({ ...connection, max: 1, query_timeout });
    for (const pool of [this.#pool, this.#scout]) pool.on("error", onError);
    this.#replica = drizzle(this.#pool);
    hub.onNotice((notice) => {
      const id = announced.exec(notice)?.[1];
      if (id === undefined) return;
      this.#positions.changed(Number(id));
      void this.#locate();
    });
    hub.onHearing((hearing) => {
      this.#forget();
      if (hearing === "hearing") void this.#locate();
    });
    void this.#locate();
    void this.#follow();
  }

  /** How old what the replica shows may be; infinite while it does not say. */
  get behindMs(): number {
    return this.#isSaying ? performance.now() - this.#asOf : Infinity;
  }

  async site<T>(ask: (db: Db) => Promise<T>, siteIn: (answer: T) => number | null): Promise<T> {
    const { replayed } = this.#positions;
    const isWorthAsking = this.#isSaying && this.#hub.isUpToDate && this.#positions.holds(-1, replayed);
    const answer = isWorthAsking ? await this.#ask(ask) : null;
    if (answer !== null && this.#hub.isUpToDate) {
      const siteId = siteIn(answer.found);
      const isCurrent = siteId === null ? this.#positions.holdsAll(replayed) : this.#positions.holds(siteId, replayed);
      if (isCurrent) return this.#count("replica", answer.found);
    }
    return this.#count("primary", await ask(this.#primary));
  }

  async figures<T>(ask: (db: Db) => Promise<T>): Promise<T> {
    const answer = this.behindMs <= this.#timing.figuresMs ? await this.#ask(ask) : null;
    if (answer !== null) return this.#count("replica", answer.found);
    return this.#count("primary", await ask(this.#primary));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.#pool.end(), this.#scout.end()]);
  }

  /** @returns null when the replica gave no answer */
  async #ask<T>(ask: (db: Db) => Promise<T>): Promise<{ found: T } | null> {
    try {
      return { found: await ask(this.#replica) };
    } catch {
      // A replica that stops, cancels what stands in its way or is wrong about a row: the other one is asked.
      return null;
    }
  }

  #count<T>(by: "replica" | "primary", found: T): T {
    this.answered[by] += 1;
    return found;
  }

  get #isSaying(): boolean {
    return performance.now() - this.#saidAt < this.#timing.silentMs;
  }

  #forget(): void {
    this.#positions.forget();
    this.#stands = [];
    this.#asOf = -Infinity;
  }

  /** Asks where the database stands that is written to, until everything that was heard has a position. */
  async #locate(): Promise<void> {
    if (this.#isLocating) return;
    this.#isLocating = true;
    do {
      const stands = this.#stands;
      const place = this.#positions.place();
      const at = performance.now();
      const position = await positionOf(this.#primary).catch(() => null);
      place(position);
      if (position === null) break;
      if (stands === this.#stands) this.#stands.push({ at, position });
      if (stands.length > mostStands) stands.shift();
    } while (this.#positions.isUnplaced);
    this.#isLocating = false;
  }

  /** Asks the replica where it stands, again and again. */
  async #follow(): Promise<void> {
    const { signal } = this.#closing;
    let locatedAt = performance.now();
    let sweptAt = performance.now();
    while (!signal.aborted) {
      const isThere = await this.#hear();
      const now = performance.now();
      if (now - locatedAt >= this.#timing.beatMs) {
        locatedAt = now;
        void this.#locate();
      }
      if (now - sweptAt >= sweepMs) {
        sweptAt = now;
        this.#positions.sweep();
      }
      const isWaiting = isThere && this.#hub.hearing === "hearing" && this.#positions.isBehind;
      const { behindMs, beatMs } = this.#timing;
      await pause(isWaiting ? behindMs : beatMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns whether the replica said where it stands */
  async #hear(): Promise<boolean> {
    try {
      const { rows } = await this.#scout.query<{ replayed: number | null }>(
        "select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as replayed",
      );
      const replayed = rows[0]?.replayed ?? null;
      if (replayed === null) throw new Error("DATABASE_REPLICA_URL does not name a standby.");
      this.#saidAt = performance.now();
      this.#presence.set(false);
      this.#positions.follow(replayed);
      const reached = this.#stands.findLastIndex(({ position }) => position <= replayed);
      this.#asOf = this.#stands[reached]?.at ?? this.#asOf;
      this.#stands.splice(0, reached + 1);
      return true;
    } catch (error) {
      if (this.#closing.signal.aborted) return false;
      if (!this.#presence.isAway) this.#onError(error);
      this.#saidAt = -Infinity;
      this.#presence.set(true);
      return false;
    }
  }
}

/** The log's next place on a fresh page is behind the head of that page, which no replica replays before its first record. */
const pageHeader = 40;

/** Where the log stands that is written: behind everything that was committed before. */
async function positionOf(db: Db): Promise<number> {
  const { rows } = await db.execute<{ position: number; page: number }>(sql`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position,
      current_setting('wal_block_size')::int as page`);
  const { position = Number.POSITIVE_INFINITY, page = 1 } = rows[0] ?? {};
  const inPage = position % page;
  return inPage <= pageHeader ? position - inPage : position;
}
