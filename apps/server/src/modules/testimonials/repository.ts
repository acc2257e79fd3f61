import { testimonialLimits } from "@vitrine/model";
import { and, count, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { users } from "../../db/schema/account.ts";
import { testimonialConfirmations, testimonialRequests } from "../../db/schema/testimonials.ts";
import { websites } from "../../db/schema/websites.ts";
import { hashSecret } from "../auth/index.ts";

export type RequestRow = typeof testimonialRequests.$inferSelect;
type NewRequest = typeof testimonialRequests.$inferInsert;

/** A request with the website that asks, and its owner. */
export type AskedRequest = {
  request: RequestRow;
  site: { name: string; full_name: string | null };
  owner: { id: number; name: string; email: string };
};

export async function insertRequest(db: Db, values: NewRequest): Promise<RequestRow | null> {
  const [row] = await db.insert(testimonialRequests).values(values).returning();
  return row ?? null;
}

export async function listRequests(db: Db, websiteId: number): Promise<RequestRow[]> {
  return db
    .select()
    .from(testimonialRequests)
    .where(eq(testimonialRequests.website_id, websiteId))
    .orderBy(desc(testimonialRequests.id));
}

/** How many links of a website still wait for an answer or a decision. */
export async function countWaiting(db: Db, websiteId: number, now: Date): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(testimonialRequests)
    .where(
      and(
        eq(testimonialRequests.website_id, websiteId),
        isNull(testimonialRequests.decision),
        or(gt(testimonialRequests.expires_at, now), gt(testimonialRequests.answered_at, provableSince(now))),
      ),
    );
  return counted?.total ?? 0;
}

const provableSince = (now: Date) => new Date(now.getTime() - testimonialLimits.confirmationMs);

/** A request of a website; locked until the transaction ends, so that it is decided once. */
export async function lockRequest(db: Db, websiteId: number, id: number): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(testimonialRequests)
    .where(and(eq(testimonialRequests.website_id, websiteId), eq(testimonialRequests.id, id)))
    .for("update");
  return row ?? null;
}

/** The request of a link. None for a website that was taken down, or whose owner is suspended. */
export async function requestOfLink(db: Db, secret: string): Promise<AskedRequest | null> {
  const [row] = await asked(db).where(and(eq(testimonialRequests.link_hash, hashSecret(secret)), mayAsk));
  return row ?? null;
}

/** A request by its number, for mails. */
export async function findAsked(db: Db, id: number): Promise<AskedRequest | null> {
  const [row] = await asked(db).where(and(eq(testimonialRequests.id, id), mayAsk));
  return row ?? null;
}

const mayAsk = and(isNull(websites.taken_down_at), isNull(users.suspended_at));

function asked(db: Db) {
  return db
    .select({
      request: testimonialRequests,
      site: { name: websites.name, full_name: websites.full_name },
      owner: { id: users.id, name: users.name, email: users.email },
    })
    .from(testimonialRequests)
    .innerJoin(websites, eq(websites.id, testimonialRequests.website_id))
    .innerJoin(users, eq(users.id, websites.user_id));
}

export async function updateRequest(db: Db, id: number, values: Partial<NewRequest>): Promise<RequestRow | null> {
  const [row] = await db.update(testimonialRequests).set(values).where(eq(testimonialRequests.id, id)).returning();
  return row ?? null;
}

/** @returns whether there was such a request */
export async function deleteRequest(db: Db, websiteId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(testimonialRequests)
    .where(and(eq(testimonialRequests.website_id, websiteId), eq(testimonialRequests.id, id)))
    .returning({ id: testimonialRequests.id });
  return gone.length > 0;
}

export async function storeConfirmation(db: Db, requestId: number, email: string, secret: string): Promise<void> {
  await db.insert(testimonialConfirmations).values({ request_id: requestId, email, secret_hash: hashSecret(secret) });
}

/** The request whose writer's present address a mailed secret proves; locked. */
export async function requestOfConfirmation(db: Db, secret: string): Promise<RequestRow | null> {
  const [row] = await db
    .select({ request: testimonialRequests })
    .from(testimonialConfirmations)
    .innerJoin(testimonialRequests, eq(testimonialRequests.id, testimonialConfirmations.request_id))
    .where(
      and(
        eq(testimonialConfirmations.secret_hash, hashSecret(secret)),
        eq(testimonialConfirmations.email, testimonialRequests.email),
      ),
    )
    .for("update", { of: testimonialRequests });
  return row?.request ?? null;
}

/** Forgets words and addresses that were never proved, and the secrets of mails that are too old to be used. */
export async function forgetUnproved(db: Db, now: Date): Promise<void> {
  await db
    .update(testimonialRequests)
    .set({ answer: null, email: null, answered_at: null })
    .where(and(isNull(testimonialRequests.confirmed_at), lt(testimonialRequests.answered_at, provableSince(now))));
  await db.delete(testimonialConfirmations).where(lt(testimonialConfirmations.created_at, provableSince(now)));
}
