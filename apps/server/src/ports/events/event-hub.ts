import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { sql } from "drizzle-orm";
import { isDatabaseAway } from "../../db/away.ts";
import type { Db } from "../../db/connection.ts";
import { asking, heard, listenerName, Others, ownChannel, wordIn, type AnswerWay, type Word } from "./listeners.ts";

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
  /** For so long after a question that was answered everything is taken as heard. */
  leaseMs: number;
  connectMs: number;
  /** The pause between two tries to come back. */
  againMs: number;
};

/** For a machine with other work to do. */
export const hubTiming: HubTiming = { beatMs: 1000, silentMs: 4000, leaseMs: 3000, connectMs: 3000, againMs: 500 };

type Connection = { client: pg.Client; socket: Socket; /** The database's number of it. */ pid: number };
/** What was asked of everybody who listened at that moment. */
type Question = { number: number; others: readonly number[] };

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
  readonly #others = new Others();
  readonly #answers: AnswerWay | null;
  #connection: Connection | null = null;
  #hearing: Hearing = "lost";
  /** Everything that was announced before this moment has been heard. */
  #heardUntil = 0;
  #questions = 0;
  /** The last question of everybody who has no answer yet. */
  readonly #unanswered = new Map<number, Extract<Word, { kind: "ask" }>>();
  #isAnswering = false;
  #hadOthers = false;
  #running: Promise<unknown> = Promise.resolve();
  #queued: Promise<Question> | null = null;
  #isClosed = false;

  /** @param answers carries what processes answer each other, where the database is not to */
  constructor(
    url: string,
    onError: (error: unknown) => void,
    timing: HubTiming = hubTiming,
    answers: AnswerWay | null = null,
  ) {
    this.#url = url;
    this.#onError = onError;
    this.#timing = timing;
    this.#answers = answers;
    answers?.onWord((text) => {
      const word = wordIn(text);
      if (word?.kind === "heard") this.#hearWord(word);
    });
  }

  get hearing(): Hearing {
    return this.#hearing;
  }

  /** Whether what this process knows can be relied on at this moment: nothing that was acknowledged is missing. */
  get isUpToDate(): boolean {
    return this.#hearing === "hearing" && performance.now() - this.#heardUntil < this.#timing.leaseMs;
  }

  /** Opens the LISTEN connection; after a loss it is opened anew and every subscriber is woken once. */
  async start(): Promise<void> {
    const socket = new Socket();
    const { connectMs: connectionTimeoutMillis } = this.#timing;
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: listenerName,
      connectionTimeoutMillis,
      stream: () => socket,
    });
    const began = performance.now();
    let pid = 0;
    client.on("notification", (message) => this.#hear(message.payload ?? ""));
    client.on("error", (error) => this.#onError(error));
    const tooLong = setTimeout(() => socket.destroy(), connectionTimeoutMillis);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      pid = await pidOf(client);
      await client.query(`listen ${ownChannel(pid)}`);
    } catch (error) {
      socket.destroy();
      throw error;
    } finally {
      clearTimeout(tooLong);
    }
    if (this.#isClosed) return client.end();
    // Only now: a connection that never stood ends as well, and its failure is already answered by another try.
    client.on("end", () => this.#reconnect());
    this.#connection = { client, socket, pid };
    this.#heardUntil = began;
    this.#running = Promise.resolve();
    this.#queued = null;
    this.#unanswered.clear();
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
   * Resolves when everything that was announced before this call has been heard, here and by every other process
   * that listens: PostgreSQL hands a connection its notices in their order, and its own question last. A process that
   * gives no answer relies on what it knows for no longer than its lease, and that time is waited for. Resolves at
   * once when the database is away.
   */
  async caughtUp(): Promise<void> {
    const connection = this.#connection;
    if (!connection) return this.#outwaitOthers();
    this.#queued ??= this.#running.then(() => {
      this.#queued = null;
      const asked = this.#ask(connection);
      this.#running = asked.catch(() => undefined);
      return asked;
    });
    const question = await this.#answerOn(connection, this.#queued);
    if (question === null) return this.#outwaitOthers();
    await this.#others.haveHeard(question.number, question.others, this.#timing.leaseMs);
  }

  /** Asks everybody who listens whether they have heard. */
  async #ask({ client, pid }: Connection): Promise<Question> {
    const began = performance.now();
    const number = (this.#questions += 1);
    const { rows } = await client.query<{ pid: number }>(
      `select pid, pg_notify($1, $2) from pg_stat_activity
       where datname = current_database() and application_name = $3`,
      [channel, asking(pid, number, this.#answers?.place ?? null), listenerName],
    );
    this.#heardUntil = Math.max(this.#heardUntil, began);
    const others = rows.map((row) => row.pid).filter((each) => each !== pid);
    this.#hadOthers = others.length > 0;
    return { number, others };
  }

  /** An answer on a connection; null when there is none, and with it the connection is given up. */
  async #answerOn<T>(connection: Connection, asked: Promise<T>): Promise<T | null> {
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<"silent">((resolve) => {
      // Two turns later: what came while this process itself was busy is read first.
      const twoTurnsLater = () => setImmediate(() => setImmediate(() => resolve("silent")));
      timer = setTimeout(twoTurnsLater, this.#timing.silentMs);
    });
    const outcome = await Promise.race([asked, silent]).catch(() => "broken" as const);
    clearTimeout(timer);
    if (outcome !== "silent" && outcome !== "broken") return outcome;
    if (this.#connection === connection) {
      // Whoever hangs there is away until a new connection stands; a broken connection may be replaced at once.
      if (outcome === "silent") this.#set("away");
      connection.socket.destroy();
    }
    return null;
  }

  /** Whoever listens elsewhere cannot be asked: what they rely on without having heard is over with their lease. */
  async #outwaitOthers(): Promise<void> {
    if (this.#hadOthers && this.#hearing === "lost") await pause(this.#timing.leaseMs);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return;
    const tooLong = setTimeout(() => connection.socket.destroy(), 1000);
    // An end within a statement would drop the line, and others would wait for this process until the database saw it.
    await connection.client.query("unlisten *").catch(() => undefined);
    await connection.client.end().catch(() => undefined);
    clearTimeout(tooLong);
  }

  #beat(): void {
    const connection = this.#connection;
    setTimeout(() => {
      if (!connection || this.#isClosed || this.#connection !== connection) return;
      const began = performance.now();
      const listening = connection.client.query(`listen ${channel}`);
      void this.#answerOn(connection, listening).then((answer) => {
        if (this.#connection !== connection) return;
        if (answer !== null) this.#heardUntil = Math.max(this.#heardUntil, began);
        this.#beat();
      });
    }, this.#timing.beatMs).unref();
  }

  #set(hearing: Hearing): void {
    if (hearing === this.#hearing || this.#isClosed) return;
    this.#hearing = hearing;
    for (const listener of this.#hearingListeners) listener(hearing);
  }

  #hear(notice: string): void {
    const word = wordIn(notice);
    if (word) return this.#hearWord(word);
    for (const listener of this.#noticeListeners) listener(notice);
    this.#wake(notice);
  }

  #hearWord(word: Word): void {
    const connection = this.#connection;
    if (!connection) return;
    if (word.kind === "heard" && word.of === connection.pid) this.#others.note(word.by, word.number);
    if (word.kind === "heard" || word.of === connection.pid) return;
    this.#unanswered.set(word.of, word);
    void this.#answer(connection);
  }

  /** Answers everybody who asked until now with one statement: each one that is committed wakes all who listen. */
  async #answer(connection: Connection): Promise<void> {
    if (this.#isAnswering) return;
    this.#isAnswering = true;
    try {
      while (this.#unanswered.size > 0 && this.#connection === connection) {
        const words = [...this.#unanswered.values()].filter((word) => !this.#isAnsweredPast(word, connection));
        this.#unanswered.clear();
        if (words.length === 0) continue;
        await connection.client.query(
          "select pg_notify(place, word) from unnest($1::text[], $2::text[]) as t (place, word)",
          [
            words.map(({ of, hasOwnChannel }) => (hasOwnChannel ? ownChannel(of) : channel)),
            words.map(({ of, number }) => heard(of, number, connection.pid)),
          ],
        );
      }
    } catch (error) {
      this.#onError(error);
    } finally {
      this.#isAnswering = false;
    }
  }

  #isAnsweredPast({ of, number, place }: Extract<Word, { kind: "ask" }>, { pid }: Connection): boolean {
    return place !== null && this.#answers?.send(place, heard(of, number, pid)) === true;
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

async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
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
