import type Stripe from "stripe";
import type { Payments, Terms } from "../payments.ts";
import { askStripe } from "./stripe-errors.ts";
import { metadataOf, onlyItem, priceData } from "./stripe-terms.ts";

type SubscriptionCalls = Pick<
  Payments,
  "previewChange" | "changeNow" | "changeAtPeriodEnd" | "setCancelAtPeriodEnd" | "endNow"
>;

/**
 * Changing and ending a subscription at Stripe; whatever is done takes the place of a change that was scheduled.
 * @param ensureProducts resolves once our products are there
 */
export function createStripeSubscriptions(stripe: Stripe, ensureProducts: () => Promise<void>): SubscriptionCalls {
  const release = async (subscription: Stripe.Subscription): Promise<void> => {
    const { schedule } = subscription;
    if (schedule) await stripe.subscriptionSchedules.release(typeof schedule === "string" ? schedule : schedule.id);
  };

  return {
    previewChange: (customerId, id, terms, at) =>
      askStripe(async () => {
        await ensureProducts();
        const item = onlyItem(await stripe.subscriptions.retrieve(id));
        const invoice = await stripe.invoices.createPreview({
          customer: customerId,
          subscription: id,
          subscription_details: {
            items: [{ id: item.id, price_data: priceData(terms) }],
            proration_behavior: "always_invoice",
            proration_date: seconds(at),
            cancel_at_period_end: false,
          },
        });
        return {
          lines: invoice.lines.data.map((line) => ({ description: line.description ?? "", amountCents: line.amount })),
          totalCents: invoice.total,
          dueCents: invoice.amount_due,
          periodEnd: new Date(Math.max(...invoice.lines.data.map((line) => line.period.end)) * 1000),
        };
      }),

    changeNow: (_customerId, id, terms, at) =>
      askStripe(async () => {
        const subscription = await stripe.subscriptions.retrieve(id);
        await release(subscription);
        await stripe.subscriptions.update(
          id,
          {
            items: [{ id: onlyItem(subscription).id, price_data: priceData(terms) }],
            proration_behavior: "always_invoice",
            proration_date: seconds(at),
            payment_behavior: "error_if_incomplete",
            cancel_at_period_end: false,
            metadata: metadataOf(terms),
          },
          { idempotencyKey: `change-${id}-${terms.plan}-${terms.cycle}-${terms.amountCents}-${seconds(at)}` },
        );
      }),

    changeAtPeriodEnd: (_customerId, id, terms) =>
      askStripe(async () => {
        await ensureProducts();
        const subscription = await stripe.subscriptions.retrieve(id);
        await release(subscription);
        if (subscription.cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
        await scheduleTerms(stripe, subscription, terms);
      }),

    setCancelAtPeriodEnd: (_customerId, id, cancels) =>
      askStripe(async () => {
        await release(await stripe.subscriptions.retrieve(id));
        await stripe.subscriptions.update(id, { cancel_at_period_end: cancels });
      }),

    endNow: (customerId, id, { credits }) =>
      askStripe(async () => {
        const subscription = await stripe.subscriptions.retrieve(id);
        if (subscription.status === "canceled" || subscription.status === "incomplete_expired") return;
        await release(subscription);
        await stripe.subscriptions.cancel(id, { prorate: credits, invoice_now: credits });
        const open = await stripe.invoices.list({ customer: customerId, subscription: id, status: "open", limit: 100 });
        for (const invoice of open.data) if (invoice.id) await stripe.invoices.voidInvoice(invoice.id);
      }),
  };
}

/** Keeps the running terms until the period ends and lets the others follow. */
async function scheduleTerms(stripe: Stripe, subscription: Stripe.Subscription, terms: Terms): Promise<void> {
  const item = onlyItem(subscription);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    proration_behavior: "none",
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        metadata: subscription.metadata,
      },
      {
        items: [{ price_data: priceData(terms), quantity: 1 }],
        duration: { interval: terms.cycle === "annual" ? "year" : "month", interval_count: 1 },
        metadata: metadataOf(terms),
      },
    ],
  });
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
