import type { PageMeta } from "@vitrine/contract";
import type { AdminUser, AdminUserChanges, AdminWebsite, AuditEntry, SignInEvent } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { lockAdmins, type SettingsService } from "../account/index.ts";
import {
  deleteSessionsOf,
  findUser,
  isoOrNull,
  latestSignIns,
  presentUser,
  updateUser,
  type UserWithSubscription,
} from "../auth/index.ts";
import { presentSubscription } from "../billing/index.ts";
import { sendMail } from "../mails/index.ts";
import type { Moderation } from "../moderation/index.ts";
import { who, type Actor, type AuditLog } from "./audit-log.ts";
import { accessGrantedMail } from "./mails.ts";
import { listUsers, withCounts, type ListedUser, type UsersQuery } from "./users-repository.ts";
import type { WebsitesAdmin } from "./websites.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  queue: Queue;
  audit: AuditLog;
  moderation: Pick<Moderation, "restrictions">;
  websites: Pick<WebsitesAdmin, "ofOwner">;
  accounts: Pick<SettingsService, "removeAccount">;
};

type UserDetail = { user: AdminUser; websites: AdminWebsite[]; audit_log: AuditEntry[]; sign_ins: SignInEvent[] };

/** All accounts: looking at them, changing and deleting them (contract.md 15). */
export function createUsersAdmin({ db, clock, queue, audit, moderation, websites, accounts }: Dependencies) {
  async function found(inside: Db, userId: number): Promise<UserWithSubscription> {
    const user = await findUser(inside, userId);
    if (!user) throw new AppError("not_found");
    return user;
  }

  const present = ({ user, subscription, websitesCount }: ListedUser): AdminUser => ({
    ...presentUser({ user, subscription }),
    websites_count: websitesCount,
    subscription: presentSubscription(subscription, clock.now()),
    last_login_at: isoOrNull(user.last_login_at),
    suspended_at: isoOrNull(user.suspended_at),
  });

  async function read(userId: number): Promise<AdminUser> {
    const [row] = await withCounts(db, [await found(db, userId)]);
    if (!row) throw new AppError("not_found");
    return present(row);
  }

  /** Beta access was granted: the person is told, once. */
  const tellOfAccess = (inside: Db, userId: number) =>
    sendMail(queue, inside, { mail: accessGrantedMail, data: { user_id: userId } });

  type Suspending = { actor: Actor; before: UserWithSubscription; given: AdminUserChanges; changes: Changes };

  /** What follows from a suspension and from its end: sessions, what is public, and that the person is told. */
  async function applySuspension(inside: Db, { actor, before, given, changes }: Suspending): Promise<void> {
    const { suspended_at: at } = changes.values;
    if (at === undefined) return;
    const { user } = before;
    const reason = given.suspension_reason ?? "";
    if (at === null) await moderation.restrictions.liftSuspension(inside, user, reason);
    else {
      await deleteSessionsOf(inside, user.id);
      const why = { category: given.suspension_category ?? "other", reason } as const;
      await moderation.restrictions.suspend(inside, user, { why, admin: who(actor).admin });
    }
  }

  return {
    async list(query: UsersQuery): Promise<{ data: AdminUser[]; meta: PageMeta }> {
      const { rows, meta } = await listUsers(db, query, clock.now());
      return { data: rows.map(present), meta };
    },

    async get(userId: number): Promise<UserDetail> {
      const user = await read(userId);
      return {
        user,
        websites: await websites.ofOwner(userId),
        audit_log: await audit.of("user", userId),
        sign_ins: await latestSignIns(db, userId),
      };
    },

    /** @throws AppError not_found; forbidden for one's own role or suspension; last_admin */
    async update(actor: Actor, userId: number, given: AdminUserChanges): Promise<AdminUser> {
      await db.transaction(async (inside) => {
        const admins = await lockAdmins(inside);
        const before = await found(inside, userId);
        const changes = changesOf(before, given, clock.now());
        refuseSelf(actor, userId, changes);
        const endsAdmin = changes.values.role === "user" || Boolean(changes.values.suspended_at);
        if (endsAdmin && admins.length === 1 && admins[0] === userId) throw new AppError("last_admin");
        if (Object.keys(changes.values).length === 0) return;
        await updateUser(inside, userId, changes.values);
        await applySuspension(inside, { actor, before, given, changes });
        if (changes.values.is_active === true) await tellOfAccess(inside, userId);
        await audit.record(inside, actor, {
          action: "user.updated",
          target: { type: "user", id: userId, name: before.user.name },
          details: changes.details,
        });
      });
      return read(userId);
    },

    /** As the person's own deletion. @throws AppError not_found; forbidden for oneself; last_admin */
    async remove(actor: Actor, userId: number): Promise<void> {
      if (userId === actor.caller.userId)
        throw new AppError("forbidden", { message: "You cannot delete your own account here." });
      const { user } = await found(db, userId);
      await accounts.removeAccount(user, (inside) =>
        audit.record(inside, actor, {
          action: "user.deleted",
          target: { type: "user", id: userId, name: user.name },
          details: { email: user.email },
        }),
      );
    },
  };
}

export type UsersAdmin = ReturnType<typeof createUsersAdmin>;

type Changes = { values: Parameters<typeof updateUser>[2]; details: Record<string, unknown> };

/** Only what differs: the columns to write, and each field with what it was and is for the audit log. */
function changesOf({ user }: UserWithSubscription, given: AdminUserChanges, now: Date): Changes {
  const before = {
    name: user.name,
    role: user.role,
    is_active: user.is_active,
    suspended: user.suspended_at !== null,
    email_verified: user.email_verified_at !== null,
  };
  const { suspension_category: category, suspension_reason: reason, ...fields } = given;
  const changed = Object.fromEntries(
    Object.entries(fields).filter(
      ([key, value]) => value !== undefined && value !== before[key as keyof typeof before],
    ),
  ) as typeof fields;
  const { suspended, email_verified: verified, ...plain } = changed;
  return {
    values: {
      ...plain,
      ...(suspended === undefined ? {} : { suspended_at: suspended ? now : null }),
      ...(verified === undefined ? {} : { email_verified_at: verified ? now : null }),
      ...(plain.is_active === true ? { beta_access_granted_seen_at: null } : {}),
    },
    details: {
      ...Object.fromEntries(
        Object.entries(changed).map(([key, value]) => [key, { from: before[key as keyof typeof before], to: value }]),
      ),
      ...(suspended === undefined ? {} : { ...(category && { category }), ...(reason && { reason }) }),
    },
  };
}

function refuseSelf({ caller }: Actor, userId: number, { values }: Changes): void {
  if (userId !== caller.userId) return;
  if (values.role !== undefined) throw new AppError("forbidden", { message: "You cannot change your own role." });
  if (values.suspended_at !== undefined) throw new AppError("forbidden", { message: "You cannot suspend yourself." });
}
