import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { FileAnswer } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import { iso } from "../auth/index.ts";
import { collectPersonalData } from "./personal-data.ts";
import { deleteUser, lockAdmins } from "./repository.ts";

/** A stored file of a person; `isDerived` for one that was made from another and is left out of exports. */
export type PersonalFile = { key: string; isDerived: boolean };

export type WholeAccountDependencies = {
  db: Db;
  clock: Clock;
  queue: Queue;
  storage: Storage;
  /** Each capability that keeps files names those of a person. */
  fileSources: readonly ((db: Db, userId: number) => Promise<PersonalFile[]>)[];
  /** Ends what the person pays for; a rejection keeps the account. */
  endPaying: (userId: number) => Promise<void>;
};

/** An account with all that belongs to it: taken along as one file, and deleted (contract.md 3). */
export function createWholeAccount({ db, clock, queue, storage, fileSources, endPaying }: WholeAccountDependencies) {
  async function filesOf(inside: Db, userId: number): Promise<PersonalFile[]> {
    const files: PersonalFile[] = [];
    for (const source of fileSources) files.push(...(await source(inside, userId)));
    return files;
  }

  return {
    /**
     * Deletes an account; files follow in a job that is tried again until they are gone.
     * @param alongside runs in the transaction that deletes
     */
    async removeAccount(
      user: { id: number; email: string },
      alongside?: (inside: Db) => Promise<unknown>,
    ): Promise<void> {
      await refuseLastAdmin(db, user.id);
      await endPaying(user.id);
      await db.transaction(async (inside) => {
        await refuseLastAdmin(inside, user.id);
        const keys = (await filesOf(inside, user.id)).map((file) => file.key);
        await deleteUser(inside, user);
        await queue.forgetPerson(user.id, inside);
        if (keys.length > 0) await queue.enqueue("remove-files", { keys }, { db: inside });
        await alongside?.(inside);
      });
    },

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
  };
}

/** Inside a transaction nobody else can stop being an admin until it ends. */
async function refuseLastAdmin(db: Db, userId: number): Promise<void> {
  const admins = await lockAdmins(db);
  if (admins.length === 1 && admins[0] === userId) throw new AppError("last_admin");
}
