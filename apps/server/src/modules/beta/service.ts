import type { ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import type { User } from "@vitrine/model";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { settings } from "../../db/schema/platform.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { findUser, presentUser, updateUser } from "../auth/index.ts";

type Status = ReplyOf<typeof contract.beta.betaAccessStatus>["data"];

/** The beta rule (contract.md 4): while it is on, only active users and admins may use the product. */
export function createBetaService({ db, clock }: { db: Db; clock: Clock }) {
  async function isEnabled(): Promise<boolean> {
    const [row] = await db.select().from(settings).where(eq(settings.name, "beta_access_enabled"));
    return row?.value === true;
  }

  return {
    isEnabled,

    /** Access and whether its grant was seen are null for guests. */
    async status(caller: Caller | null): Promise<Status> {
      const enabled = await isEnabled();
      const found = caller ? await findUser(db, caller.userId) : null;
      return {
        beta_access_enabled: enabled,
        has_access: found ? !enabled || found.user.is_active || found.user.role === "admin" : null,
        granted_seen: found ? found.user.beta_access_granted_seen_at !== null : null,
      };
    },

    /**
     * Notes once that somebody saw their access.
     * @throws AppError invalid_state for a user without access
     */
    async markSeen(caller: Caller): Promise<User> {
      const hasAccess = caller.isActive || caller.isAdmin || !(await isEnabled());
      if (!hasAccess) throw new AppError("invalid_state", { message: "Beta access has not been granted yet." });
      const found = await findUser(db, caller.userId);
      if (!found) throw new AppError("unauthenticated");
      if (found.user.beta_access_granted_seen_at) return presentUser(found);
      const now = clock.now();
      await updateUser(db, caller.userId, { beta_access_granted_seen_at: now });
      return presentUser({ ...found, user: { ...found.user, beta_access_granted_seen_at: now } });
    },
  };
}

export type BetaService = ReturnType<typeof createBetaService>;
