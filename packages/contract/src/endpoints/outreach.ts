import { productEventSchema, supportFormSchema, supportInputSchema, waitingListInputSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, messageAnswer } from "../core/envelope.ts";

export const joinWaitingList = endpoint({
  method: "POST",
  path: "/waiting-list",
  summary: "Put an address on the waiting list; a known address answers 200",
  auth: "guest",
  idempotent: "atomic",
  rateLimit: "public_form",
  body: waitingListInputSchema,
  status: 201,
  alsoStatus: [200],
  response: messageAnswer,
});

export const recordEvent = endpoint({
  method: "POST",
  path: "/events",
  summary: "Count an event of the product's own pages; keeps no address",
  auth: "guest",
  rateLimit: "tracking",
  body: productEventSchema,
  status: 202,
  response: answer({}),
});

export const askSupport = endpoint({
  method: "POST",
  path: "/support",
  summary: "Write to the support; mailed and kept as a ticket",
  auth: "guest",
  idempotent: "atomic",
  rateLimit: "public_form",
  body: supportInputSchema,
  guestBody: supportFormSchema,
  status: 201,
  response: answer({ message: z.string(), data: z.object({ ticket_id: z.number().int() }) }),
});
