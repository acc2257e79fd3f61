import { siteNewsSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer } from "../core/envelope.ts";

export const readOverview = endpoint({
  method: "GET",
  path: "/overview",
  summary: "What happened to the caller's websites: messages, views of 30 days, what is unfinished, last changes",
  auth: "user",
  response: answer({
    data: z.object({
      /** Unread messages of all websites. */
      unread: z.number().int(),
      websites: z.array(siteNewsSchema),
    }),
  }),
});
