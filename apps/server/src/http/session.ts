import type { ApiAbility, PlanName, SubscriptionStatus } from "@vitrine/model";

/** An admin who looks through the caller's eyes (contract.md 5). */
export type Impersonation = { adminId: number; adminName: string; expiresAt: Date };

/** Who is calling, as the token says. */
export type Caller = {
  userId: number;
  /** Null for a program with an API token. */
  sessionId: number | null;
  /** What an API token may do; null for a person in a session. */
  apiAbilities: readonly ApiAbility[] | null;
  name: string;
  email: string;
  isAdmin: boolean;
  isActive: boolean;
  isVerified: boolean;
  isSuspended: boolean;
  /** The effective plan of contract.md 6.1. */
  plan: PlanName;
  subscriptionStatus: SubscriptionStatus | null;
  hasAccess: boolean;
  /** Null for everybody who is themselves. */
  impersonation: Impersonation | null;
};

/** What the HTTP layer needs from the auth capability. */
export type CallerSource = {
  /** The caller behind a bearer token, or null for a missing, unknown, expired or revoked one. */
  callerOf(token: string): Promise<Caller | null>;
  isBetaEnabled(): Promise<boolean>;
};

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header ?? "");
  return match?.[1] ?? null;
}
