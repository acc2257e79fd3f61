import type { BodyOf, ReplyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import type { User } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { FileAnswer } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { Storage } from "../../ports/storage/storage.ts";
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
import { collectPersonalData } from "./personal-data.ts";
import { deleteSession, deleteUser, liveSessionsOf, lockAdmins } from "./repository.ts";

/** A stored file of a person; `isDerived` for one that was made from another and is left out of exports. */
export type PersonalFile = { key: string; isDerived: boolean };

export type SettingsDependencies = {
  db: Db;
  clock: Clock;
  queue: Queue;
  storage: Storage;
  news: SecurityTeller;
  /** Each capability that keeps files names those of a person. */
  fileSources: readonly ((db: Db, userId: number) => Promise<PersonalFile[]>)[];
  /** Ends what the person pays for; a rejection keeps the account. */
  endPaying: (userId: number) => Promise<void>;
};

type SettingsContract = typeof contract.accountSettings;

const passwordIsEmail = "The password may not be the email address.";

/** What people change, read and end about their own account (contract.md 3). */
export function createSettingsService(dependencies: SettingsDependencies) {
  const { db, clock, queue, storage, news, fileSources } = dependencies;

  async function account(caller: Caller) {
    const found = await findUser(db, caller.userId);
    if (!found) throw new AppError("unauthenticated");
    return found;
  }

  async function filesOf(inside: Db, userId: number): Promise<PersonalFile[]> {
    const files: PersonalFile[] = [];
    for (const source of fileSources) files.push(...(await source(inside, userId)));
    return files;
  }

  /**
   * Deletes an account; files follow in a job that is tried again until they are gone.
   * @param alongside runs in the transaction that deletes
   */
  async function removeAccount(
    user: { id: number; email: string },
    alongside?: (inside: Db) => Promise<unknown>,
  ): Promise<void> {
    await refuseLastAdmin(db, user.id);
    await dependencies.endPaying(user.id);
    await db.transaction(async (inside) => {
      await refuseLastAdmin(inside, user.id);
      const keys = (await filesOf(inside, user.id)).map((file) => file.key);
      await deleteUser(inside, user);
      await queue.forgetPerson(user.id, inside);
      if (keys.length > 0) await queue.enqueue("remove-files", { keys }, { db: inside });
      await alongside?.(inside);
    });
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
      await removeAccount(user);
    },

    removeAccount,

    async exportAccount(caller: Caller): Promise<FileAnswer> {
      const files = (await filesOf(db, caller.userId)).filter((file) => !file.isDerived);
      const contents: { name: string; base64: string }[] = [];
      for (const { key } of files) {
        const bytes = await storage.get(key);
        if (bytes) contents.push({ name: key, base64: bytes.toString("base64") });
      }
      const everything = {
        exported_at: iso(clock.now()),
        data: await collectPersonalData(db, caller.userId),
        files: contents,
      };
      return {
        contentType: "application/json; charset=utf-8",
        bytes: Buffer.from(JSON.stringify(everything, null, 2)),
        headers: { "Content-Disposition": `attachment; filename="vitrine-account-${caller.userId}.json"` },
      };
    },

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

/** Inside a transaction nobody else can stop being an admin until it ends. */
async function refuseLastAdmin(db: Db, userId: number): Promise<void> {
  const admins = await lockAdmins(db);
  if (admins.length === 1 && admins[0] === userId) throw new AppError("last_admin");
}
