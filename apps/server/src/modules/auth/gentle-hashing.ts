import { askedToComeAgain } from "../../http/too-much-work.ts";
import { createWorkThread } from "../../ports/threads/work-thread.ts";
import { refuseCommonPassword } from "./common-passwords.ts";

const busy = "Many people are registering at the moment. Please try again in a moment.";

/**
 * Hashes the passwords of new accounts one after the other in a thread that gives way to everything else. One is
 * enough: what else a registration costs takes the process as long.
 */
export function createGentleHashing() {
  const thread = createWorkThread<string, string>({
    entry: new URL("./hashing-thread.ts", import.meta.url),
    timeoutMs: 30_000,
    idleMs: 30_000,
    waitingAtMost: 1000,
    memoryMb: 64,
  });
  /** @throws AppError validation_failed for a common password, unavailable when too many wait */
  return async (password: string): Promise<string> => {
    refuseCommonPassword(password);
    return thread.run(password).catch(askedToComeAgain(busy));
  };
}
