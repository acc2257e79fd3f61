import { hasPlanFeature, missingFeatureData, type PlanFeatureName } from "@vitrine/model";
import { AppError } from "./app-error.ts";
import type { Caller } from "./session.ts";

/**
 * Lets only those plans on that have a feature (contract.md 6.1).
 * @throws AppError feature_requires_upgrade with where to get it
 */
export function requireFeature(caller: Pick<Caller, "plan">, feature: PlanFeatureName, message: string): void {
  if (hasPlanFeature(caller.plan, feature)) return;
  throw missingFeature(caller, feature, message);
}

/** The refusal of {@link requireFeature}. */
export function missingFeature({ plan }: Pick<Caller, "plan">, feature: PlanFeatureName, message: string): AppError {
  return new AppError("feature_requires_upgrade", { message, data: missingFeatureData(plan, feature) });
}
