import { sendLinesSchema, unplacedLineSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams } from "../core/envelope.ts";

const tray = { unplaced: z.array(unplacedLineSchema), version: z.number().int() };

export const readTray = endpoint({
  method: "GET",
  path: "/websites/:id/unplaced",
  summary: "Lines of the website's CV that no field holds",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer(tray),
  errors: ["not_found"],
});

/** A line that is on the site is refused with 409, so a repeated call never adds it twice. */
export const sendTrayLines = endpoint({
  method: "PATCH",
  path: "/websites/:id/unplaced",
  summary: "Send lines to a section of the website, leave them out, or put back what was left out",
  auth: "sub",
  owner: true,
  versioned: true,
  params: idParams,
  body: sendLinesSchema,
  response: answer({ ...tray, moved: z.array(z.number().int()) }),
  errors: ["not_found", "invalid_state", "version_conflict"],
});
