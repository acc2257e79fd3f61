import { durations, isAllowedSubdomain, limits, personName, subdomainFromName } from "@vitrine/model";
import { and, desc, eq, gt, like, ne, or, sql } from "drizzle-orm";
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

type Released = { subdomain: string; userId: number; now: Date };

/** Keeps a released subdomain for its former owner for 30 days. */
export async function holdSubdomain(db: Db, { subdomain, userId, now }: Released): Promise<void> {
  await hold(db, { subdomain, user_id: userId, website_id: null, until: after(now, durations.subdomainHoldMs) });
}

/** Keeps the former subdomain of a website that goes on: for a year it leads to where the website is then. */
export async function forwardSubdomain(
  db: Db,
  { subdomain, userId, websiteId, now }: Released & { websiteId: number },
): Promise<void> {
  const until = after(now, durations.formerSubdomainMs);
  await hold(db, { subdomain, user_id: userId, website_id: websiteId, until });
  const others = (await formerSubdomains(db, websiteId, now)).filter((former) => former.subdomain !== subdomain);
  for (const former of others.slice(limits.formerSubdomains - 1))
    await holdSubdomain(db, { subdomain: former.subdomain, userId, now });
}

/** Lets the former subdomains of a website lead nowhere, as it is deleted; each is held as its present one is. */
export async function endForwarding(
  db: Db,
  { id, user_id }: { id: number; user_id: number },
  now: Date,
): Promise<void> {
  for (const { subdomain } of await formerSubdomains(db, id, now)) {
    await holdSubdomain(db, { subdomain, userId: user_id, now });
  }
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function hold(db: Db, values: typeof subdomainHolds.$inferInsert): Promise<void> {
  await db.insert(subdomainHolds).values(values).onConflictDoUpdate({ target: subdomainHolds.subdomain, set: values });
}

/** The former subdomains that lead to a website, the last first. */
export async function formerSubdomains(
  db: Db,
  websiteId: number,
  now: Date,
): Promise<{ subdomain: string; until: Date }[]> {
  return db
    .select({ subdomain: subdomainHolds.subdomain, until: subdomainHolds.until })
    .from(subdomainHolds)
    .where(and(eq(subdomainHolds.website_id, websiteId), gt(subdomainHolds.until, now)))
    .orderBy(desc(subdomainHolds.until));
}

/** The website that a former subdomain leads to; null for every other name. */
export async function websiteOfFormer(db: Db, subdomain: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ id: subdomainHolds.website_id })
    .from(subdomainHolds)
    .where(and(eq(subdomainHolds.subdomain, subdomain), gt(subdomainHolds.until, now)));
  return row?.id ?? null;
}
