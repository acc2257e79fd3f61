import { firstLandingClaims, landingClaimsSchema, type LandingClaims, type LandingCounts } from "@vitrine/model";
import { and, count, countDistinct, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/connection.ts";
import { users } from "../../db/schema/account.ts";
import { settings } from "../../db/schema/platform.ts";
import { websites } from "../../db/schema/websites.ts";

/** What admins chose, and how often something was chosen. */
export type StoredClaims = { claims: LandingClaims; version: number };

const name = "landing_claims";
const storedSchema = z.object({ claims: landingClaimsSchema, version: z.number().int() });

/** What is not stored, or stored in no sensible form, is as on a new installation. */
export async function readClaims(db: Db): Promise<StoredClaims> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  const stored = storedSchema.safeParse(row?.value);
  return stored.success ? stored.data : { claims: firstLandingClaims, version: 0 };
}

/** Waits for whoever writes them at the moment; holds until the end of the transaction. */
export async function lockClaims(inside: Db): Promise<void> {
  await inside.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

export async function writeClaims(inside: Db, value: StoredClaims): Promise<void> {
  const row = { name, value };
  await inside.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
}

/** People who have a website, and websites that anybody can open; nothing of people who are suspended. */
export async function countForLanding(db: Db): Promise<LandingCounts> {
  const [people] = await db
    .select({ total: countDistinct(websites.user_id) })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.user_id))
    .where(isNull(users.suspended_at));
  const [sites] = await db
    .select({ total: count() })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.user_id))
    .where(and(eq(websites.status, "published"), isNull(users.suspended_at)));
  return { people: people?.total ?? 0, sites: sites?.total ?? 0 };
}
