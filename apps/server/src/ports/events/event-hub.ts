import { Socket } from "node:net";
import pg from "pg";
import { sql } from "drizzle-orm";
import { isDatabaseAway } from "../../db/away.ts";
import type { Db } from "../../db/connection.ts";

const channel = "vitrine_events";

type Listener = () => void;
type NoticeListener = (notice: string) => void;

/**
 * `hearing`: what is announced arrives. `lost`: the connection broke and a new one is under way; something may have
 * been missed. `away`: the database gives no answer either.
 */
export type Hearing = "hearing" | "lost" | "away";

/** How the connection is looked after; shorter in tests. */
export type HubTiming = {
  /** How often a sign of life is asked for. */
  beatMs: number;
  /** A connection that gives none for so long is dead. */
  silentMs: number;
  connectMs: number;
  /** The pause between two tries to come back. */
  againMs: number;
};

const hubTiming: HubTiming = { beatMs: 1000, silentMs: 4000, connectMs: 3000, againMs: 500 };

/**
 * Hears what is announced in the database, in every process: one LISTEN connection per process, however many
 * subscribers there are. A notification only says "look again"; the data is in tables. The connection is also
 * how a process knows whether its database is there.
 */
export class EventHub {
  readonly #url: string;
  readonly #timing: HubTiming;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #noticeListeners = new Set<NoticeListener>();
  readonly #hearingListeners = new Set<(hearing: Hearing) => void>();
  readonly #onError: (error: unknown) => void;
  #connection: { client: pg.Client; socket: Socket } | null = null;
  #hearing: Hearing = "lost";
  #running: Promise<unknown> = Promise.resolve();
  #queued: Promise<void> | null = null;
  #isClosed = false;

  constructor(url: string, onError: (error: unknown) => void, timing: HubTiming = hubTiming) {
    this.#url = url;
    this.#onError = onError;
    this.#timing = timing;
  }

  get hearing(): Hearing {
    return this.#hearing;
  }

  /** Opens the LISTEN connection; after a loss it is opened anew and every subscriber is woken once. */
  async start(): Promise<void> {
    const socket = new Socket();
    const { connectMs: connectionTimeoutMillis } = this.#timing;
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis, stream: () => socket });
    client.on("notification", (message) => this.#hear(message.payload ?? ""));
    client.on("error", (error) => this.#onError(error));
    const tooLong = setTimeout(() => socket.destroy(), connectionTimeoutMillis);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      socket.destroy();
      throw error;
    } finally {
      clearTimeout(tooLong);
    }
    if (this.#isClosed) return client.end();
    // Only now: a connection that never stood ends as well, and its failure is already answered by another try.
    client.on("end", () => this.#reconnect());
    this.#connection = { client, socket };
    this.#running = Promise.resolve();
    this.#queued = null;
    this.#set("hearing");
    this.#beat();
  }

  /** Calls `listener` whenever `topic` is published; returns the function that stops it. */
  subscribe(topic: string, listener: Listener): () => void {
    const set = this.#listeners.get(topic) ?? new Set();
    set.add(listener);
    this.#listeners.set(topic, set);
    return () => {
      set.delete(listener);
      if (set.size === 0) this.#listeners.delete(topic);
    };
  }

  /** Calls `listener` with everything that is announced. */
  onNotice(listener: NoticeListener): void {
    this.#noticeListeners.add(listener);
  }

  /** Calls `listener` when the connection is lost, when the database is away, and when all is heard again. */
  onHearing(listener: (hearing: Hearing) => void): void {
    this.#hearingListeners.add(listener);
  }

  /**
   * Resolves when everything that was announced before this call has been heard, or nothing is heard any more:
   * PostgreSQL hands a connection its notices before it says that a statement is over.
   */
  async caughtUp(): Promise<void> {
    const connection = this.#connection;
    if (!connection) return;
    this.#queued ??= this.#running.then(() => {
      this.#queued = null;
      const asked = connection.client.query(`listen ${channel}`).then(() => undefined);
      this.#running = asked.catch(() => undefined);
      return asked;
    });
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<"silent">((resolve) => {
      // Two turns later: what came while this process itself was busy is read first.
      const twoTurnsLater = () => setImmediate(() => setImmediate(() => resolve("silent")));
      timer = setTimeout(twoTurnsLater, this.#timing.silentMs);
    });
    const outcome = await Promise.race([this.#queued, silent]).catch(() => "broken" as const);
    clearTimeout(timer);
    if (this.#connection !== connection) return;
    // Whoever hangs there is away until a new connection stands; a broken connection may be replaced at once.
    if (outcome === "silent") this.#set("away");
    if (outcome !== undefined) connection.socket.destroy();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return;
    const tooLong = setTimeout(() => connection.socket.destroy(), 1000);
    await connection.client.end().catch(() => undefined);
    clearTimeout(tooLong);
  }

  #beat(): void {
    const connection = this.#connection;
    setTimeout(() => {
      if (this.#isClosed || this.#connection !== connection) return;
      void this.caughtUp().then(() => {
        if (this.#connection === connection) this.#beat();
      });
    }, this.#timing.beatMs).unref();
  }

  #set(hearing: Hearing): void {
    if (hearing === this.#hearing || this.#isClosed) return;
    this.#hearing = hearing;
    for (const listener of this.#hearingListeners) listener(hearing);
  }

  #hear(notice: string): void {
    for (const listener of this.#noticeListeners) listener(notice);
    this.#wake(notice);
  }

  #wake(topic: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener();
  }

  #reconnect(): void {
    this.#connection = null;
    if (this.#isClosed) return;
    if (this.#hearing === "hearing") this.#set("lost");
    const again = setTimeout(() => {
      if (this.#isClosed) return;
      this.start()
        .then(() => [...this.#listeners.keys()].forEach((topic) => this.#wake(topic)))
        .catch((error: unknown) => {
          if (isUnreachable(error)) this.#set("away");
          this.#onError(error);
          this.#reconnect();
        });
    }, this.#timing.againMs);
    again.unref();
  }
}

/** A database that refuses one connection too many is there. */
function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return isDatabaseAway(error) && !code.startsWith("53");
}

/** Publishes within the caller's transaction: subscribers wake when it commits, never before. */
export async function publishTopic(db: Db, topic: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${topic})`);
}
