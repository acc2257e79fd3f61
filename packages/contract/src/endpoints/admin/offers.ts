import { newOfferSchema, offerChangesSchema, offerSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../../core/endpoint.ts";
import { answer, messageAnswer } from "../../core/envelope.ts";

const offerParams = z.object({ offerId: z.coerce.number().int().positive() });

export const listOffers = endpoint({
  method: "GET",
  path: "/admin/offers",
  summary: "The launch special and all coupons",
  auth: "admin",
  response: answer({ data: z.array(offerSchema) }),
});

export const createOffer = endpoint({
  method: "POST",
  path: "/admin/offers",
  summary: "Make an offer for new checkouts",
  auth: "admin",
  idempotent: "atomic",
  body: newOfferSchema,
  status: 201,
  response: answer({ message: z.string(), data: offerSchema }),
  errors: ["invalid_state"],
});

export const updateOffer = endpoint({
  method: "PATCH",
  path: "/admin/offers/:offerId",
  summary: "Change an offer; checkouts that are open keep their price",
  auth: "admin",
  params: offerParams,
  body: offerChangesSchema,
  response: answer({ message: z.string(), data: offerSchema }),
  errors: ["not_found", "invalid_state"],
});

export const removeOffer = endpoint({
  method: "DELETE",
  path: "/admin/offers/:offerId",
  summary: "Delete an offer; checkouts that are open keep their price",
  auth: "admin",
  params: offerParams,
  response: messageAnswer,
  errors: ["not_found"],
});
