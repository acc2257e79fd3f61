import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { users } from "../../db/schema/account.ts";
import { hashPassword } from "./secrets.ts";

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
  const password = settings.password ?? randomBytes(12).toString("base64url");
  const created = await db
    .insert(users)
    .values({
      name: "Administrator",
      email: settings.email,
      password_hash: await hashPassword(password),
      role: "admin",
      email_verified_at: sql`now()`,
    })
    .onConflictDoNothing()
    .returning();
  return created.length > 0 && settings.password === null ? password : null;
}
