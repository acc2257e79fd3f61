import { betaSettingsSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../../core/endpoint.ts";
import { answer } from "../../core/envelope.ts";

const betaAnswer = {
  data: betaSettingsSchema,
  /** Users whom the rule keeps, or would keep, out. */
  users_without_access: z.number().int(),
};

export const getBetaSettings = endpoint({
  method: "GET",
  path: "/admin/beta-settings",
  summary: "The beta rule and how many users it concerns",
  auth: "admin",
  response: answer(betaAnswer),
});

export const putBetaSettings = endpoint({
  method: "PUT",
  path: "/admin/beta-settings",
  summary: "Set the beta rule; holds from the next request of every user",
  auth: "admin",
  body: betaSettingsSchema,
  response: answer({ message: z.string(), ...betaAnswer }),
});
