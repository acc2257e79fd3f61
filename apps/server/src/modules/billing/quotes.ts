import {
  currency,
  offerFits,
  periodBoundary,
  quotePrice,
  toDollars,
  type BillingCycle,
  type CheckoutQuote,
  type PaidPlan,
  type PriceQuote,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { invalidField } from "../../http/app-error.ts";
import { iso } from "../auth/index.ts";
import {
  findCoupon,
  findLaunchSpecial,
  freeSpots,
  launchPricesOf,
  launchSpecialOf,
  lockOffer,
  termsOf,
  type OfferRow,
} from "./offers-repository.ts";
import type { CheckoutRow } from "./repository.ts";

export type Wish = { plan: PaidPlan; cycle: BillingCycle; code?: string | null };
export type Quote = PriceQuote & { launch: OfferRow | null; coupon: OfferRow | null };

/** Nobody in particular: everybody's held spots count. */
export const anybody = 0;

/**
 * The price of a wish for one person at this moment. With `holds` the offers are locked, so that what the quote
 * promises can be held before the transaction ends.
 * @throws AppError validation_failed for a code that does not hold here
 */
export async function quoteFor(
  db: Db,
  wish: Wish,
  options: { userId: number; now: Date; holds?: boolean },
): Promise<Quote> {
  const { userId, now } = options;
  const launch = await findLaunchSpecial(db, now);
  const coupon = wish.code ? await findCoupon(db, wish.code, now) : null;
  if (options.holds) for (const offer of [launch, coupon]) if (offer) await lockOffer(db, offer.id);
  if (wish.code) await requireCoupon(db, coupon, wish, options);
  const spotsLeft = launch ? ((await freeSpots(db, launch, userId, now)) ?? 0) : 0;
  const price = quotePrice({
    plan: wish.plan,
    cycle: wish.cycle,
    launch: { ...launchSpecialOf(launch), spotsLeft },
    launchPrices: launchPricesOf(launch),
    coupon: coupon ? termsOf(coupon) : null,
  });
  return { ...price, launch: price.isLaunchPrice ? launch : null, coupon };
}

async function requireCoupon(
  db: Db,
  coupon: OfferRow | null,
  wish: Wish,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  if (!coupon) throw invalidField("offer_code", "This code is not valid, or not any more.");
  if (!offerFits(termsOf(coupon), wish.plan, wish.cycle))
    throw invalidField("offer_code", "This code is not for this plan and billing.");
  const spots = await freeSpots(db, coupon, userId, now);
  if (spots === 0) throw invalidField("offer_code", "This code has been used up.");
}

type Priced = Pick<PriceQuote, "amountCents" | "regularCents" | "afterDiscount" | "isLaunchPrice">;

/** A price as the checkout shows it before anything is bought. */
export function presentQuote(
  wish: Wish,
  price: Priced,
  coupon: Pick<OfferRow, "name" | "code"> | null,
  from: Date,
): CheckoutQuote {
  return {
    plan: wish.plan,
    billing_cycle: wish.cycle,
    amount: toDollars(price.amountCents),
    regular_amount: toDollars(price.regularCents),
    per_month: toDollars(wish.cycle === "annual" ? Math.round(price.amountCents / 12) : price.amountCents),
    currency,
    renews_at: iso(periodBoundary(from, wish.cycle, 1)),
    after_discount: price.afterDiscount && {
      periods: price.afterDiscount.periods,
      amount: toDollars(price.afterDiscount.amountCents),
      from: iso(periodBoundary(from, wish.cycle, price.afterDiscount.periods)),
    },
    launch_special: price.isLaunchPrice,
    offer: coupon ? { name: coupon.name, code: coupon.code } : null,
  };
}

/** The price that was promised for the time after a coupon's periods. */
export function afterDiscountOf(row: Pick<CheckoutRow, "discount_periods" | "after_cents">) {
  const { discount_periods: periods, after_cents: amountCents } = row;
  return periods === null || amountCents === null ? null : { periods, amountCents };
}
