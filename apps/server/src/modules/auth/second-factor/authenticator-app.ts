import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Db } from "../../../db/connection.ts";
import { authenticatorApps } from "../../../db/schema/second-factor.ts";
import type { Sealer } from "./sealed-secret.ts";

/** RFC 6238 as every app has it: six digits, half a minute each, SHA-1. */
const stepSeconds = 30;
const secretBytes = 20;

export type AppSetUp = { secret: string; address: string };
type AppRow = typeof authenticatorApps.$inferSelect;

function totpOf(secret: Secret, label = ""): TOTP {
  return new TOTP({ issuer: "Vitrine", label, secret, period: stepSeconds, digits: 6, algorithm: "SHA1" });
}

/** The app that counts, or the one that is being set up. */
export async function findApp(db: Db, userId: number): Promise<AppRow | null> {
  const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.user_id, userId));
  return row ?? null;
}

/** A new secret in place of one that was never confirmed; null when an app counts already. */
export async function beginApp(db: Db, sealer: Sealer, user: { id: number; email: string }): Promise<AppSetUp | null> {
  const secret = new Secret({ size: secretBytes });
  const sealed = sealer.seal(secret.base32, user.id);
  const [stored] = await db
    .insert(authenticatorApps)
    .values({ user_id: user.id, sealed_secret: sealed })
    .onConflictDoUpdate({
      target: authenticatorApps.user_id,
      set: { sealed_secret: sealed, last_step: 0 },
      setWhere: isNull(authenticatorApps.confirmed_at),
    })
    .returning({ id: authenticatorApps.user_id });
  return stored ? { secret: secret.base32, address: totpOf(secret, user.email).toString() } : null;
}

/**
 * Uses a code of an app up: the present one, the one before or the next, each once and none after a later one.
 * @param isSetUp whether the app counts already
 * @throws when the secret cannot be read with the installation's key
 */
export async function useCode(
  db: Db,
  sealer: Sealer,
  given: { userId: number; code: string; now: Date; isSetUp: boolean },
): Promise<boolean> {
  const { userId, code, now, isSetUp } = given;
  const app = await findApp(db, userId);
  if (!app || (app.confirmed_at !== null) !== isSetUp) return false;
  const totp = totpOf(Secret.fromBase32(sealer.open(app.sealed_secret, userId)));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
  const used = await db
    .update(authenticatorApps)
    .set({ last_step: step, ...(isSetUp ? {} : { confirmed_at: now }) })
    .where(and(eq(authenticatorApps.user_id, userId), lt(authenticatorApps.last_step, step)))
    .returning({ id: authenticatorApps.user_id });
  return used.length > 0;
}

/** Takes the app away; false when there was none that counted. */
export async function removeApp(db: Db, userId: number): Promise<boolean> {
  const removed = await db
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.user_id, userId), isNotNull(authenticatorApps.confirmed_at)))
    .returning({ id: authenticatorApps.user_id });
  return removed.length > 0;
}
