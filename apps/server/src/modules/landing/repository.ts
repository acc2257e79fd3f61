import {
  completeClaims,
  firstLandingClaims,
  landingClaimsSchema,
  type LandingClaims,
  type LandingCounts,
} from "@vitrine/model";
import { and, count, countDistinct, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/connection.ts";
import { users } from "../../db/schema/account.ts";
import { onboardingSessions } from "../../db/schema/onboarding.ts";
import { settings } from "../../db/schema/platform.ts";
import { websites } from "../../db/schema/websites.ts";

/** What admins chose, and how often something was chosen. */
export type StoredClaims = { claims: LandingClaims; version: number };

const name = "landing_claims";
const storedSchema = z.object({
  claims: z.looseObject({}).transform(completeClaims).pipe(landingClaimsSchema),
  version: z.number().int(),
});

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
  return { people: people?.total ?? 0, sites: sites?.total ?? 0, speed: await minutesToASite(db) };
}

/** Within how many days a site counts for what is said of the time to one, and from how many on it is said. */
const speedWindow = { days: 90, atLeast: 10 };

/** The whole minutes within which half of those had a site who began with a CV of late; 0 for too few of them. */
async function minutesToASite(db: Db): Promise<number> {
  const seconds = sql`extract(epoch from ${websites.created_at} - ${onboardingSessions.created_at})`;
  const [found] = await db
    .select({
      total: count(),
      minutes: sql<number>`ceil(percentile_cont(0.5) within group (order by ${seconds}) / 60)::int`,
    })
    .from(onboardingSessions)
    .innerJoin(websites, eq(websites.id, onboardingSessions.website_id))
    .where(
      and(
        eq(onboardingSessions.path, "upload"),
        gt(onboardingSessions.created_at, sql`now() - make_interval(days => ${speedWindow.days})`),
      ),
    );
  return found && found.total >= speedWindow.atLeast ? Math.max(1, found.minutes) : 0;
}
