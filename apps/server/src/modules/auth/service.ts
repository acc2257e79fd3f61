import type { User } from "@vitrine/model";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { AuthDependencies } from "./auth-dependencies.ts";
import { createMailedLinks } from "./mailed-links.ts";
import { createPasswordSignIn } from "./password-sign-in.ts";
import { presentUser } from "./present-user.ts";
import { createRegistration } from "./registration.ts";
import * as repository from "./repository.ts";
import { hashSecret } from "./secrets.ts";

/** Registration, sign-in, address verification and password reset (contract.md 3). */
export function createAuthService(dependencies: AuthDependencies) {
  const { db, clock, steps } = dependencies;
  return {
    ...createRegistration(dependencies),
    ...createPasswordSignIn(dependencies),
    ...createMailedLinks(dependencies),

    /**
     * Ends the presented session, or all of its user's. Never fails (contract.md 3). An admin who looks through the
     * user's eyes ends nothing but that.
     */
    async logout(token: string | null, all: boolean): Promise<void> {
      const ended = token ? await repository.deleteSessionByHash(db, hashSecret(token)) : null;
      if (all && ended && ended.impersonatorId === null) await repository.deleteSessionsOf(db, ended.userId);
    },

    async currentUser(caller: Caller): Promise<User> {
      const found = await repository.findUser(db, caller.userId);
      if (!found) throw new AppError("unauthenticated");
      return presentUser(found, caller.impersonation);
    },

    noteSignIn: steps.noteSignIn,

    /** Sets `onboarding_completed_at` once; later calls change nothing. */
    async completeOnboarding(caller: Caller): Promise<User> {
      const found = await repository.findUser(db, caller.userId);
      if (found && !found.user.onboarding_completed_at) {
        await repository.updateUser(db, caller.userId, { onboarding_completed_at: clock.now() });
      }
      return this.currentUser(caller);
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
