import { userSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer } from "../core/envelope.ts";

export const betaAccessStatus = endpoint({
  method: "GET",
  path: "/beta-access/status",
  summary: "Whether the beta rule is on, and the caller's access",
  auth: "guest",
  betaExempt: true,
  response: answer({
    data: z.object({
      beta_access_enabled: z.boolean(),
      has_access: z.boolean().nullable(),
      granted_seen: z.boolean().nullable(),
      /** What the admins say to whoever waits, where they say anything. */
      message: z.string().optional(),
    }),
  }),
});

export const betaAccessSeen = endpoint({
  method: "POST",
  path: "/user/beta-access-seen",
  summary: "The caller has seen that beta access was granted",
  auth: "user",
  betaExempt: true,
  response: answer({ user: userSchema }),
  errors: ["invalid_state"],
});
