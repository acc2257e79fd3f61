import { isRobot } from "@vitrine/model";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/connection.ts";
import { networkOf } from "../../http/address-network.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { asksNotToBeCounted } from "../analytics/index.ts";
import { hashSecret, passwordMatches, type SignInPause } from "../auth/index.ts";
import * as repository from "./repository.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  pause: SignInPause;
  visitors: (request: FastifyRequest) => Promise<Caller[]>;
};

/** What those do who were given a private link. */
export function createLinkVisits({ db, clock, limiter, pause, visitors }: Dependencies) {
  return {
    /**
     * The link of a secret; null for one that is unknown, revoked or expired, which cost the same questions and are
     * counted as guesses alike.
     * @throws AppError too_many_requests for an address with too many of them
     */
    async find(secret: string, address: string): Promise<repository.OwnedLink | null> {
      const guesser = { address, userId: null, email: null };
      await limiter.check("dead_links", guesser);
      const found = await repository.linkOfHash(db, hashSecret(secret));
      const isOver = found?.link.expires_at ? found.link.expires_at <= clock.now() : false;
      if (found && !isOver) return found;
      await limiter.hit("dead_links", guesser);
      return null;
    },

    /**
     * Whether a password is the link's. Guesses of one visitor at one link are paused for a growing time.
     * @throws AppError too_many_requests
     */
    async isPassword({ id, password_hash }: repository.LinkRow, password: string, address: string): Promise<boolean> {
      const guess = { linkId: id, network: networkOf(address) };
      await limiter.hit("link_passwords", { address, userId: null, email: null, site: id });
      await pause.begin(guess);
      if (!(await passwordMatches(password_hash, password))) return false;
      await pause.forget(db, guess);
      return true;
    },

    /** Counts that a link was opened, unless by its owner or by somebody who asks not to be counted. */
    async count({ link, ownerId }: repository.OwnedLink, request: FastifyRequest): Promise<void> {
      if (request.method !== "GET" || asksNotToBeCounted(request.headers)) return;
      if ((await visitors(request)).some(({ userId }) => userId === ownerId)) return;
      const robot = isRobot(request.headers["user-agent"] ?? "");
      await repository.countOpening(db, link.id, { isRobot: robot, at: clock.now() });
    },
  };
}

export type LinkVisits = ReturnType<typeof createLinkVisits>;
