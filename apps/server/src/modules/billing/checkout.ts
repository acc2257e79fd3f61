import {
  findTestCard,
  isExpired,
  paymentRefusals,
  type CardInput,
  type CheckoutQuote,
  type CheckoutSession,
  type TestCard,
} from "@vitrine/model";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { offers } from "../../db/schema/billing.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { ProviderFailed, type CardDesk, type Payments } from "../../ports/payments/payments.ts";
import { iso } from "../auth/index.ts";
import { createCheckoutOpener, type NewCheckout } from "./open-checkout.ts";
import { atProvider } from "./provider-errors.ts";
import { afterDiscountOf, anybody, presentQuote, quoteFor, type Wish } from "./quotes.ts";
import * as repository from "./repository.ts";
import type { CheckoutRow } from "./repository.ts";
import type { Sync } from "./sync.ts";

type Dependencies = { db: Db; clock: Clock; payments: Payments; sync: Sync };

/** Checkouts: a price is fixed and held, the provider takes the money, and only the provider says that it did. */
export function createCheckoutService({ db, clock, payments, sync }: Dependencies) {
  const openCheckout = createCheckoutOpener({ db, clock, payments });

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
    create: (caller: Caller, input: NewCheckout) => openCheckout(caller.userId, input),

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
