import type { Db } from "../../db/connection.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { RightOfWay } from "../../http/right-of-way.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { SignInSteps } from "./second-factor/sign-in-steps.ts";
import type { SecurityTeller } from "./security-news.ts";
import type { SignInPause } from "./sign-in-pause.ts";

export type AuthDependencies = {
  db: Db;
  clock: Clock;
  queue: Queue;
  limiter: RateLimiter;
  appUrl: () => string;
  pause: SignInPause;
  steps: SignInSteps;
  news: SecurityTeller;
  /** Whether an address may go back to an account that it belonged to a moment ago. */
  isHeldAddress: (db: Db, email: string) => Promise<boolean>;
  /** Whether a new account with this address may use the product at once (contract.md 4). */
  startsActive: (db: Db, email: string) => Promise<boolean>;
  keepTryout: KeepTryout;
  /** CVs that are handed in or read at the moment: registrations let them go first. */
  cvs: Pick<RightOfWay, "give">;
};

/** Gives a new account what was tried before; false when that is no longer there. */
export type KeepTryout = (
  db: Db,
  tryout: { userId: number; token: string; templateSlug: string | null; now: Date },
) => Promise<boolean>;
