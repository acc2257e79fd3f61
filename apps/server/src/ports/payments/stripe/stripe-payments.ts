import Stripe from "stripe";
import type { Clock } from "../../clock.ts";
import { readEventBody } from "../event-body.ts";
import type { Payments, Terms } from "../payments.ts";
import { verifySignature } from "../signature.ts";
import { askStripe, existsAlready } from "./stripe-errors.ts";
import { readStripeState } from "./stripe-state.ts";
import { metadataOf, onlyItem, priceData, products } from "./stripe-terms.ts";

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Another address in place of Stripe's, for a test double. */
  apiUrl: string | null;
};

type Options = { settings: StripeSettings; clock: Clock; appUrl: () => string };

/** Payments through Stripe: hosted checkout and portal, so that no card number ever reaches us. */
export function createStripePayments({ settings, clock, appUrl }: Options): Payments {
  const stripe = new Stripe(settings.secretKey, {
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 20_000,
    ...addressOf(settings.apiUrl),
  });
  let hasProducts: Promise<void> | null = null;

  /** Makes our products where they are missing, once per process. */
  function ensureProducts(): Promise<void> {
    hasProducts ??= makeProducts(stripe).catch((error: unknown) => {
      hasProducts = null;
      throw error;
    });
    return hasProducts;
  }

  const release = async (subscription: Stripe.Subscription): Promise<void> => {
    const { schedule } = subscription;
    if (schedule) await stripe.subscriptionSchedules.release(typeof schedule === "string" ? schedule : schedule.id);
  };

  return {
    name: "stripe",
    createCustomer: ({ userId, email, name }) =>
      askStripe(async () => (await stripe.customers.create({ email, name, metadata: { user_id: String(userId) } })).id),

    openCheckout: ({ customerId, userId, reference, terms, expiresAt }) =>
      askStripe(async () => {
        await ensureProducts();
        const back = `${appUrl()}/checkout?plan=${terms.plan}&billing=${terms.cycle}`;
        const session = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: customerId,
            client_reference_id: reference,
            line_items: [{ quantity: 1, price_data: priceData(terms) }],
            success_url: `${appUrl()}/checkout/success?session_id=${encodeURIComponent(reference)}`,
            cancel_url: back,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            metadata: { user_id: String(userId), reference },
            subscription_data: { metadata: metadataOf(terms) },
          },
          { idempotencyKey: `checkout-${reference}` },
        );
        return { id: session.id, url: session.url ?? back };
      }),

    async expireCheckout(_customerId, id) {
      await askStripe(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(id);
        if (status === "open") await stripe.checkout.sessions.expire(id);
      });
    },

    readState: (customerId, checkoutIds) => askStripe(() => readStripeState(stripe, customerId, checkoutIds)),

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

    async refund(_customerId, paymentId, amountCents) {
      await askStripe(() => stripe.refunds.create({ payment_intent: paymentId, amount: amountCents }));
    },

    openPortal: (customerId) =>
      askStripe(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: `${appUrl()}/subscription`,
        });
        return session.url;
      }),

    async readEvent({ body, signature }) {
      verifySignature(body, signature, settings.webhookSecret, clock.now());
      return readEventBody(body);
    },

    cardDesk: null,
    runDue: async () => undefined,
  };
}

function addressOf(apiUrl: string | null): Stripe.StripeConfig {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? "http" : "https" };
}

async function makeProducts(stripe: Stripe): Promise<void> {
  for (const product of products) {
    await stripe.products.create(product).catch((error: unknown) => {
      if (!existsAlready(error)) throw error;
    });
  }
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
