import { visitSources, waitingEntryChangesSchema, waitingEntrySchema, waitingStatuses } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../../core/endpoint.ts";
import { answer, longListQuery, messageAnswer, pageMetaSchema } from "../../core/envelope.ts";

const entryParams = z.object({ entryId: z.coerce.number().int().positive() });
const filters = {
  status: z.enum(waitingStatuses, { error: "The selected status is invalid." }).optional(),
  source: z.enum(visitSources, { error: "The selected source is invalid." }).optional(),
};
const query = longListQuery(["-created_at", "email", "name"]).extend(filters);

export const listWaiting = endpoint({
  method: "GET",
  path: "/admin/waiting-list",
  summary: "Who waits, was invited or has registered",
  auth: "admin",
  query,
  response: answer({ data: z.array(waitingEntrySchema), meta: pageMetaSchema }),
});

export const getWaiting = endpoint({
  method: "GET",
  path: "/admin/waiting-list/:entryId",
  summary: "One entry of the waiting list",
  auth: "admin",
  params: entryParams,
  response: answer({ data: waitingEntrySchema }),
  errors: ["not_found"],
});

export const updateWaiting = endpoint({
  method: "PATCH",
  path: "/admin/waiting-list/:entryId",
  summary: "Change an entry's name or status",
  auth: "admin",
  params: entryParams,
  body: waitingEntryChangesSchema,
  response: answer({ message: z.string(), data: waitingEntrySchema }),
  errors: ["not_found"],
});

export const removeWaiting = endpoint({
  method: "DELETE",
  path: "/admin/waiting-list/:entryId",
  summary: "Take an address off the list",
  auth: "admin",
  params: entryParams,
  response: messageAnswer,
  errors: ["not_found"],
});

export const inviteWaiting = endpoint({
  method: "POST",
  path: "/admin/waiting-list/:entryId/invite",
  summary: "Mail a sign-up link; the account that follows gets beta access",
  auth: "admin",
  params: entryParams,
  response: answer({ message: z.string(), data: waitingEntrySchema }),
  errors: ["not_found", "invalid_state"],
});

export const exportWaiting = endpoint({
  method: "GET",
  path: "/admin/waiting-list/export",
  summary: "The filtered list as CSV; cells that a spreadsheet would run are defused",
  auth: "admin",
  query: query.pick({ search: true, status: true, source: true }),
  answer: "file",
  response: z.unknown(),
});
