import type { PlanName } from "@vitrine/model";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subscriptions } from "../../db/schema/account.ts";
import { websiteDomains } from "../../db/schema/domains.ts";
import { websites } from "../../db/schema/websites.ts";
import { effectivePlan } from "../auth/index.ts";

export type ClaimRow = typeof websiteDomains.$inferSelect;

/** Serialises whatever gives a domain to a website, so that no two get the same one. */
const domainLock = 727_005;

export async function lockDomains(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${domainLock})`);
}

/** Makes other writes to a website wait, the website before its claim as everywhere. */
export async function lockWebsite(db: Db, id: number): Promise<void> {
  await db.select({ id: websites.id }).from(websites).where(eq(websites.id, id)).for("update");
}

export async function findClaim(db: Db, websiteId: number): Promise<ClaimRow | null> {
  const [row] = await db.select().from(websiteDomains).where(eq(websiteDomains.website_id, websiteId));
  return row ?? null;
}

/** The claim that proved a domain and still has it. */
export async function findHolder(db: Db, domain: string): Promise<ClaimRow | null> {
  const [row] = await db
    .select({ claim: websiteDomains })
    .from(websiteDomains)
    .innerJoin(websites, and(eq(websites.id, websiteDomains.website_id), eq(websites.domain, domain)))
    .where(eq(websiteDomains.domain, domain));
  return row?.claim ?? null;
}

export type WaitingClaim = { claim: ClaimRow; plan: PlanName };

/** Claims made since a moment that are not proved yet, those first that were not looked at for longest. */
export async function listWaiting(db: Db, since: Date, atMost: number): Promise<WaitingClaim[]> {
  const rows = await db
    .select({ claim: websiteDomains, subscription: subscriptions })
    .from(websiteDomains)
    .innerJoin(websites, eq(websites.id, websiteDomains.website_id))
    .leftJoin(subscriptions, eq(subscriptions.user_id, websites.user_id))
    .where(and(ne(websiteDomains.status, "verified"), gt(websiteDomains.created_at, since)))
    .orderBy(sql`${websiteDomains.checked_at} nulls first`)
    .limit(atMost);
  return rows.map(({ claim, subscription }) => ({ claim, plan: effectivePlan(subscription) }));
}

/** Puts a new claim in place of the website's former one. */
export async function putClaim(
  db: Db,
  { websiteId, domain, token, now }: { websiteId: number; domain: string; token: string; now: Date },
): Promise<void> {
  const values = { domain, token, status: "pending" as const, checked_records: [], checked_at: null, created_at: now };
  await db
    .insert(websiteDomains)
    .values({ website_id: websiteId, ...values })
    .onConflictDoUpdate({ target: websiteDomains.website_id, set: values });
}

type Outcome = Pick<ClaimRow, "status" | "checked_records" | "checked_at">;

/**
 * Writes down what a check found, unless the claim was replaced meanwhile.
 * @returns the row as it stands now, or null when there is no such claim any more
 */
export async function settleClaim(db: Db, claim: ClaimRow, outcome: Outcome): Promise<ClaimRow | null> {
  const [row] = await db
    .update(websiteDomains)
    .set(outcome)
    .where(and(eq(websiteDomains.website_id, claim.website_id), eq(websiteDomains.token, claim.token)))
    .returning();
  return row ?? null;
}

export async function deleteClaim(db: Db, websiteId: number): Promise<boolean> {
  const rows = await db
    .delete(websiteDomains)
    .where(eq(websiteDomains.website_id, websiteId))
    .returning({ id: websiteDomains.website_id });
  return rows.length > 0;
}

/**
 * Sets the domain under which a website answers, if it is another one. Its pages name their address, so
 * its revision grows; its version does not, because no other write touches this field.
 */
export async function setDomain(db: Db, websiteId: number, domain: string | null): Promise<void> {
  await db
    .update(websites)
    .set({ domain, revision: sql`${websites.revision} + 1`, updated_at: sql`now()` })
    .where(and(eq(websites.id, websiteId), sql`${websites.domain} is distinct from ${domain}`));
}
