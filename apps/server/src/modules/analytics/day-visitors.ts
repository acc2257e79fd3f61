import { createHmac, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";

/** Who looks: enough to count the same browser once in a day, never stored. */
export type Visit = { websiteId: number; address: string; userAgent: string };

/**
 * Names visitors for the length of one day (decision 015): a keyed hash whose key is random, shared by all
 * processes through the database, and gone with the day. Without it nobody can make the name again, not
 * even with the address at hand.
 */
export function createDayVisitors(db: Db) {
  let known: { day: string; salt: string } | null = null;

  async function saltOf(day: string): Promise<string> {
    if (known?.day === day) return known.salt;
    const fresh = randomBytes(32).toString("base64url");
    const result = await db.execute<{ salt: string }>(sql`
      insert into view_salts (day, salt) values (${day}, ${fresh})
      on conflict (day) do update set salt = view_salts.salt
      returning salt`);
    known = { day, salt: result.rows[0]?.salt ?? fresh };
    await forgetBefore(day);
    return known.salt;
  }

  async function forgetBefore(day: string): Promise<void> {
    await db.execute(sql`delete from view_salts where day < ${day}`);
    await db.execute(sql`delete from site_day_visitors where day < ${day}`);
  }

  return {
    /** The visitor's name on this day and this website. */
    async nameOf({ websiteId, address, userAgent }: Visit, day: string): Promise<string> {
      const hash = createHmac("sha256", await saltOf(day)).update(JSON.stringify([websiteId, address, userAgent]));
      return hash.digest("base64url").slice(0, 22);
    },

    /** Throws away salts and names of days that are over. */
    forgetBefore,
  };
}
