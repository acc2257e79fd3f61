import { AppError } from "../../../http/app-error.ts";

/** Streams that one process holds open: of one person, and in all. */
export type StreamLimits = { ofPerson: number; inAll: number };

export const streamLimits: StreamLimits = { ofPerson: 6, inAll: 2000 };

const comeAgainSeconds = 10;

/** The places for open streams in one process. */
export class StreamPlaces {
  readonly #limits: StreamLimits;
  readonly #taken = new Map<number, number>();
  #inAll = 0;

  constructor(limits: StreamLimits = streamLimits) {
    this.#limits = limits;
  }

  /**
   * Takes a place for a person's stream.
   * @returns gives it back; may be called twice
   * @throws AppError too_many_requests
   */
  take(userId: number): () => void {
    const ofPerson = this.#taken.get(userId) ?? 0;
    if (ofPerson >= this.#limits.ofPerson) {
      const message = `You already follow your progress in ${ofPerson} places. Please close one of them and try again.`;
      throw new AppError("too_many_requests", { message, retryAfterSeconds: comeAgainSeconds });
    }
    if (this.#inAll >= this.#limits.inAll) {
      const message = "Too many people follow their progress right now. Please try again in a moment.";
      throw new AppError("too_many_requests", { message, retryAfterSeconds: comeAgainSeconds });
    }
    this.#inAll += 1;
    this.#taken.set(userId, ofPerson + 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      this.#inAll -= 1;
      const left = (this.#taken.get(userId) ?? 1) - 1;
      if (left > 0) this.#taken.set(userId, left);
      else this.#taken.delete(userId);
    };
  }
}
