/** Told to the database with every listening connection, so that processes find each other there. */
export const listenerName = "vitrine listener";

/** Where a process hears what is said to it alone: what all would hear of all grows with their square. */
export const ownChannel = (pid: number) => `vitrine_events_${pid}`;

/**
 * What processes say to each other beside the topics: `ask` wants an answer from everybody else who listens. Processes
 * of versions before have no channel of their own and are answered where all hear it.
 */
export type Word =
  | { kind: "ask"; of: number; number: number; hasOwnChannel: boolean; /** Past the database. */ place: string | null }
  | { kind: "heard"; of: number; number: number; by: number };

/** @returns null for a topic */
export function wordIn(notice: string): Word | null {
  const [, kind, of, number, by] = /^(ask|heard):(\d+):(\d+)(?::(\d+))?$/.exec(notice) ?? [];
  const place = by === undefined || by === noPlace ? null : by;
  if (kind === "ask") return { kind, of: Number(of), number: Number(number), hasOwnChannel: by !== undefined, place };
  return kind === "heard" ? { kind, of: Number(of), number: Number(number), by: Number(by) } : null;
}

const noPlace = "1";
export const asking = (of: number, number: number, place: string | null) => `ask:${of}:${number}:${place ?? noPlace}`;
export const heard = (of: number, number: number, by: number) => `heard:${of}:${number}:${by}`;

/**
 * Another way than the database for the answers alone. What it loses is waited for and no more, so that it need keep
 * nothing: questions and everything that is announced go through the database, in its order.
 */
export type AnswerWay = {
  /** Where this process is answered on it, as digits; null while it cannot be. */
  readonly place: string | null;
  /** @returns false where it cannot be handed over */
  send(place: string, word: string): boolean;
  /** Calls `listener` with what is said to this process. */
  onWord(listener: (word: string) => void): void;
};

/** Who has not yet said that they heard what was asked; connections are named by their number in the database. */
export class Others {
  /** The greatest number that each one has answered. */
  readonly #answered = new Map<number, number>();
  readonly #waiting = new Set<() => void>();

  /** Notes that a connection heard everything up to a question. */
  note(by: number, number: number): void {
    this.#answered.set(by, Math.max(number, this.#answered.get(by) ?? 0));
    for (const look of this.#waiting) look();
  }

  /** Resolves when all of these have heard the question, or the time is over. Connections that are gone are forgotten. */
  async haveHeard(number: number, listeners: readonly number[], withinMs: number): Promise<void> {
    for (const by of this.#answered.keys()) if (!listeners.includes(by)) this.#answered.delete(by);
    const areThere = () => listeners.every((by) => (this.#answered.get(by) ?? 0) >= number);
    if (areThere()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      if (areThere()) resolve();
    };
    this.#waiting.add(look);
    const over = setTimeout(resolve, withinMs);
    await promise;
    clearTimeout(over);
    this.#waiting.delete(look);
  }
}
