import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { users } from "../../db/schema/account.ts";
import { hashPassword } from "./password-hash.ts";

/**
 * Creates the first admin when there is none (operations.md).
 * @returns the one-time password when it was generated here, else null
 */
export async function seedFirstAdmin(
  db: Db,
  settings: { email: string; password: string | null },
): Promise<string | null> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, "admin")).limit(1);
  if (admin) return null;
  const created = await addAdmin(db, settings.email, settings.password ?? undefined);
  return settings.password === null ? created : null;
}

/**
 * Adds an admin whose address counts as verified.
 * @returns the password, or null when there is an account with this address already
 */
export async function addAdmin(
  db: Db,
  email: string,
  password = randomBytes(12).toString("base64url"),
): Promise<string | null> {
  const created = await db
    .insert(users)
    .values({
      name: "Administrator",
      email,
      password_hash: await hashPassword(password),
      role: "admin",
      email_verified_at: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return created.length > 0 ? password : null;
}
