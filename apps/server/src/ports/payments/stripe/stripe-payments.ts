import Stripe from "stripe";
import type { Clock } from "../../clock.ts";
import { readEventBody } from "../event-body.ts";
import type { Payments } from "../payments.ts";
import { verifySignature } from "../signature.ts";
import { askStripe, existsAlready } from "./stripe-errors.ts";
import { readStripeState } from "./stripe-state.ts";
import { createStripeSubscriptions } from "./stripe-subscriptions.ts";
import { metadataOf, priceData, products } from "./stripe-terms.ts";

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

    ...createStripeSubscriptions(stripe, ensureProducts),

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
