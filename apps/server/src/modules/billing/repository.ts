import { and, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { subscriptions } from "../../db/schema/account.ts";
import { billingAccounts, checkoutSessions, subscriptionChanges } from "../../db/schema/billing.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type NewSubscription = Omit<typeof subscriptions.$inferInsert, "user_id" | "id">;
export type BillingAccount = typeof billingAccounts.$inferSelect;
export type CheckoutRow = typeof checkoutSessions.$inferSelect;
export type NewCheckoutRow = typeof checkoutSessions.$inferInsert;
export type ChangeKind = (typeof subscriptionChanges.$inferSelect)["kind"];

export async function findSubscription(db: Db, userId: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.user_id, userId));
  return row ?? null;
}

/** Writes a person's only subscription; another one takes a new id, the same one keeps it. */
export async function writeSubscription(db: Db, userId: number, values: NewSubscription): Promise<SubscriptionRow> {
  const [row] = await db
    .insert(subscriptions)
    .values({ ...values, user_id: userId })
    .onConflictDoUpdate({ target: subscriptions.user_id, set: { ...values, updated_at: sql`now()` } })
    .returning();
  if (!row) throw new Error("The subscription was not stored.");
  return row;
}

export async function updateSubscription(db: Db, userId: number, values: Partial<NewSubscription>): Promise<void> {
  await db
    .update(subscriptions)
    .set({ ...values, updated_at: sql`now()` })
    .where(eq(subscriptions.user_id, userId));
}

export async function deleteSubscription(db: Db, userId: number): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.user_id, userId));
}

export async function findAccount(db: Db, userId: number): Promise<BillingAccount | null> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.user_id, userId));
  return row ?? null;
}

/** The account of a person, made when there is none, and locked until the transaction ends. */
export async function lockAccount(db: Db, userId: number): Promise<BillingAccount> {
  await db.insert(billingAccounts).values({ user_id: userId }).onConflictDoNothing();
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.user_id, userId)).for("update");
  if (!row) throw new Error("There is no such person.");
  return row;
}

export async function updateAccount(db: Db, userId: number, values: Partial<BillingAccount>): Promise<void> {
  await db.update(billingAccounts).set(values).where(eq(billingAccounts.user_id, userId));
}

export async function findUserOfCustomer(db: Db, customerId: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: billingAccounts.user_id })
    .from(billingAccounts)
    .where(eq(billingAccounts.customer_id, customerId));
  return row?.userId ?? null;
}

/** Notes that a reading of the provider's state begins, and gives it its number. */
export async function beginReading(db: Db, userId: number): Promise<BillingAccount | null> {
  const [row] = await db
    .update(billingAccounts)
    .set({ sync_taken: sql`${billingAccounts.sync_taken} + 1` })
    .where(eq(billingAccounts.user_id, userId))
    .returning();
  return row ?? null;
}

export type Reading = { userId: number; number: number; now: Date; facts: Partial<BillingAccount> };

/**
 * Claims the right to write a reading, and writes what it says of the account: null when a later one was written
 * already. Holds the account until the transaction ends, so that two readings never mix.
 */
export async function claimWriting(db: Db, { userId, number, now, facts }: Reading): Promise<BillingAccount | null> {
  const [row] = await db
    .update(billingAccounts)
    .set({ ...facts, sync_written: number, synced_at: now })
    .where(and(eq(billingAccounts.user_id, userId), lt(billingAccounts.sync_written, number)))
    .returning();
  return row ?? null;
}

export async function recordChange(
  db: Db,
  userId: number,
  kind: ChangeKind,
  at: Date,
  of: Pick<SubscriptionRow, "plan" | "billing_cycle" | "price_cents"> & { reason?: string | null },
): Promise<void> {
  await db.insert(subscriptionChanges).values({
    user_id: userId,
    kind,
    plan: of.plan,
    billing_cycle: of.billing_cycle,
    price_cents: of.price_cents,
    reason: of.reason ?? null,
    at,
  });
}

export async function insertCheckout(db: Db, values: NewCheckoutRow): Promise<CheckoutRow> {
  const [row] = await db.insert(checkoutSessions).values(values).returning();
  if (!row) throw new Error("The checkout was not stored.");
  return row;
}

export async function findCheckout(db: Db, userId: number, id: string): Promise<CheckoutRow | null> {
  const [row] = await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.id, id), eq(checkoutSessions.user_id, userId)));
  return row ?? null;
}

export async function openCheckouts(db: Db, userId: number): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.user_id, userId), eq(checkoutSessions.status, "open")));
}

export async function updateCheckout(db: Db, id: string, values: Partial<CheckoutRow>): Promise<void> {
  await db.update(checkoutSessions).set(values).where(eq(checkoutSessions.id, id));
}

/** Closes checkouts that are still open and gives back those that were. */
export async function closeCheckouts(
  db: Db,
  ids: readonly string[],
  values: Pick<CheckoutRow, "status" | "completed_at">,
): Promise<CheckoutRow[]> {
  if (ids.length === 0) return [];
  return db
    .update(checkoutSessions)
    .set(values)
    .where(and(inArray(checkoutSessions.id, [...ids]), eq(checkoutSessions.status, "open")))
    .returning();
}

/** Closes checkouts whose time is over; the provider closes them by itself. */
export async function expireCheckouts(db: Db, before: Date): Promise<void> {
  await db
    .update(checkoutSessions)
    .set({ status: "expired" })
    .where(and(eq(checkoutSessions.status, "open"), lte(checkoutSessions.expires_at, before)));
}
