import { isOpenToApiTokens, neededAbility, type EndpointDefinition } from "@vitrine/contract";
import { AppError } from "./app-error.ts";
import { requireFeature } from "./plan-feature.ts";
import type { Caller } from "./session.ts";

export const apiAccessMessage = "API access is part of the Premium plan.";

/**
 * What a program's token may do (contract.md 3): its owner still has the plan, the call is not about
 * the account, and the token has the ability that the method needs.
 * @throws AppError of the first rule that is broken; never for an ordinary session
 */
export function checkApiToken(caller: Caller, definition: EndpointDefinition): void {
  if (caller.apiAbilities === null) return;
  if (!isOpenToApiTokens(definition)) {
    throw new AppError("forbidden", { message: "This call is not open to API tokens." });
  }
  requireFeature(caller, "api_access", apiAccessMessage);
  const ability = neededAbility(definition.method);
  if (!caller.apiAbilities.includes(ability)) {
    throw new AppError("forbidden", { message: `This API token may not ${ability}.` });
  }
}
