import { durations, standingOf } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { iso } from "./present-user.ts";
import { isApiSecret, useApiToken } from "./api-token-callers.ts";
import {
  extendSession,
  findLiveSession,
  findUser,
  insertSession,
  type UserRow,
  type UserWithSubscription,
} from "./repository.ts";
import { hashSecret, newSecret } from "./secrets.ts";

/** Sessions are extended at most this often, so that reads do not become writes. */
const extendEveryMs = 60_000;

const lifeOf = (remember: boolean) => (remember ? durations.sessionRememberMs : durations.sessionIdleMs);

export type OpenedSession = { session_id: number; token: string; token_type: "Bearer"; expires_at: string };

/** How a session is opened: for how long, and by which browser. */
export type SessionOptions = {
  remember: boolean;
  userAgent: string | null;
  /** When its holder signed in, for a session that goes on from an earlier one; now unless given. */
  signedInAt?: Date;
};

const userAgentMaxCharacters = 400;

/** The end of a session that is used now: never more than 30 days after its holder signed in. */
function endAfter(now: Date, remember: boolean, signedInAt: Date): Date {
  return new Date(Math.min(now.getTime() + lifeOf(remember), signedInAt.getTime() + durations.sessionLongestMs));
}

/** Opens a session: 24 hours idle, or 30 days with `remember` (contract.md 3); 30 days after signing in it ends. */
export async function openSession(
  db: Db,
  clock: Clock,
  userId: number,
  { remember, userAgent, signedInAt }: SessionOptions,
): Promise<OpenedSession> {
  const token = newSecret();
  const now = clock.now();
  const began = signedInAt ?? now;
  const expires = endAfter(now, remember, began);
  const id = await insertSession(db, {
    user_id: userId,
    token_hash: hashSecret(token),
    remember,
    signed_in_at: began,
    confirmed_at: signedInAt ? null : now,
    user_agent: userAgent?.slice(0, userAgentMaxCharacters) ?? null,
    expires_at: expires,
    last_used_at: now,
  });
  return { session_id: id, token, token_type: "Bearer", expires_at: iso(expires) };
}

/** The caller behind a token; using an idle session pushes its end further. */
export async function callerOf(db: Db, clock: Clock, token: string): Promise<Caller | null> {
  const now = clock.now();
  if (isApiSecret(token)) {
    const used = await useApiToken(db, token, now);
    return used && toCaller(used, now, { ...nobody, apiAbilities: used.apiToken.abilities });
  }
  const live = await findLiveSession(db, hashSecret(token), now);
  if (!live) return null;
  const { session, impersonator } = live;
  const own = { ...nobody, sessionId: session.id };
  if (impersonator) return seenBy(impersonator, toCaller(live, now, own), session.expires_at);
  if (now.getTime() - session.last_used_at.getTime() > extendEveryMs) {
    const expires = session.remember ? session.expires_at : endAfter(now, false, session.signed_in_at);
    await extendSession(db, session.id, { last_used_at: now, expires_at: expires });
  }
  const secondFactors = [
    ...(live.hasApp ? (["code"] as const) : []),
    ...(live.hasPasskey ? (["passkey"] as const) : []),
  ];
  const confirmedAt = session.confirmed_at?.getTime() ?? 0;
  return toCaller(live, now, {
    ...own,
    secondFactors,
    isConfirmed: now.getTime() - confirmedAt < durations.confirmationMs,
  });
}

/** The caller as an admin sees with their eyes; null once the admin is none any more. */
function seenBy({ id, name, role, suspended_at }: UserRow, caller: Caller, expiresAt: Date): Caller | null {
  if (role !== "admin" || suspended_at) return null;
  return { ...caller, impersonation: { adminId: id, adminName: name, expiresAt } };
}

/** Somebody as the caller that they would be, for work that is done on their behalf; null when there is nobody. */
export async function findCaller(db: Db, clock: Clock, userId: number): Promise<Caller | null> {
  const found = await findUser(db, userId);
  return found && toCaller(found, clock.now(), nobody);
}

type Proof = Pick<Caller, "sessionId" | "apiAbilities" | "impersonation" | "secondFactors" | "isConfirmed">;

/** Nobody who could be asked anything. */
const nobody: Proof = {
  sessionId: null,
  apiAbilities: null,
  impersonation: null,
  secondFactors: [],
  isConfirmed: false,
};

function toCaller({ user, subscription }: UserWithSubscription, now: Date, proof: Proof): Caller {
  const standing = standingOf(subscription, now);
  return {
    userId: user.id,
    ...proof,
    name: user.name,
    email: user.email,
    isAdmin: user.role === "admin",
    isActive: user.is_active,
    isVerified: user.email_verified_at !== null,
    isSuspended: user.suspended_at !== null,
    hasPassword: user.password_hash !== null,
    plan: standing.plan,
    subscriptionStatus: standing.status,
    hasAccess: standing.hasAccess,
  };
}
