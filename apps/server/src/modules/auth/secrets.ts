import { createHash, randomBytes } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { refuseCommonPassword } from "./common-passwords.ts";
import { hashPassword } from "./password-hash.ts";

/** A 256-bit random secret as 43 URL-safe characters. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a random secret. A fast hash is enough: the secret itself cannot be guessed. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** @throws AppError validation_failed for a common one */
export async function hashNewPassword(password: string): Promise<string> {
  refuseCommonPassword(password);
  return hashPassword(password);
}

let decoy: Promise<string> | null = null;

/**
 * True when the password matches. Without a stored hash the same work is done on a decoy, so that
 * unknown addresses take comparable time (contract.md 3).
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newSecret());
  const matches = await verify(storedHash ?? (await decoy), password).catch(() => false);
  return storedHash !== null && matches;
}
