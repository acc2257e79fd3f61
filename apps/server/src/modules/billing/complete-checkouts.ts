import { periodBoundary } from "@vitrine/model";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { offers } from "../../db/schema/billing.ts";
import type { ProviderState } from "../../ports/payments/payments.ts";
import { chooseSubscription } from "./choose-subscription.ts";
import { afterDiscountOf } from "./quotes.ts";
import * as repository from "./repository.ts";
import type { BillingAccount, CheckoutRow } from "./repository.ts";

/**
 * Closes the checkouts that the provider says are over. A paid one takes the spots it held, a person's first one
 * under the launch special one of its spots.
 * @returns whether one was paid
 */
export async function completeCheckouts(
  db: Db,
  account: BillingAccount,
  state: ProviderState,
  asked: readonly string[],
  now: Date,
): Promise<boolean> {
  if (asked.length === 0) return false;
  const rows = await repository.openCheckouts(db, account.user_id);
  const statusOf = new Map(state.checkouts.map(({ id, status }) => [id, status]));
  const idsWith = (status: "complete" | "expired") =>
    rows
      .filter(({ provider_session_id }) => provider_session_id && statusOf.get(provider_session_id) === status)
      .map(({ id }) => id);
  const paid = await repository.closeCheckouts(db, idsWith("complete"), { status: "complete", completed_at: now });
  await repository.closeCheckouts(db, idsWith("expired"), { status: "expired", completed_at: null });
  let hasSpot = account.launch_spot_at !== null;
  for (const checkout of paid) {
    await repository.updateAccount(db, account.user_id, discountOf(checkout, state));
    if (checkout.coupon_id !== null) await takeSpot(db, checkout.coupon_id);
    if (checkout.launch_offer_id === null || hasSpot) continue;
    hasSpot = true;
    await takeSpot(db, checkout.launch_offer_id);
    await repository.updateAccount(db, account.user_id, { launch_spot_at: now });
  }
  return paid.length > 0;
}

/** What ends a coupon's price one day, noted for the subscription that the checkout became. */
function discountOf(checkout: CheckoutRow, state: ProviderState): Partial<BillingAccount> {
  const after = afterDiscountOf(checkout);
  const { chosen } = chooseSubscription(state);
  const isOwn = after !== null && chosen !== null;
  return {
    discount_subscription_id: isOwn ? chosen.id : null,
    discount_price_cents: isOwn ? checkout.amount_cents : null,
    discount_ends_at: isOwn ? periodBoundary(chosen.createdAt, chosen.terms.cycle, after.periods) : null,
    after_discount_cents: isOwn ? after.amountCents : null,
  };
}

/** Never below zero; offers without a number of spots have nothing to take. */
async function takeSpot(db: Db, offerId: number): Promise<void> {
  await db
    .update(offers)
    .set({ spots_left: sql`${offers.spots_left} - 1`, updated_at: sql`now()` })
    .where(and(eq(offers.id, offerId), gt(offers.spots_left, 0)));
}
