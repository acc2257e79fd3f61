import { durations, isAllowedSubdomain, personName, subdomainFromName } from "@vitrine/model";
import { and, eq, gt, like, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subdomainHolds, websites } from "../../db/schema/websites.ts";

/** Serialises every claim of a subdomain, so that two requests never choose the same one. */
const claimLock = 727_002;

type Claim = { subdomain: string; userId: number; websiteId: number | null; now: Date };

/** Whether nobody else uses or holds a subdomain (contract.md 9). */
export async function isSubdomainFree(db: Db, { subdomain, userId, websiteId, now }: Claim): Promise<boolean> {
  const [used] = await db
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.subdomain, subdomain), websiteId === null ? undefined : ne(websites.id, websiteId)));
  if (used) return false;
  const [held] = await db
    .select({ user: subdomainHolds.user_id })
    .from(subdomainHolds)
    .where(
      and(eq(subdomainHolds.subdomain, subdomain), gt(subdomainHolds.until, now), ne(subdomainHolds.user_id, userId)),
    );
  return !held;
}

/** Takes a subdomain for the rest of the transaction; false when it is not free. */
export async function claimSubdomain(db: Db, claim: Claim): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${claimLock})`);
  if (!(await isSubdomainFree(db, claim))) return false;
  await db.delete(subdomainHolds).where(eq(subdomainHolds.subdomain, claim.subdomain));
  return true;
}

/** The first free one of `jane-doe`, `jane-doe-2`, … for a website that leaves draft (contract.md 9). */
export async function assignSubdomain(
  db: Db,
  website: { id: number; user_id: number; name: string; full_name: string | null },
  now: Date,
): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(${claimLock})`);
  const base = subdomainFromName(personName(website));
  const taken = await takenLike(db, base, website, now);
  let candidate = base;
  for (let number = 2; taken.has(candidate) || !isAllowedSubdomain(candidate); number += 1) {
    candidate = `${base}-${number}`;
  }
  await db.delete(subdomainHolds).where(eq(subdomainHolds.subdomain, candidate));
  return candidate;
}

async function takenLike(
  db: Db,
  base: string,
  website: { id: number; user_id: number },
  now: Date,
): Promise<Set<string | null>> {
  const used = await db
    .select({ subdomain: websites.subdomain })
    .from(websites)
    .where(and(or(eq(websites.subdomain, base), like(websites.subdomain, `${base}-%`)), ne(websites.id, website.id)));
  const held = await db
    .select({ subdomain: subdomainHolds.subdomain })
    .from(subdomainHolds)
    .where(
      and(
        or(eq(subdomainHolds.subdomain, base), like(subdomainHolds.subdomain, `${base}-%`)),
        gt(subdomainHolds.until, now),
        ne(subdomainHolds.user_id, website.user_id),
      ),
    );
  return new Set([...used, ...held].map((row) => row.subdomain));
}

/** Keeps a released subdomain for its former owner for 30 days. */
export async function holdSubdomain(db: Db, subdomain: string, userId: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + durations.subdomainHoldMs);
  await db
    .insert(subdomainHolds)
    .values({ subdomain, user_id: userId, until })
    .onConflictDoUpdate({ target: subdomainHolds.subdomain, set: { user_id: userId, until } });
}
