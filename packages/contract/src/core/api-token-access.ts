import type { HttpMethod } from "./endpoint.ts";

/** First parts of the paths that concern the account, its paying, or the administration. */
const closedParts: ReadonlySet<string> = new Set([
  "user",
  "subscription",
  "admin",
  "auth",
  "login",
  "logout",
  "register",
  "email",
  "forgot-password",
  "reset-password",
  "beta-access",
]);

/** Whether a program's token reaches a call: never account, billing or admin calls (contract.md 3). */
export function isOpenToApiTokens({ path }: { path: string }): boolean {
  return !closedParts.has(path.split("/")[1] ?? "");
}

/** What a token must be able to do for a call of this method. */
export function neededAbility(method: HttpMethod): "read" | "write" {
  return method === "GET" ? "read" : "write";
}
