import { launchPrices, type LaunchSpecial, type OfferTerms, type PaidPlan, type PlanPrices } from "@vitrine/model";
import { and, count, eq, gt, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { checkoutSessions, offers } from "../../db/schema/billing.ts";

export type OfferRow = typeof offers.$inferSelect;

const noLaunchSpecial: LaunchSpecial = { enabled: false, spotsLeft: 0, totalSpots: 0 };

const inForce = (now: Date) =>
  and(
    eq(offers.enabled, true),
    or(isNull(offers.starts_at), lte(offers.starts_at, now)),
    or(isNull(offers.ends_at), gt(offers.ends_at, now)),
  );

export async function findLaunchSpecial(db: Db, now: Date): Promise<OfferRow | null> {
  const [offer] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.kind, "launch_special"), inForce(now)));
  return offer ?? null;
}

/** A coupon by its code, however it is written, if it is in force. */
export async function findCoupon(db: Db, code: string, now: Date): Promise<OfferRow | null> {
  const [offer] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.kind, "coupon"), eq(sql`lower(${offers.code})`, code.toLowerCase()), inForce(now)));
  return offer ?? null;
}

/** Locks an offer, so that its last spot is promised once. */
export async function lockOffer(db: Db, id: number): Promise<void> {
  await db.select({ id: offers.id }).from(offers).where(eq(offers.id, id)).for("update");
}

/** Spots that nobody has taken and no open checkout of somebody else holds; null without a limit. */
export async function freeSpots(db: Db, offer: OfferRow, userId: number, now: Date): Promise<number | null> {
  if (offer.spots_left === null) return null;
  const column = offer.kind === "launch_special" ? checkoutSessions.launch_offer_id : checkoutSessions.coupon_id;
  const [held] = await db
    .select({ total: count() })
    .from(checkoutSessions)
    .where(
      and(
        eq(column, offer.id),
        eq(checkoutSessions.status, "open"),
        gt(checkoutSessions.expires_at, now),
        ne(checkoutSessions.user_id, userId),
      ),
    );
  const [fresh] = await db.select({ left: offers.spots_left }).from(offers).where(eq(offers.id, offer.id));
  return Math.max(0, (fresh?.left ?? 0) - (held?.total ?? 0));
}

export function launchSpecialOf(offer: OfferRow | null): LaunchSpecial {
  if (!offer) return noLaunchSpecial;
  return { enabled: true, spotsLeft: offer.spots_left ?? 0, totalSpots: offer.total_spots ?? 0 };
}

export function launchPricesOf(offer: OfferRow | null): Partial<Record<PaidPlan, PlanPrices>> {
  return offer?.prices ?? launchPrices;
}

export function termsOf(offer: OfferRow): OfferTerms {
  const { plan, billing_cycle, discount_type, prices, value, duration_periods } = offer;
  return { plan, billing_cycle, discount_type, prices, value, duration_periods };
}
