import {
  billingCycles,
  cardSchema,
  changePreviewSchema,
  checkoutQuoteSchema,
  checkoutSessionSchema,
  invoiceSchema,
  launchSpecialSchema,
  paidPlanNames,
  planNames,
  planSchema,
  subscriptionDataSchema,
  text,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, listQuery, pageMetaSchema } from "../core/envelope.ts";

const cycle = z.enum(billingCycles, { error: "The selected billing cycle is invalid." });
const paidPlan = z.enum(paidPlanNames, { error: "The selected plan is invalid." });
const anyPlan = z.enum(planNames, { error: "The selected plan is invalid." });
const offerCode = text(64, "offer code").nullish();

export const listPlans = endpoint({
  method: "GET",
  path: "/subscription/plans",
  summary: "The plans with the prices in force, and the launch special",
  auth: "guest",
  publicCacheSeconds: 60,
  response: answer({ plans: z.array(planSchema), launch_special: launchSpecialSchema }),
});

export const quoteCheckout = endpoint({
  method: "GET",
  path: "/subscription/quote",
  summary: "What a checkout would charge now; checks an offer code",
  auth: "guest",
  query: z.object({ plan: paidPlan.default("pro"), billing_cycle: cycle.default("monthly"), offer_code: offerCode }),
  response: answer({ data: checkoutQuoteSchema }),
  errors: ["validation_failed"],
});

export const createCheckoutSession = endpoint({
  method: "POST",
  path: "/subscription/checkout-session",
  summary: "Fix a price and open a checkout; the browser goes to checkout_url",
  auth: "user",
  idempotent: true,
  body: z.object({
    plan: paidPlan,
    billing_cycle: cycle.default("monthly"),
    flow: z.enum(["upgrade", "trial"]).nullish(),
    offer_code: offerCode,
  }),
  response: answer({ checkout_url: z.string(), message: z.string(), session_id: z.string() }),
  errors: ["already_subscribed", "payment_provider_failed"],
});

const sessionParams = z.object({ session_id: z.string().max(255) });

export const getCheckoutSession = endpoint({
  method: "GET",
  path: "/subscription/checkout-session/:session_id",
  summary: "State and price of one of the caller's checkouts",
  auth: "user",
  params: sessionParams,
  response: answer({ data: checkoutSessionSchema }),
  errors: ["not_found", "payment_provider_failed"],
});

export const payCheckoutSession = endpoint({
  method: "POST",
  path: "/subscription/checkout-session/:session_id/pay",
  summary: "Pay with a test card; only with the built-in test provider",
  auth: "user",
  params: sessionParams,
  body: cardSchema,
  response: answer({ redirect: z.string() }),
  errors: ["not_found", "invalid_state"],
});

export const startTrial = endpoint({
  method: "POST",
  path: "/subscription/start-trial",
  summary: "Start the trial, once per person, without a card",
  auth: "user",
  idempotent: "atomic",
  body: z.object({ plan: paidPlan.default("pro"), billing_cycle: cycle.default("monthly") }).default({
    plan: "pro",
    billing_cycle: "monthly",
  }),
  status: 201,
  response: answer({ data: subscriptionDataSchema, redirect: z.string() }),
  errors: ["trial_already_used", "already_subscribed"],
});

const planChoice = { plan: anyPlan, billing_cycle: cycle.optional() };

export const previewPlanChange = endpoint({
  method: "POST",
  path: "/subscription/change-plan/preview",
  summary: "What a change of plan would charge and take away; changes nothing",
  auth: "user",
  body: z.object(planChoice),
  response: answer({ data: changePreviewSchema }),
  errors: ["invalid_state", "payment_provider_failed"],
});

export const changePlan = endpoint({
  method: "POST",
  path: "/subscription/change-plan",
  summary: "Change the plan: upwards at once, downwards at the end of the period; confirms a preview when one is named",
  auth: "user",
  body: z.object({ ...planChoice, preview_id: z.string().max(64).nullish() }),
  response: answer({ data: subscriptionDataSchema }),
  errors: ["invalid_state", "payment_provider_failed"],
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/subscription/cancel",
  summary: "Cancel at the end of the period",
  auth: "user",
  body: z.object({ reason: text(500, "reason").nullish() }).nullish(),
  response: answer({ message: z.string(), data: subscriptionDataSchema }),
  errors: ["invalid_state", "payment_provider_failed"],
});

export const resumeSubscription = endpoint({
  method: "POST",
  path: "/subscription/resume",
  summary: "Undo a cancellation or a pending downgrade before the period ends",
  auth: "user",
  response: answer({ message: z.string(), data: subscriptionDataSchema }),
  errors: ["invalid_state", "payment_provider_failed"],
});

export const listInvoices = endpoint({
  method: "GET",
  path: "/subscription/invoices",
  summary: "The caller's invoices",
  auth: "user",
  query: listQuery(["-date", "number", "amount"]),
  response: answer({ data: z.array(invoiceSchema), meta: pageMetaSchema }),
});

export const downloadInvoice = endpoint({
  method: "GET",
  path: "/subscription/invoices/:invoiceId/pdf",
  summary: "One of the caller's invoices as PDF",
  auth: "user",
  params: z.object({ invoiceId: z.coerce.number().int().positive() }),
  answer: "file",
  response: z.unknown(),
  errors: ["not_found"],
});

export const openBillingPortal = endpoint({
  method: "POST",
  path: "/subscription/billing-portal",
  summary: "Address of the page where payment method and invoices are looked after",
  auth: "user",
  response: answer({ url: z.string() }),
  errors: ["invalid_state", "payment_provider_failed"],
});

export const replacePaymentMethod = endpoint({
  method: "PUT",
  path: "/subscription/payment-method",
  summary: "Replace the card and pay what is open; only with the built-in test provider",
  auth: "user",
  body: cardSchema,
  response: answer({ message: z.string(), data: subscriptionDataSchema }),
  errors: ["not_found", "invalid_state"],
});

export const receivePaymentEvent = endpoint({
  method: "POST",
  path: "/webhooks/stripe",
  summary: "Signed events of the payment provider, read as raw bytes; also at /webhooks/stripe without /api",
  auth: "guest",
  signed: true,
  response: z.object({ received: z.literal(true) }),
  errors: ["bad_signature"],
});
