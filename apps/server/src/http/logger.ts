import { pino, type Logger } from "pino";
import { errorForLog } from "./log-errors.ts";
import { requestForLog } from "./log-paths.ts";

export type { Logger } from "pino";

/** What may wait for a log that takes nothing for a while, e.g. on a full disk; more is dropped. */
const waitingBytes = 1_000_000;

/**
 * The one log of a process: JSON lines on the standard output, without personal data. A log that
 * cannot be written never ends the process.
 * @param mixin what every line says besides, asked when it is written
 */
export function createLogger(level: string, mixin?: () => object): Logger {
  const lines = pino.destination({ fd: 1, sync: true, maxLength: waitingBytes });
  lines.on("error", () => undefined);
  return pino(
    { level, base: undefined, serializers: { req: requestForLog, err: errorForLog }, ...(mixin ? { mixin } : {}) },
    lines,
  );
}

/** An error in the log of `logger`, whatever was thrown. */
export function complainTo(logger: Logger, what: string): (error: unknown) => void {
  return (error) => {
    if (error instanceof Error) logger.error({ err: error }, what);
    else logger.error({ reason: typeof error === "string" ? error : typeof error }, what);
  };
}
