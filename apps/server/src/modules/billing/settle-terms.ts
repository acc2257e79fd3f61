import { eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { invoices } from "../../db/schema/billing.ts";
import type { Payments, ProviderState, ProviderSubscription } from "../../ports/payments/payments.ts";
import type { BillingAccount } from "./repository.ts";

type Dependencies = { db: Db; payments: Payments; onError: (error: unknown) => void };
type Subject = { account: BillingAccount; customerId: string; chosen: ProviderSubscription; state: ProviderState };

/**
 * What we ask of the provider because of what a reading showed: whose last payment went back whole is not charged
 * again, and a coupon's price ends with its periods. A request that fails is made again after the next reading.
 */
export function createTermsSettler({ db, payments, onError }: Dependencies) {
  /** Only news counts: who goes on after a refund was noted wants to be charged. */
  async function isRefundNews({ chosen, state }: Subject): Promise<boolean> {
    const [last] = state.invoices
      .filter(({ subscriptionId, paidCents }) => subscriptionId === chosen.id && paidCents > 0)
      .toSorted((a, b) => (b.paidAt?.getTime() ?? 0) - (a.paidAt?.getTime() ?? 0));
    if (!last || last.refundedCents < last.paidCents) return false;
    const [known] = await db.select().from(invoices).where(eq(invoices.provider_invoice_id, last.id));
    return !known || known.refunded_cents < last.paidCents;
  }

  return async function settleTerms(subject: Subject): Promise<boolean> {
    const { account, customerId, chosen } = subject;
    if (chosen.status === "canceled" || chosen.cancelAtPeriodEnd) return false;
    try {
      if (await isRefundNews(subject)) {
        await payments.setCancelAtPeriodEnd(customerId, chosen.id, true);
        return true;
      }
      const after = amountAfterDiscount(account, chosen);
      if (after === null) return false;
      await payments.changeAtPeriodEnd(customerId, chosen.id, { ...chosen.terms, amountCents: after });
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  };
}

/** The price of the next period when the running one is the last of the discount; null when nothing is to be done. */
function amountAfterDiscount(account: BillingAccount, chosen: ProviderSubscription): number | null {
  const { discount_subscription_id: id, discount_price_cents: price, discount_ends_at: ends } = account;
  const isDiscounted = id === chosen.id && price === chosen.terms.amountCents && chosen.status === "active";
  if (!isDiscounted || chosen.pending !== null || ends === null || chosen.periodEnd < ends) return null;
  return account.after_discount_cents;
}
