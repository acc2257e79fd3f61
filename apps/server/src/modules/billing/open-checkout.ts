import { randomBytes } from "node:crypto";
import { currency, type BillingCycle, type PaidPlan } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Payments } from "../../ports/payments/payments.ts";
import { findUser } from "../auth/index.ts";
import { atProvider } from "./provider-errors.ts";
import { afterDiscountOf, quoteFor, type Quote, type Wish } from "./quotes.ts";
import * as repository from "./repository.ts";
import type { CheckoutRow } from "./repository.ts";

type Dependencies = { db: Db; clock: Clock; payments: Payments };

/** Stripe's shortest life of a checkout is 30 minutes; a little more, so that clocks may differ. */
const checkoutLifeMs = 31 * 60_000;
const failedToCreate = "Failed to create checkout session.";

export type NewCheckout = { plan: PaidPlan; billing_cycle: BillingCycle; offer_code?: string | null | undefined };
type Opened = { checkout_url: string; session_id: string };

/**
 * The way to an open checkout: its price is fixed and held here, then the provider opens it.
 * @returns the function that opens one; it throws AppError already_subscribed, validation_failed, payment_provider_failed
 */
export function createCheckoutOpener({ db, clock, payments }: Dependencies) {
  /** Writes the checkout with its price before the provider hears of it, so that a spot is held in time. */
  async function hold(userId: number, wish: Wish): Promise<{ row: CheckoutRow; replaced: CheckoutRow[] }> {
    const now = clock.now();
    return db.transaction(async (inside) => {
      const account = await repository.lockAccount(inside, userId);
      const quote = await quoteFor(inside, wish, { userId, now, holds: true });
      const open = (await repository.openCheckouts(inside, userId)).filter(({ expires_at }) => expires_at > now);
      const same = open.find((entry) => entry.url !== null && isSamePurchase(entry, wish, quote));
      if (same) return { row: same, replaced: [] };
      const replaced = await repository.closeCheckouts(
        inside,
        open.map(({ id }) => id),
        { status: "expired", completed_at: null },
      );
      const hasSpot = account.launch_spot_at !== null;
      const row = await repository.insertCheckout(inside, newRow({ userId, wish, quote, hasSpot, now }));
      return { row, replaced };
    });
  }

  async function open(row: CheckoutRow, customerId: string): Promise<string> {
    try {
      const opened = await payments.openCheckout({
        customerId,
        userId: row.user_id,
        reference: row.id,
        terms: { plan: row.plan, cycle: row.billing_cycle, amountCents: row.amount_cents },
        expiresAt: row.expires_at,
      });
      await repository.updateCheckout(db, row.id, { provider_session_id: opened.id, url: opened.url });
      return opened.url;
    } catch (error) {
      await repository.updateCheckout(db, row.id, { status: "expired" });
      throw error;
    }
  }

  async function requireNew(userId: number, wish: Wish): Promise<void> {
    const current = await repository.findSubscription(db, userId);
    if (current?.status !== "active" || current.provider_subscription_id === null) return;
    if (current.plan === wish.plan && current.billing_cycle === wish.cycle) throw new AppError("already_subscribed");
  }

  return async (userId: number, input: NewCheckout): Promise<Opened> => {
    const wish: Wish = { plan: input.plan, cycle: input.billing_cycle, code: input.offer_code || null };
    await requireNew(userId, wish);
    const customerId = await atProvider(() => customerOf({ db, payments }, userId), failedToCreate);
    const { row, replaced } = await hold(userId, wish);
    for (const { provider_session_id } of replaced)
      if (provider_session_id)
        await atProvider(() => payments.expireCheckout(customerId, provider_session_id), failedToCreate);
    const url = row.url ?? (await atProvider(() => open(row, customerId), failedToCreate));
    return { checkout_url: url, session_id: row.id };
  };
}

/** Who an account is at the provider, which hears of them with their first checkout. */
async function customerOf({ db, payments }: Pick<Dependencies, "db" | "payments">, userId: number): Promise<string> {
  const account = await repository.findAccount(db, userId);
  if (account?.customer_id && account.provider === payments.name) return account.customer_id;
  const found = await findUser(db, userId);
  if (!found) throw new AppError("unauthenticated");
  const { email, name } = found.user;
  const customerId = await payments.createCustomer({ userId, email, name });
  return db.transaction(async (inside) => {
    const locked = await repository.lockAccount(inside, userId);
    if (locked.customer_id && locked.provider === payments.name) return locked.customer_id;
    await repository.updateAccount(inside, userId, { provider: payments.name, customer_id: customerId });
    return customerId;
  });
}

type Priced = { userId: number; wish: Wish; quote: Quote; hasSpot: boolean; now: Date };

function newRow({ userId, wish, quote, hasSpot, now }: Priced): repository.NewCheckoutRow {
  return {
    id: `vcs_${randomBytes(18).toString("base64url")}`,
    user_id: userId,
    plan: wish.plan,
    billing_cycle: wish.cycle,
    amount_cents: quote.amountCents,
    regular_cents: quote.regularCents,
    discount_periods: quote.afterDiscount?.periods ?? null,
    after_cents: quote.afterDiscount?.amountCents ?? null,
    currency,
    coupon_id: quote.coupon?.id ?? null,
    launch_offer_id: hasSpot ? null : (quote.launch?.id ?? null),
    is_launch_price: quote.isLaunchPrice,
    expires_at: new Date(now.getTime() + checkoutLifeMs),
    created_at: now,
  };
}

function isSamePurchase(
  row: CheckoutRow,
  wish: Wish,
  quote: Pick<Quote, "amountCents" | "afterDiscount" | "coupon">,
): boolean {
  const after = afterDiscountOf(row);
  return (
    row.plan === wish.plan &&
    row.billing_cycle === wish.cycle &&
    row.amount_cents === quote.amountCents &&
    row.coupon_id === (quote.coupon?.id ?? null) &&
    after?.periods === quote.afterDiscount?.periods &&
    after?.amountCents === quote.afterDiscount?.amountCents
  );
}
