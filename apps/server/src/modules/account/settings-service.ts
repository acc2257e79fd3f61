import type { BodyOf, ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import type { User } from "@vitrine/model";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import {
  deviceName,
  endAccessOf,
  findUser,
  hashNewPassword,
  iso,
  passwordMatches,
  presentUser,
  updateUser,
  type SecurityTeller,
} from "../auth/index.ts";
import { deleteSession, liveSessionsOf } from "./repository.ts";
import { createWholeAccount, type WholeAccountDependencies } from "./whole-account.ts";

export type SettingsDependencies = WholeAccountDependencies & { news: SecurityTeller };

type SettingsContract = typeof contract.accountSettings;

const passwordIsEmail = "The password may not be the email address.";

/** What people change, read and end about their own account (contract.md 3). */
export function createSettingsService(dependencies: SettingsDependencies) {
  const { db, clock, news } = dependencies;
  const whole = createWholeAccount(dependencies);

  async function account(caller: Caller) {
    const found = await findUser(db, caller.userId);
    if (!found) throw new AppError("unauthenticated");
    return found;
  }

  return {
    async updateProfile(caller: Caller, body: BodyOf<SettingsContract["updateProfile"]>): Promise<User> {
      await updateUser(db, caller.userId, {
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.company === undefined ? {} : { company: body.company || null }),
        ...(body.tax_id === undefined ? {} : { tax_id: body.tax_id || null }),
      });
      return presentUser(await account(caller), caller.impersonation);
    },

    /** Ends all other sessions and the tokens of programs, so that whoever knew the old password is out. */
    async changePassword(caller: Caller, body: BodyOf<SettingsContract["changePassword"]>): Promise<void> {
      const { user } = await account(caller);
      if (!(await passwordMatches(user.password_hash, body.current_password))) {
        throw invalidField("current_password", "The current password is not right.");
      }
      if (body.password.toLowerCase() === user.email) throw invalidField("password", passwordIsEmail);
      const passwordHash = await hashNewPassword(body.password);
      await db.transaction(async (inside) => {
        await updateUser(inside, caller.userId, { password_hash: passwordHash });
        await endAccessOf(inside, caller.userId, caller.sessionId);
        await news.tell(inside, caller.userId, "password_changed");
      });
    },

    /** Deletes the caller's own account. */
    async deleteAccount(caller: Caller, body: BodyOf<SettingsContract["deleteAccount"]>): Promise<void> {
      const { user } = await account(caller);
      if (user.password_hash !== null && !(await passwordMatches(user.password_hash, body.password ?? ""))) {
        throw invalidField("password", "The password is not right.");
      }
      await whole.removeAccount(user);
    },

    ...whole,

    async sessions(caller: Caller): Promise<Omit<ReplyOf<SettingsContract["listSessions"]>, "success">> {
      const { user } = await account(caller);
      const rows = await liveSessionsOf(db, caller.userId, clock.now());
      return {
        data: rows.map((row) => ({
          id: row.id,
          device: deviceName(row.user_agent),
          is_current: row.id === caller.sessionId,
          remember: row.remember,
          created_at: iso(row.created_at),
          last_used_at: iso(row.last_used_at),
          expires_at: iso(row.expires_at),
        })),
        has_password: user.password_hash !== null,
      };
    },

    async endSession(caller: Caller, sessionId: number): Promise<void> {
      if (!(await deleteSession(db, caller.userId, sessionId))) throw new AppError("not_found");
    },
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
