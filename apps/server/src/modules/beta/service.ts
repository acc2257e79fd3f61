import type { ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import { betaSettingsSchema, firstBetaSettings, type BetaSettings, type User } from "@vitrine/model";
import { and, count, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { users } from "../../db/schema/account.ts";
import { waitingListEntries } from "../../db/schema/outreach.ts";
import { settings } from "../../db/schema/platform.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { findUser, presentUser, updateUser } from "../auth/index.ts";

type Status = ReplyOf<typeof contract.beta.betaAccessStatus>["data"];

/** Each setting of the beta rule is a row of its own name. */
const names: Readonly<Record<keyof BetaSettings, string>> = {
  beta_access_enabled: "beta_access_enabled",
  message: "beta_message",
  auto_activate_new_users: "beta_auto_activate_new_users",
};

/** The beta rule (contract.md 4): while it is on, only active users and admins may use the product. */
export function createBetaService({ db, clock }: { db: Db; clock: Clock }) {
  async function isEnabled(): Promise<boolean> {
    const [row] = await db.select().from(settings).where(eq(settings.name, names.beta_access_enabled));
    return row?.value === true;
  }

  /** What is not stored, or stored in no sensible form, is as on a new installation. */
  async function read(inside: Db = db): Promise<BetaSettings> {
    const rows = await inside
      .select()
      .from(settings)
      .where(inArray(settings.name, Object.values(names)));
    const stored = Object.fromEntries(
      Object.entries(names).flatMap(([key, name]) => {
        const row = rows.find((candidate) => candidate.name === name);
        return row ? [[key, row.value]] : [];
      }),
    );
    const parsed = betaSettingsSchema.safeParse({ ...firstBetaSettings, ...stored });
    return parsed.success ? parsed.data : firstBetaSettings;
  }

  return {
    isEnabled,
    settings: read,

    async save(inside: Db, given: BetaSettings): Promise<void> {
      for (const key of Object.keys(names) as (keyof BetaSettings)[]) {
        const row = { name: names[key], value: given[key] };
        await inside.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
      }
    },

    /** Users whom the rule keeps, or would keep, out. */
    async countLockedOut(): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(users)
        .where(and(eq(users.is_active, false), eq(users.role, "user")));
      return row?.total ?? 0;
    },

    /** Whether a new account has access at once: without the rule, by its setting, or because it was invited. */
    async startsActive(inside: Db, email: string): Promise<boolean> {
      const rule = await read(inside);
      if (!rule.beta_access_enabled || rule.auto_activate_new_users) return true;
      const [invited] = await inside
        .select({ id: waitingListEntries.id })
        .from(waitingListEntries)
        .where(and(eq(waitingListEntries.email, email), eq(waitingListEntries.status, "invited")));
      return invited !== undefined;
    },

    /** Access and whether its grant was seen are null for guests. */
    async status(caller: Caller | null): Promise<Status> {
      const { beta_access_enabled: enabled, message } = await read();
      const found = caller ? await findUser(db, caller.userId) : null;
      return {
        beta_access_enabled: enabled,
        has_access: found ? !enabled || found.user.is_active || found.user.role === "admin" : null,
        granted_seen: found ? found.user.beta_access_granted_seen_at !== null : null,
        ...(enabled && message ? { message } : {}),
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
      if (found.user.beta_access_granted_seen_at) return presentUser(found, caller.impersonation);
      const now = clock.now();
      await updateUser(db, caller.userId, { beta_access_granted_seen_at: now });
      const seen = { ...found, user: { ...found.user, beta_access_granted_seen_at: now } };
      return presentUser(seen, caller.impersonation);
    },
  };
}

export type BetaService = ReturnType<typeof createBetaService>;
