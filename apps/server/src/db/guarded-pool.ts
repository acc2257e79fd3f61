import { Socket } from "node:net";
import pg from "pg";
import { DatabaseAwayError } from "./away.ts";
import type { Presence } from "./presence.ts";

/** How long the database may take (docs/guides/operate.md). */
const databaseTimeouts = {
  /** Until a connection stands, and until one of the pool is free. */
  connectMs: 5_000,
  /** One statement, for requests and jobs alike; the longest ones take a tenth of it. */
  statementMs: 20_000,
  /** Waiting for a row or a table that another transaction holds. */
  lockMs: 10_000,
  /** A transaction that does nothing, e.g. because its process hangs. */
  idleInTransactionMs: 30_000,
  /** A connection without a use is closed. */
  idleMs: 20_000,
  /** A connection on which nothing is heard is dead: longer than all of the above. */
  silentMs: 45_000,
} as const;

const sessionLimits = {
  statement_timeout: databaseTimeouts.statementMs,
  lock_timeout: databaseTimeouts.lockMs,
  idle_in_transaction_session_timeout: databaseTimeouts.idleInTransactionMs,
};

type Checkout = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool in which nothing waits for ever: statements, locks and idle transactions have their time,
 * and while the database is known to be away nobody gets a connection, and those that wait for an
 * answer are cut off.
 */
export class GuardedPool extends pg.Pool {
  readonly #presence: Presence;

  /** @param isPooled whether a pooler hands each transaction to any session, where no session can be told its limits */
  constructor(presence: Presence, config: pg.PoolConfig, { isPooled = false } = {}) {
    const sockets = new Set<Socket>();
    super({
      connectionTimeoutMillis: databaseTimeouts.connectMs,
      ...(isPooled ? { query_timeout: databaseTimeouts.statementMs } : sessionLimits),
      idleTimeoutMillis: databaseTimeouts.idleMs,
      keepAlive: true,
      stream: () => aSocket(sockets),
      ...config,
    });
    this.#presence = presence;
    // A connection that breaks between two statements of a transaction tells nobody else: the next statement fails.
    this.on("connect", (client) => client.on("error", () => undefined));
    presence.onChange((isAway) => {
      if (isAway) for (const socket of sockets) socket.destroy(new DatabaseAwayError());
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Checkout): void;
  override connect(callback?: Checkout): Promise<pg.PoolClient> | undefined {
    const { isAway } = this.#presence;
    if (!callback) return isAway ? Promise.reject(new DatabaseAwayError()) : super.connect();
    if (isAway) callback(new DatabaseAwayError(), undefined, () => undefined);
    else super.connect(callback);
    return undefined;
  }
}

function aSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  socket.setTimeout(databaseTimeouts.silentMs, () => socket.destroy(new Error("Connection terminated by its silence")));
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
  return socket;
}
