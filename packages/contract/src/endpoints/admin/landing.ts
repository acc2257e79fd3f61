import { countedIds, landingClaimsSchema, landingContentSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../../core/endpoint.ts";
import { answer, versionField } from "../../core/envelope.ts";

const landingAnswer = {
  data: landingClaimsSchema,
  /** Grows with every write. */
  version: z.number().int(),
  /** What this installation counts of itself. */
  counted: z.record(z.enum(countedIds), z.number().int()),
  /** The texts that the product ships with. */
  shipped: landingContentSchema,
};

export const getLandingClaims = endpoint({
  method: "GET",
  path: "/admin/landing",
  summary: "What is chosen for each claim of the start page, and what would be counted",
  auth: "admin",
  response: answer(landingAnswer),
});

export const putLandingClaims = endpoint({
  method: "PUT",
  path: "/admin/landing",
  summary: "Choose for each claim of the start page: the text it ships with, a count, own words, or nothing",
  auth: "admin",
  versioned: true,
  body: landingClaimsSchema.extend(versionField),
  response: answer({ message: z.string(), ...landingAnswer }),
  errors: ["version_conflict"],
});
