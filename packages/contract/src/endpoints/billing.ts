import { launchSpecialSchema, planSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer } from "../core/envelope.ts";

export const listPlans = endpoint({
  method: "GET",
  path: "/subscription/plans",
  summary: "The plans with the prices in force, and the launch special",
  auth: "guest",
  publicCacheSeconds: 60,
  response: answer({ plans: z.array(planSchema), launch_special: launchSpecialSchema }),
});
