import { analyticsPeriods, siteAnalyticsSchema, text } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams } from "../core/envelope.ts";

export const countView = endpoint({
  method: "POST",
  path: "/public/sites/:subdomain/view",
  summary: "Count one view of a page of a site that the caller may see; the owner and robots are not counted",
  auth: "guest",
  params: z.object({ subdomain: z.string().max(100) }),
  body: z.object({
    path: text(300, "path"),
    /** Where the visitor came from; one that cannot be read counts as none. */
    referrer: z.string().max(4096).optional().catch(undefined),
  }),
  status: 202,
  response: answer({}),
  errors: ["site_unavailable"],
});

export const getAnalytics = endpoint({
  method: "GET",
  path: "/websites/:id/analytics",
  summary: "Views and visitors of a website; for premium also where they came from and what they read",
  auth: "user",
  owner: true,
  params: idParams,
  query: z.object({
    period: z.enum(analyticsPeriods, { error: "The selected period is invalid." }).default("month"),
  }),
  response: answer({ data: siteAnalyticsSchema }),
  errors: ["not_found", "feature_requires_upgrade"],
});
