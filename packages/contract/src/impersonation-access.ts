import type { EndpointDefinition } from "./core/endpoint.ts";
import { changePassword, deleteAccount, endSession, exportAccount } from "./endpoints/account-settings.ts";
import { createApiToken, deleteApiToken, listApiTokens } from "./endpoints/api-tokens.ts";
import { impersonationStatus, restoreSession, stopImpersonation } from "./endpoints/impersonation.ts";

const open: ReadonlySet<EndpointDefinition> = new Set<EndpointDefinition>([
  impersonationStatus,
  stopImpersonation,
  restoreSession,
]);

const ownersOnly: ReadonlySet<EndpointDefinition> = new Set<EndpointDefinition>([
  changePassword,
  deleteAccount,
  exportAccount,
  endSession,
  listApiTokens,
  createApiToken,
  deleteApiToken,
]);

/** What proves who somebody is: nobody else sees or changes it. */
const ownersOnlyPaths = /^\/user\/(?:second-factor|passkeys|confirm|email)(?:\/|$)/;

/**
 * Whether an admin who looks through somebody's eyes may make a call (contract.md 5): not what concerns the
 * password, the account's end or export, its sessions, API tokens, paying, or the administration.
 */
export function isOpenToImpersonation(definition: EndpointDefinition): boolean {
  if (open.has(definition)) return true;
  if (definition.path.startsWith("/admin/") || ownersOnly.has(definition)) return false;
  if (ownersOnlyPaths.test(definition.path)) return false;
  return definition.method === "GET" || !definition.path.startsWith("/subscription/");
}
