import { randomBytes } from "node:crypto";
import {
  currency,
  findTestCard,
  isExpired,
  paymentRefusals,
  type BillingCycle,
  type CardInput,
  type CheckoutQuote,
  type CheckoutSession,
  type PaidPlan,
  type TestCard,
} from "@vitrine/model";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { offers } from "../../db/schema/billing.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { ProviderFailed, type CardDesk, type Payments } from "../../ports/payments/payments.ts";
import { findUser, iso } from "../auth/index.ts";
import { atProvider } from "./provider-errors.ts";
import { afterDiscountOf, anybody, presentQuote, quoteFor, type Quote, type Wish } from "./quotes.ts";
import * as repository from "./repository.ts";
import type { CheckoutRow } from "./repository.ts";
import type { Sync } from "./sync.ts";

type Dependencies = { db: Db; clock: Clock; payments: Payments; sync: Sync };

/** Stripe's shortest life of a checkout is 30 minutes; a little more, so that clocks may differ. */
const checkoutLifeMs = 31 * 60_000;
const failedToCreate = "Failed to create checkout session.";

export type NewCheckout = { plan: PaidPlan; billing_cycle: BillingCycle; offer_code?: string | null | undefined };
type Opened = { checkout_url: string; session_id: string };

/** Checkouts: a price is fixed and held, the provider takes the money, and only the provider says that it did. */
export function createCheckoutService({ db, clock, payments, sync }: Dependencies) {
  async function customerOf(userId: number): Promise<string> {
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
      const row = await repository.insertCheckout(inside, {
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
        launch_offer_id: account.launch_spot_at === null ? (quote.launch?.id ?? null) : null,
        is_launch_price: quote.isLaunchPrice,
        expires_at: new Date(now.getTime() + checkoutLifeMs),
        created_at: now,
      });
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

  function requireDesk(): CardDesk {
    if (!payments.cardDesk) throw new AppError("not_found");
    return payments.cardDesk;
  }

  async function ownCheckout(caller: Caller, id: string): Promise<CheckoutRow> {
    const row = await repository.findCheckout(db, caller.userId, id);
    if (!row) throw new AppError("not_found");
    return row;
  }

  async function freshCheckout(caller: Caller, id: string): Promise<CheckoutRow> {
    const row = await ownCheckout(caller, id);
    if (row.status !== "open") return row;
    await atProvider(() => sync(caller.userId));
    return ownCheckout(caller, id);
  }

  return {
    /** What a checkout would charge now. @throws AppError validation_failed for a code that does not hold */
    async quote(wish: Wish, caller: Caller | null): Promise<CheckoutQuote> {
      const now = clock.now();
      const quote = await quoteFor(db, wish, { userId: caller?.userId ?? anybody, now });
      return presentQuote(wish, quote, quote.coupon, now);
    },

    /** @throws AppError already_subscribed, validation_failed, payment_provider_failed */
    async create(caller: Caller, input: NewCheckout): Promise<Opened> {
      const wish: Wish = { plan: input.plan, cycle: input.billing_cycle, code: input.offer_code || null };
      await requireNew(caller.userId, wish);
      const customerId = await atProvider(() => customerOf(caller.userId), failedToCreate);
      const { row, replaced } = await hold(caller.userId, wish);
      for (const { provider_session_id } of replaced)
        if (provider_session_id)
          await atProvider(() => payments.expireCheckout(customerId, provider_session_id), failedToCreate);
      const url = row.url ?? (await atProvider(() => open(row, customerId), failedToCreate));
      return { checkout_url: url, session_id: row.id };
    },

    /** State and price of an own checkout; the provider is asked while it is open. @throws AppError not_found */
    async read(caller: Caller, id: string): Promise<CheckoutSession> {
      const row = await freshCheckout(caller, id);
      const wish = { plan: row.plan, cycle: row.billing_cycle };
      const [coupon] = row.coupon_id ? await db.select().from(offers).where(eq(offers.id, row.coupon_id)) : [];
      const price = {
        amountCents: row.amount_cents,
        regularCents: row.regular_cents,
        afterDiscount: afterDiscountOf(row),
        isLaunchPrice: row.is_launch_price,
      };
      const isOver = row.status === "open" && row.expires_at <= clock.now();
      return {
        ...presentQuote(wish, price, coupon ?? null, row.completed_at ?? clock.now()),
        status: isOver ? "expired" : row.status,
        expires_at: iso(row.expires_at),
      };
    },

    /** @throws AppError not_found where this installation has no card form, and for a checkout of somebody else */
    async requirePayable(caller: Caller, id: string): Promise<void> {
      requireDesk();
      await ownCheckout(caller, id);
    },

    /** Pays with a test card. @throws AppError not_found, invalid_state, validation_failed */
    async pay(caller: Caller, id: string, input: CardInput): Promise<string> {
      const desk = requireDesk();
      const row = await ownCheckout(caller, id);
      const account = await repository.findAccount(db, caller.userId);
      const redirect = `/checkout/success?session_id=${encodeURIComponent(row.id)}`;
      if (row.status === "complete") return redirect;
      const isOpen = row.status === "open" && row.expires_at > clock.now();
      if (!isOpen || !row.provider_session_id || !account?.customer_id) throw checkoutOver();
      const card = testCardOf(input, clock.now());
      const { provider_session_id: sessionId } = row;
      const { customer_id: customerId } = account;
      await atProvider(async () => {
        const isOver = await desk.pay(customerId, sessionId, card).then(
          () => false,
          (error: unknown) => rethrowRefusals(error),
        );
        await sync(caller.userId);
        if (isOver && (await ownCheckout(caller, id)).status !== "complete") throw checkoutOver();
      });
      return redirect;
    },
  };
}

const checkoutOver = () => new AppError("invalid_state", { message: "This checkout is over. Please start again." });

/** A provider that does not take the payment may have taken it a moment ago: from a second click, say. */
function rethrowRefusals(error: unknown): true {
  if (error instanceof ProviderFailed) return true;
  throw error;
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

/**
 * The test card behind a form; only which one it is goes any further.
 * @throws AppError validation_failed
 */
export function testCardOf(input: CardInput, now: Date): TestCard {
  const { expired, unknown_card: unknown } = paymentRefusals;
  if (isExpired(input.exp_month, input.exp_year, now)) throw invalidField(expired.field, expired.message);
  const card = findTestCard(input.card_number);
  if (!card) throw invalidField(unknown.field, unknown.message);
  return card;
}
