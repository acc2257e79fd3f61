import {
  adminAppealSchema,
  appealAnswerSchema,
  moderationCategories,
  reportedSiteSchema,
  siteReportSchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../../core/endpoint.ts";
import { answer, idParams, longListQuery, messageAnswer, pageMetaSchema } from "../../core/envelope.ts";

const appealParams = z.object({ appealId: z.coerce.number().int().positive() });
const state = (values: readonly [string, ...string[]]) =>
  z.enum(values, { error: "The selected state is invalid." }).default(values[0]);

export const listReports = endpoint({
  method: "GET",
  path: "/admin/reports",
  summary: "Websites that visitors reported, those first that were reported last",
  auth: "admin",
  query: longListQuery(["-latest_at", "reporters"]).extend({
    state: state(["open", "closed"]),
    category: z.enum(moderationCategories, { error: "The selected category is invalid." }).optional(),
  }),
  response: answer({ data: z.array(reportedSiteSchema), meta: pageMetaSchema }),
});

export const getReports = endpoint({
  method: "GET",
  path: "/admin/reports/:id",
  summary: "What visitors reported of one website, the latest first",
  auth: "admin",
  params: idParams,
  response: answer({ site: reportedSiteSchema, reports: z.array(siteReportSchema) }),
  errors: ["not_found"],
});

export const dismissReports = endpoint({
  method: "POST",
  path: "/admin/reports/:id/dismiss",
  summary: "Close the open reports of a website that stays public; reporters who left an address are told",
  auth: "admin",
  params: idParams,
  response: messageAnswer,
  errors: ["not_found", "invalid_state"],
});

export const listAppeals = endpoint({
  method: "GET",
  path: "/admin/appeals",
  summary: "What owners object to take-downs and suspensions",
  auth: "admin",
  query: longListQuery(["-created_at"]).extend({ state: state(["open", "answered"]) }),
  response: answer({ data: z.array(adminAppealSchema), meta: pageMetaSchema }),
});

export const getAppeal = endpoint({
  method: "GET",
  path: "/admin/appeals/:appealId",
  summary: "One objection and what it is about",
  auth: "admin",
  params: appealParams,
  response: answer({ appeal: adminAppealSchema }),
  errors: ["not_found"],
});

export const answerAppeal = endpoint({
  method: "POST",
  path: "/admin/appeals/:appealId/answer",
  summary: "Lift a take-down or suspension or leave it, and tell its owner why",
  auth: "admin",
  params: appealParams,
  body: appealAnswerSchema,
  response: answer({ message: z.string(), appeal: adminAppealSchema }),
  errors: ["not_found", "invalid_state"],
});
