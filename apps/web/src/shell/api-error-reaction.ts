import type { FailedCall } from "../lib/api-error-listener.ts";
import { websiteFailure } from "./website-failures.ts";

export type Reaction =
  | { kind: "none" }
  | { kind: "end_session" }
  | { kind: "go"; to: string; messages: string[]; tone: "error" | "info" }
  | { kind: "toasts"; messages: string[] }
  | { kind: "upgrade" };

export const sessionExpiredMessage = "Session expired. Please login again.";
const unknownErrorMessage = "An error occurred. Please try again.";

/** Calls whose page shows its own failures, also a 401 (document 1, section 8). */
const exemptPaths = ["/login", "/register", "/forgot-password", "/reset-password", "/email/resend"];

const places: Readonly<Record<string, { to: string; tone: "error" | "info" }>> = {
  subscription_required: { to: "/checkout?plan=pro&billing=monthly", tone: "error" },
  email_not_verified: { to: "/email/verify", tone: "info" },
  second_factor_required: { to: "/dashboard/settings?tab=security", tone: "info" },
  beta_access_required: { to: "/beta-access-required", tone: "info" },
};

/** The global table for failed calls: document 1, section 8, and contract.md 1.4, as a pure function. */
export function reactionTo({ error, definition, quiet }: Omit<FailedCall, "sessionId">): Reaction {
  if (exemptPaths.includes(definition.path) || /^\/(?:email\/verify|login)\//.test(definition.path))
    return { kind: "none" };
  if (error.status === 401) return { kind: "end_session" };
  if (error.code === "subscription_limit_exceeded") return { kind: "upgrade" };
  const place = places[error.code];
  if (place) return { kind: "go", ...place, messages: [error.message || unknownErrorMessage] };
  if (quiet) return { kind: "none" };
  const fieldMessages = error.status === 422 ? Object.values(error.errors).flat() : [];
  if (fieldMessages.length > 0) return { kind: "toasts", messages: fieldMessages };
  return { kind: "toasts", messages: [error.message || websiteFailure(definition) || unknownErrorMessage] };
}
