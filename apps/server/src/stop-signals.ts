import { onLeaving } from "./web-processes.ts";

/** npm passes a Ctrl-C on that the terminal delivered already: within this time it is the same one. */
const sameSignalMs = 1000;

/**
 * Resolves at the first SIGTERM or SIGINT, or when another process has taken the place of this one
 * (web-processes.ts); a second signal ends the process at once.
 */
export function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    onLeaving(resolve);
    let toldAt: number | null = null;
    for (const signal of ["SIGTERM", "SIGINT"]) {
      process.on(signal, () => {
        if (toldAt !== null && performance.now() - toldAt > sameSignalMs) process.exit(1);
        toldAt ??= performance.now();
        resolve();
      });
    }
  });
}
