import { randomBytes } from "node:crypto";
import { recoveryCodeLength, recoveryCodesGiven, writtenRecoveryCode } from "@vitrine/model";
import { and, count, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { recoveryCodes } from "../../../db/schema/second-factor.ts";
import { hashSecret } from "../secrets.ts";

const letters = "abcdefghijklmnopqrstuvwxyz234567";

function newCode(): string {
  return Array.from(randomBytes(recoveryCodeLength), (byte) => letters[byte % letters.length] ?? "a").join("");
}

const hashOf = (userId: number, code: string) => hashSecret(`recovery:${userId}:${code}`);

/** New codes in place of all old ones, as their owner is to read them, this once. */
export async function renewCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesGiven }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })));
  return codes.map(writtenRecoveryCode);
}

export async function removeCodes(db: Db, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

export async function codesLeft(db: Db, userId: number): Promise<number> {
  const unused = and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at));
  const [row] = await db.select({ total: count() }).from(recoveryCodes).where(unused);
  return row?.total ?? 0;
}

/** Uses a code up; false when it is none of theirs or was used. */
export async function useRecoveryCode(
  db: Db,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.code_hash, hashOf(userId, code)),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}
