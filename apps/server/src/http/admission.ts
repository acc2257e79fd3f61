import { isOpenToImpersonation, type EndpointDefinition } from "@vitrine/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../db/connection.ts";
import { apiTokenRefusal } from "./api-token-rules.ts";
import { AppError } from "./app-error.ts";
import type { RateLimiter, RateLimitState } from "./rate-limit.ts";
import type { ImpersonatedWrites } from "./impersonated-writes.ts";
import { credentialOf, type Caller, type CallerSource, type Credential } from "./session.ts";

export type Gate = {
  db: Db;
  limiter: RateLimiter;
  callers: CallerSource;
  /** Whether admins without a second factor are kept out of the admin calls. */
  adminsNeedSecondFactor: boolean;
  impersonated: ImpersonatedWrites;
};

/** Said to an unverified account (contract.md 3, login). */
export const verificationHelpText =
  "Didn't receive the email? Check your spam folder or request a new verification email.";

/**
 * The checks before any body is read, in the order of contract.md 1.2: rate limit, token or cookie,
 * suspension and verification, what an API token or an impersonation may do, beta, subscription, and whether
 * the caller has to confirm that it is them.
 * @returns the caller, or null for a guest
 * @throws AppError of the first check that fails
 */
export async function admit(
  gate: Gate,
  definition: EndpointDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> {
  if (definition.isSignOfLife) {
    reply.header("Cache-Control", "no-store");
    return null;
  }
  const credential = credentialOf(request);
  const caller = await callerBehind(gate.callers, credential, request);
  const refusal = caller && apiTokenRefusal(caller, definition);
  await limit(gate.limiter, definition, { address: request.ip, userId: caller?.userId ?? null }, reply);
  reply.header("Cache-Control", cacheControl(definition, caller));
  if (definition.auth === "guest") return refusal ? null : caller;
  if (credential === "untrusted") throw new AppError("cross_site_request");
  if (!caller) throw new AppError("unauthenticated");
  if (caller.isSuspended) throw new AppError("account_suspended");
  if (!caller.isVerified && !caller.impersonation)
    throw new AppError("email_not_verified", { requiresVerification: true, helpText: verificationHelpText });
  if (refusal) throw refusal;
  if (caller.impersonation && !isOpenToImpersonation(definition)) throw new AppError("impersonation_forbidden");
  if (!definition.betaExempt && !caller.isActive && !caller.isAdmin && (await gate.callers.isBetaEnabled())) {
    throw new AppError("beta_access_required");
  }
  if (definition.auth === "sub" && !caller.hasAccess) throw new AppError("subscription_required");
  if (definition.auth === "admin") admitAdmin(gate, caller);
  askAgain(definition, caller);
  return caller;
}

async function callerBehind(
  callers: CallerSource,
  credential: Credential,
  request: FastifyRequest,
): Promise<Caller | null> {
  if (credential === null || credential === "untrusted") return null;
  request.token = credential.token;
  const caller = await callers.callerOf(credential.token);
  const isNamed = credential.sessionId === null || credential.sessionId === caller?.sessionId;
  return isNamed ? caller : null;
}

function admitAdmin(gate: Gate, caller: Caller): void {
  if (!caller.isAdmin) throw new AppError("forbidden");
  if (gate.adminsNeedSecondFactor && caller.secondFactors.length === 0) throw new AppError("second_factor_required");
}

/** Some calls ask again who it is, of those who have something to be asked for. */
function askAgain({ confirm }: EndpointDefinition, caller: Caller): void {
  if (!confirm || caller.isConfirmed) return;
  const { secondFactors, hasPassword } = caller;
  const methods = secondFactors.length > 0 ? secondFactors : confirm === "always" && hasPassword ? ["password"] : [];
  if (methods.length > 0) throw new AppError("confirmation_required", { data: { methods } });
}

function cacheControl(definition: EndpointDefinition, caller: Caller | null): string {
  const seconds = caller ? undefined : definition.publicCacheSeconds;
  return seconds === undefined ? "no-store" : `public, max-age=${seconds}`;
}

async function limit(
  limiter: RateLimiter,
  definition: EndpointDefinition,
  who: { address: string; userId: number | null },
  reply: FastifyReply,
): Promise<void> {
  if (definition.signed) return;
  const general = who.userId === null ? "guest" : "user";
  const states: (RateLimitState | null)[] = [await limiter.hit(general, { ...who, email: null })];
  if (definition.rateLimit)
    states.push(await limiter.hit(definition.rateLimit, { ...who, email: null }, definition.path));
  const state = states.filter((entry) => entry !== null).sort((a, b) => a.remaining - b.remaining)[0];
  if (!state) return;
  reply.header("X-RateLimit-Limit", String(state.limit));
  reply.header("X-RateLimit-Remaining", String(state.remaining));
  reply.header("X-RateLimit-Reset", String(state.resetSeconds));
}
