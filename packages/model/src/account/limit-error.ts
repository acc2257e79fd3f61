import { z } from "zod";
import { planNames } from "./plan-names.ts";

/** `data` of the limit error (contract.md 6.2). */
export const limitErrorDataSchema = z.object({
  current_plan: z.enum(planNames),
  current_count: z.number().int(),
  limit: z.number().int(),
  suggested_plan: z.enum(["pro", "premium"]),
  current_plan_display: z.string(),
  checkout_url: z.string(),
  is_on_trial: z.boolean(),
  upgrade_benefits: z.array(z.string()),
});
export type LimitErrorData = z.infer<typeof limitErrorDataSchema>;
