import type { PasskeyAssertion, PasskeyAttestation } from "@vitrine/contract";
import { passkeysPerUser, type Passkey } from "@vitrine/model";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { users } from "../../../db/schema/account.ts";
import { passkeys } from "../../../db/schema/second-factor.ts";
import { iso, isoOrNull } from "../present-user.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** What the library takes as options is plain JSON for the browser; the contract does not look into it. */
export type PasskeyOptions = Record<string, unknown>;

/** Where passkeys hold: the host of the public address. They are made and asked for on that address only. */
function placeOf(appUrl: string): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(appUrl);
  return { rpID: hostname, origin };
}

export function presentPasskey(row: PasskeyRow): Passkey {
  const { id, name, created_at, last_used_at } = row;
  return { id, name, created_at: iso(created_at), last_used_at: isoOrNull(last_used_at) };
}

export async function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id));
}

/** The question for a new passkey; those that the person has are not made twice. */
export async function newPasskeyOptions(
  appUrl: string,
  given: { user: { id: number; email: string; name: string }; held: readonly PasskeyRow[]; nonce: string },
): Promise<PasskeyOptions> {
  const { user, held, nonce } = given;
  const options = await generateRegistrationOptions({
    rpName: "Vitrine",
    rpID: placeOf(appUrl).rpID,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(`vitrine-user-${user.id}`)),
    challenge: new Uint8Array(Buffer.from(nonce, "base64url")),
    attestationType: "none",
    excludeCredentials: held.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { ...options };
}

/** The question for a passkey: one of those given, or without any whichever the browser has. */
export async function passkeyOptions(
  appUrl: string,
  nonce: string,
  held: readonly PasskeyRow[] = [],
): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({
    rpID: placeOf(appUrl).rpID,
    challenge: new Uint8Array(Buffer.from(nonce, "base64url")),
    allowCredentials: held.map(({ credential_id: id, transports }) => ({ id, transports })),
    userVerification: "required",
  });
  return { ...options };
}

/** Keeps a passkey; null when its proof does not hold, "full" when the person has as many as they may. */
export async function keepPasskey(
  db: Db,
  appUrl: string,
  given: { userId: number; name: string; nonce: string; response: PasskeyAttestation },
): Promise<PasskeyRow | "full" | null> {
  const { rpID, origin } = placeOf(appUrl);
  const { transports, ...response } = given.response.response;
  const verified = await verifyRegistrationResponse({
    response: { ...given.response, response },
    expectedChallenge: given.nonce,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  await db.select({ id: users.id }).from(users).where(eq(users.id, given.userId)).for("update");
  if ((await listPasskeys(db, given.userId)).length >= passkeysPerUser) return "full";
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const [row] = await db
    .insert(passkeys)
    .values({
      user_id: given.userId,
      name: given.name,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transports ?? [],
    })
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning();
  return row ?? null;
}

/**
 * Whose passkey gave an answer; the person was present and known to their device.
 * @param userId who it must be; null for whoever it is
 * @returns null when the answer proves nothing, or tells of a copied passkey
 */
export async function usePasskey(
  db: Db,
  appUrl: string,
  given: { response: PasskeyAssertion; nonce: string; userId: number | null; now: Date },
): Promise<number | null> {
  const { rpID, origin } = placeOf(appUrl);
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, given.response.id));
  if (!row || (given.userId !== null && row.user_id !== given.userId)) return null;
  const verified = await verifyAuthenticationResponse({
    response: given.response,
    expectedChallenge: given.nonce,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
      counter: row.counter,
      transports: row.transports,
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter } = verified.authenticationInfo;
  await db.update(passkeys).set({ counter: newCounter, last_used_at: given.now }).where(eq(passkeys.id, row.id));
  return row.user_id;
}

export async function renamePasskey(
  db: Db,
  { userId, id, name }: { userId: number; id: number; name: string },
): Promise<PasskeyRow | null> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning();
  return row ?? null;
}

/** @returns the passkey that is gone; null when it is none of theirs */
export async function removePasskey(db: Db, userId: number, id: number): Promise<PasskeyRow | null> {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning();
  return row ?? null;
}
