import {
  adminOverviewSchema,
  analyticsPeriods,
  auditActions,
  auditEntrySchema,
  productAnalyticsSchema,
  subscriptionAnalyticsSchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../../core/endpoint.ts";
import { answer, longListQuery, pageMetaSchema } from "../../core/envelope.ts";

const period = z.enum(analyticsPeriods, { error: "The selected period is invalid." }).default("month");

export const overview = endpoint({
  method: "GET",
  path: "/admin/overview",
  summary: "Users, websites, money and waiting list at a glance",
  auth: "admin",
  response: answer({ data: adminOverviewSchema }),
});

export const analytics = endpoint({
  method: "GET",
  path: "/admin/analytics",
  summary: "Sign-ups, onboarding, websites, templates and views over a period",
  auth: "admin",
  query: z.object({ period }),
  response: answer({ data: productAnalyticsSchema }),
});

export const subscriptionAnalytics = endpoint({
  method: "GET",
  path: "/admin/subscription-analytics",
  summary: "Recurring revenue, who came and went, and how trials end, over a period",
  auth: "admin",
  query: z.object({ period }),
  response: answer({ data: subscriptionAnalyticsSchema }),
});

export const auditLog = endpoint({
  method: "GET",
  path: "/admin/audit-log",
  summary: "What admins did and how they signed in, to what, when and from where",
  auth: "admin",
  query: longListQuery(["-at"]).extend({
    action: z.enum(auditActions, { error: "The selected action is invalid." }).optional(),
    admin_id: z.coerce.number().int().positive().optional(),
  }),
  response: answer({ data: z.array(auditEntrySchema), meta: pageMetaSchema }),
});
