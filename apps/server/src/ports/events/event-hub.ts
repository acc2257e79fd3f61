import pg from "pg";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";

const channel = "vitrine_events";

type Listener = () => void;

/**
 * Wakes waiting streams in every process: one LISTEN connection per process, however many
 * subscribers there are. A notification only says "look again"; the data is in tables.
 */
export class EventHub {
  readonly #url: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #onError: (error: unknown) => void;
  #client: pg.Client | null = null;
  #closed = false;

  constructor(url: string, onError: (error: unknown) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  /** Opens the LISTEN connection; after a loss it is opened anew and every subscriber is woken once. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on("notification", (message) => this.#wake(message.payload ?? ""));
    client.on("error", (error) => this.#onError(error));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) return client.end();
    // Only now: a connection that never stood ends as well, and its failure is already answered by another try.
    client.on("end", () => this.#reconnect());
    this.#client = client;
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

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  #wake(topic: string): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener();
  }

  #reconnect(): void {
    this.#client = null;
    if (this.#closed) return;
    const again = setTimeout(() => {
      this.start()
        .then(() => [...this.#listeners.keys()].forEach((topic) => this.#wake(topic)))
        .catch((error: unknown) => {
          this.#onError(error);
          this.#reconnect();
        });
    }, 1000);
    again.unref();
  }
}

/** Publishes within the caller's transaction: subscribers wake when it commits, never before. */
export async function publishTopic(db: Db, topic: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${topic})`);
}
