/** Why a file was not read although nothing is wrong with it. */
export type UnavailableReason =
  /** Too many files wait already, or this one waited too long. */
  | "busy"
  /** The process that read it was ended from outside, twice. */
  | "lost"
  /** The engine is being shut down. */
  | "closed"
  /** Whoever asked no longer waits for the answer. */
  | "cancelled";

const sentences: Readonly<Record<UnavailableReason, string>> = {
  busy: "The CV engine has too much to read.",
  lost: "The reader was ended from outside before the file was read.",
  closed: "The CV engine is closed.",
  cancelled: "The one who asked is gone.",
};

/** Thrown when a file was not read for a reason that is not the file's: the same file may be read a moment later. */
export class EngineUnavailable extends Error {
  override readonly name = "EngineUnavailable";
  readonly reason: UnavailableReason;
  /** Files that were waiting in front of this one. */
  readonly ahead: number;
  readonly retryAfterSeconds: number;

  constructor(
    reason: UnavailableReason,
    { ahead = 0, retryAfterSeconds = 5, cause }: { ahead?: number; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(sentences[reason], { cause });
    this.reason = reason;
    this.ahead = ahead;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
