import { contract } from "@vitrine/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { Bind } from "../../http/route.ts";
import type { Billing } from "./service.ts";

/** Binds plans, checkout, trial, changes, invoices and the portal. */
export function registerBilling(bind: Bind, billing: Billing): void {
  const { billing: calls } = contract;
  bind(calls.listPlans, ({ caller }) => billing.plans.list(caller));
  bind(calls.quoteCheckout, async ({ query, caller }) => ({
    data: await billing.checkout.quote(
      { plan: query.plan, cycle: query.billing_cycle, code: query.offer_code || null },
      caller,
    ),
  }));
  bind(calls.createCheckoutSession, async ({ caller, body }) => ({
    ...(await billing.checkout.create(caller, body)),
    message: "Checkout session created.",
  }));
  bind(calls.getCheckoutSession, async ({ caller, params }) => ({
    data: await billing.checkout.read(caller, params.session_id),
  }));
  bind(
    calls.payCheckoutSession,
    async ({ caller, params, body }) => ({ redirect: await billing.checkout.pay(caller, params.session_id, body) }),
    { load: ({ caller, params }) => billing.checkout.requirePayable(caller, params.session_id) },
  );
  bind(calls.startTrial, async ({ caller, body }) => ({
    data: await billing.trials.start(caller, body),
    redirect: "/dashboard?trial=started",
  }));
  bind(calls.previewPlanChange, async ({ caller, body }) => ({ data: await billing.changes.preview(caller, body) }));
  bind(calls.changePlan, async ({ caller, body }) => ({
    data: await billing.changes.change(caller, body, body.preview_id ?? null),
  }));
  bind(calls.cancelSubscription, async ({ caller, body }) => ({
    message: "Your subscription ends with the period that is paid.",
    data: await billing.cancellation.cancel(caller, body?.reason || null),
  }));
  bind(calls.resumeSubscription, async ({ caller }) => ({
    message: "Your subscription goes on.",
    data: await billing.cancellation.resume(caller),
  }));
  bind(calls.listInvoices, ({ caller, query }) => billing.invoices.list(caller, query));
  bind(calls.downloadInvoice, ({ caller, params }) => billing.invoices.pdf(caller, params.invoiceId));
  bind(calls.openBillingPortal, async ({ caller }) => ({ url: await billing.portal.open(caller) }));
  bind(
    calls.replacePaymentMethod,
    async ({ caller, body }) => ({
      message: "Your card has been replaced.",
      data: await billing.portal.replaceCard(caller, body),
    }),
    { load: ({ caller }) => billing.portal.requireReplaceable(caller) },
  );
}

/**
 * Binds the address that the payment provider sends events to, under `/api` and beside it. The body is kept as
 * the bytes that were signed, so this lives in a scope with a parser of its own. A provider sends as much as there is
 * to tell: only deliveries whose signature is wrong are limited.
 */
export async function registerPaymentWebhook(
  http: FastifyInstance,
  binderOn: (scope: FastifyInstance) => Bind,
  { billing, limiter }: { billing: Billing; limiter: RateLimiter },
): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    const receive = async (request: FastifyRequest) => {
      const signature = request.headers["stripe-signature"];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const delivery = { body, signature: typeof signature === "string" ? signature : undefined };
      const event = await billing.events.read(delivery).catch(async (error: unknown) => {
        if (error instanceof AppError && error.code === "bad_signature")
          await limiter.hit("bad_signature", { address: request.ip, userId: null, email: null });
        throw error;
      });
      await billing.events.receive(event);
      return { received: true as const };
    };
    binderOn(scope)(contract.billing.receivePaymentEvent, ({ request }) => receive(request));
    scope.post("/webhooks/stripe", (request) => receive(request));
  });
}
