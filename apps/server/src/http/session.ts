import type { ApiAbility, PlanName, SecondFactorMethod, SubscriptionStatus } from "@vitrine/model";
import type { FastifyRequest } from "fastify";
import { isOfApplication } from "./same-origin.ts";
import { hasSessionCookie, namedSession, tokenOfNamedSession } from "./session-cookies.ts";

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
  hasPassword: boolean;
  /** What they have besides the password; of a person in a session of their own. */
  secondFactors: readonly SecondFactorMethod[];
  /** They proved a moment ago who they are, with everything that their account asks for. */
  isConfirmed: boolean;
  /** The effective plan of contract.md 6.1. */
  plan: PlanName;
  subscriptionStatus: SubscriptionStatus | null;
  hasAccess: boolean;
  /** Null for everybody who is themselves. */
  impersonation: Impersonation | null;
};

/** What the HTTP layer needs from the auth capability. */
export type CallerSource = {
  /** The caller behind a token, or null for a missing, unknown, expired or revoked one. */
  callerOf(token: string): Promise<Caller | null>;
  isBetaEnabled(): Promise<boolean>;
};

/**
 * What a request proves its caller with. A cookie counts only in a request that the application's own page made
 * (`untrusted` otherwise), and only for the session that the page names: what was meant for one never happens as
 * somebody else who signed in meanwhile.
 */
export type Credential = { token: string; sessionId: number | null } | "untrusted" | null;

/** Reads the credential; a request with an `Authorization` header is judged by that header alone. */
export function credentialOf(request: FastifyRequest): Credential {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = bearerToken(authorization);
    return token === null ? null : { token, sessionId: null };
  }
  if (!isOfApplication(request)) return hasSessionCookie(request) ? "untrusted" : null;
  const token = tokenOfNamedSession(request);
  return token === null ? null : { token, sessionId: namedSession(request) };
}

/** The token of an `Authorization: Bearer` header, or null. */
function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header ?? "");
  return match?.[1] ?? null;
}
