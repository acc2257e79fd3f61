import { isOpenToApiTokens, neededAbility, type EndpointDefinition } from "@vitrine/contract";
import { hasPlanFeature } from "@vitrine/model";
import { AppError } from "./app-error.ts";
import { missingFeature } from "./plan-feature.ts";
import type { Caller } from "./session.ts";

export const apiAccessMessage = "API access is part of the Premium plan.";

/**
 * Why a program's token is no good for a call (contract.md 3): the call is about the account, its owner's plan
 * has no API access any more, or the token lacks the ability that the method needs.
 * @returns null for a token that is, and for an ordinary session
 */
export function apiTokenRefusal(caller: Caller, definition: EndpointDefinition): AppError | null {
  if (caller.apiAbilities === null) return null;
  if (!isOpenToApiTokens(definition)) {
    return new AppError("forbidden", { message: "This call is not open to API tokens." });
  }
  if (!hasPlanFeature(caller.plan, "api_access")) {
    return missingFeature(caller, "api_access", apiAccessMessage);
  }
  const ability = neededAbility(definition.method);
  if (caller.apiAbilities.includes(ability)) return null;
  return new AppError("forbidden", { message: `This API token may not ${ability}.` });
}
