import type { ReplyOf } from "@vitrine/contract";
import { adminContract, contract } from "@vitrine/contract";
import type { ImpersonationStatus } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  findUser,
  iso,
  openImpersonation,
  presentImpersonation,
  restoreAdminSession,
  stopImpersonation,
} from "../auth/index.ts";
import type { Actor, AuditLog } from "./audit-log.ts";

type Started = ReplyOf<typeof adminContract.adminUsers.impersonate>["data"];
type Restored = ReplyOf<typeof contract.impersonation.restoreSession>["data"];
type Proof = { token: string | null; adminId: number; userAgent: string | null; address: string };

/** Admins who look through somebody's eyes, and the way back (contract.md 5). */
export function createImpersonationService({ db, clock, audit }: { db: Db; clock: Clock; audit: AuditLog }) {
  return {
    /** @throws AppError not_found; forbidden for oneself and for another admin */
    async start(actor: Actor & { caller: Caller }, userId: number): Promise<Started> {
      const target = await findUser(db, userId);
      if (!target) throw new AppError("not_found");
      if (userId === actor.caller.userId || target.user.role === "admin")
        throw new AppError("forbidden", { message: "Administrators cannot be impersonated." });
      const opened = await db.transaction(async (inside) => {
        await audit.record(inside, actor, {
          action: "impersonation.started",
          target: { type: "user", id: userId, name: target.user.name },
        });
        return openImpersonation(inside, clock, { admin: actor.caller, target });
      });
      return { ...opened, is_admin: false, impersonation: presentImpersonation(opened.impersonation) };
    },

    status({ userId, name, impersonation }: Caller): ImpersonationStatus {
      return {
        is_impersonating: impersonation !== null,
        admin: impersonation && { id: impersonation.adminId, name: impersonation.adminName },
        user: impersonation && { id: userId, name },
        expires_at: impersonation && iso(impersonation.expiresAt),
      };
    },

    /** @throws AppError invalid_state for an ordinary session */
    async stop(actor: Actor & { caller: Caller }): Promise<{ admin_id: number }> {
      const { impersonation, sessionId, userId, name } = actor.caller;
      if (!impersonation || sessionId === null)
        throw new AppError("invalid_state", { message: "You are not viewing anybody else's account." });
      await db.transaction(async (inside) => {
        await stopImpersonation(inside, clock, sessionId);
        await audit.record(inside, actor, {
          action: "impersonation.stopped",
          target: { type: "user", id: userId, name },
        });
      });
      return { admin_id: impersonation.adminId };
    },

    /** @throws AppError restore_denied without a proof that the caller is this admin */
    async restore({ address, ...proof }: Proof): Promise<Restored> {
      const restored = await restoreAdminSession(db, clock, proof);
      if (!restored) throw new AppError("restore_denied");
      const { id, name } = restored.user;
      await audit.record(
        db,
        { caller: { userId: id, name, impersonation: null }, address },
        { action: "impersonation.restored", target: { type: "user", id, name } },
      );
      return { ...restored, is_admin: true };
    },
  };
}
