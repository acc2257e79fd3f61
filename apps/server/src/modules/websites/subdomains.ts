import {
  durations,
  isAllowedSubdomain,
  limits,
  personName,
  subdomainFromName,
  subdomainSuggestions,
} from "@vitrine/model";
import { and, desc, eq, gt, inArray, like, ne, or, sql, type Column, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subdomainHolds, websites } from "../../db/schema/websites.ts";

/** Serialises every claim of a subdomain, so that two requests never choose the same one. */
const claimLock = 727_002;

/** Who asks for a subdomain, for which of their websites, and when. */
type Asking = { userId: number; websiteId: number | null; now: Date };
type Claim = Asking & { subdomain: string };

/** Whether nobody else uses or holds a subdomain (contract.md 9). */
export async function isSubdomainFree(db: Db, { subdomain, ...asking }: Claim): Promise<boolean> {
  const which = (column: Column) => eq(column, subdomain);
  return (await takenOf(db, which, asking)).size === 0;
}

/** Which subdomains that somebody else uses or holds fit a condition. */
async function takenOf(
  db: Db,
  which: (column: Column) => SQL | undefined,
  { userId, websiteId, now }: Asking,
): Promise<Set<string | null>> {
  const used = await db
    .select({ subdomain: websites.subdomain })
    .from(websites)
    .where(and(which(websites.subdomain), websiteId === null ? undefined : ne(websites.id, websiteId)));
  const held = await db
    .select({ subdomain: subdomainHolds.subdomain })
    .from(subdomainHolds)
    .where(and(which(subdomainHolds.subdomain), gt(subdomainHolds.until, now), ne(subdomainHolds.user_id, userId)));
  return new Set([...used, ...held].map((row) => row.subdomain));
}

/** The first free one of `jane-doe`, `jane-doe-2`, … */
async function firstNumbered(db: Db, base: string, asking: Asking): Promise<string> {
  const taken = await takenOf(db, (column) => or(eq(column, base), like(column, `${base}-%`)), asking);
  let candidate = base;
  for (let number = 2; taken.has(candidate) || !isAllowedSubdomain(candidate); number += 1) {
    candidate = `${base}-${number}`;
  }
  return candidate;
}

/**
 * What can be offered as an address right now: of what suits the person what is free, the best first; the name with a
 * number where nothing is.
 */
export async function freeSuggestions(
  db: Db,
  person: Parameters<typeof subdomainSuggestions>[0],
  asking: Asking,
): Promise<string[]> {
  const suited = subdomainSuggestions(person);
  const taken = await takenOf(db, (column) => inArray(column, suited), asking);
  const free = suited.filter((subdomain) => !taken.has(subdomain));
  return free.length > 0 ? free : [await firstNumbered(db, subdomainFromName(person.name), asking)];
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
  const candidate = await firstNumbered(db, base, { userId: website.user_id, websiteId: website.id, now });
  await db.delete(subdomainHolds).where(eq(subdomainHolds.subdomain, candidate));
  return candidate;
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
