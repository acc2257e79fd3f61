import {
  adminCancelSchema,
  adminRefundSchema,
  adminSubscriptionChangesSchema,
  adminSubscriptionDetailSchema,
  adminSubscriptionSchema,
  billingCycles,
  planNames,
  subscriptionStatuses,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../../core/endpoint.ts";
import { answer, longListQuery, messageAnswer, pageMetaSchema } from "../../core/envelope.ts";

const subscriptionParams = z.object({ subscriptionId: z.coerce.number().int().positive() });

export const listSubscriptions = endpoint({
  method: "GET",
  path: "/admin/subscriptions",
  summary: "All subscriptions and trials with their people",
  auth: "admin",
  query: longListQuery(["-created_at", "current_period_end", "price"]).extend({
    status: z.enum(subscriptionStatuses, { error: "The selected status is invalid." }).optional(),
    plan: z.enum(planNames, { error: "The selected plan is invalid." }).optional(),
    billing_cycle: z.enum(billingCycles, { error: "The selected billing cycle is invalid." }).optional(),
  }),
  response: answer({ data: z.array(adminSubscriptionSchema), meta: pageMetaSchema }),
});

export const getSubscription = endpoint({
  method: "GET",
  path: "/admin/subscriptions/:subscriptionId",
  summary: "One subscription with its history, invoices and what could be given back",
  auth: "admin",
  params: subscriptionParams,
  response: answer({ data: adminSubscriptionDetailSchema }),
  errors: ["not_found"],
});

export const updateSubscription = endpoint({
  method: "PATCH",
  path: "/admin/subscriptions/:subscriptionId",
  summary: "Move a trial's end, change its plan, or cancel and resume at the end of the period",
  auth: "admin",
  params: subscriptionParams,
  body: adminSubscriptionChangesSchema,
  response: answer({ message: z.string(), data: adminSubscriptionSchema }),
  errors: ["not_found", "invalid_state", "payment_provider_failed"],
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/admin/subscriptions/:subscriptionId/cancel",
  summary: "End somebody's subscription, at once or at the end of the period",
  auth: "admin",
  params: subscriptionParams,
  body: adminCancelSchema.default({ at: "period_end" }),
  response: messageAnswer,
  errors: ["not_found", "invalid_state", "payment_provider_failed"],
});

export const refundSubscription = endpoint({
  method: "POST",
  path: "/admin/subscriptions/:subscriptionId/refund",
  summary: "Give the last payment back: within the money-back guarantee, later only when forced",
  auth: "admin",
  params: subscriptionParams,
  body: adminRefundSchema.default({ force: false }),
  response: answer({ message: z.string(), data: z.object({ amount: z.number() }) }),
  errors: ["not_found", "invalid_state", "payment_provider_failed"],
});
