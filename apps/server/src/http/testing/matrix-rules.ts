import { isOpenToApiTokens, isOpenToImpersonation, neededAbility, type EndpointDefinition } from "@vitrine/contract";

/** What decides what a caller may. */
export type Standing = {
  signedIn: boolean;
  verified: boolean;
  suspended: boolean;
  locked: boolean;
  hasAccess: boolean;
  admin: boolean;
  owns: boolean;
  /** What the token of somebody's program may do; absent for people. */
  program?: "reads" | "writes";
  hasSecondFactor?: true;
  /** Signed in, and proved who they are, more than a moment ago. */
  isLongAgo?: true;
  /** A page that is not the application's makes the owner's browser ask. */
  isElsewhere?: true;
  /** An admin who looks through the eyes of somebody who never verified their address. */
  isImpersonated?: true;
};

const member: Standing = {
  signedIn: true,
  verified: true,
  suspended: false,
  locked: false,
  hasAccess: true,
  admin: false,
  owns: false,
};

/** Kinds of callers; owners come last, because what is theirs to change changes. */
export const callers = {
  guest: { ...member, signedIn: false },
  unverified: { ...member, verified: false },
  suspended: { ...member, suspended: true },
  stranger: member,
  "locked out of the beta": { ...member, locked: true },
  "stranger whose subscription lapsed": { ...member, hasAccess: false },
  admin: { ...member, admin: true },
  "owner whose subscription lapsed": { ...member, hasAccess: false, owns: true },
  "owner without a subscription": { ...member, owns: true },
  "owner with a subscription": { ...member, owns: true },
  "admin who impersonates": { ...member, isImpersonated: true },
  "owner's reading program": { ...member, owns: true, program: "reads" },
  "owner's writing program": { ...member, owns: true, program: "writes" },
  "owner in a browser": { ...member, owns: true },
  "owner with a second factor": { ...member, owns: true, hasSecondFactor: true },
  "owner with a second factor, asked long ago": { ...member, owns: true, hasSecondFactor: true, isLongAgo: true },
  "owner with a password, asked long ago": { ...member, owns: true, isLongAgo: true },
  "owner who gave the password and no second factor": { ...member, owns: true, signedIn: false },
  "page elsewhere in the owner's browser": { ...member, owns: true, isElsewhere: true },
} as const satisfies Record<string, Standing>;
export type CallerName = keyof typeof callers;

type Refusal = { status: number; code: string };

/** contract.md 1.2: levels and their order. Null lets the caller on to the call itself. */
export function refusalFor(definition: EndpointDefinition, caller: Standing): Refusal | null {
  if (definition.auth === "guest") return null;
  if (caller.isElsewhere) return { status: 403, code: "cross_site_request" };
  if (!caller.signedIn) return { status: 401, code: "unauthenticated" };
  if (caller.suspended) return { status: 403, code: "account_suspended" };
  if (!caller.verified) return { status: 403, code: "email_not_verified" };
  if (isBeyondProgram(definition, caller)) return { status: 403, code: "forbidden" };
  if (caller.isImpersonated && !isOpenToImpersonation(definition))
    return { status: 403, code: "impersonation_forbidden" };
  if (caller.locked && !definition.betaExempt) return { status: 403, code: "beta_access_required" };
  if (definition.auth === "sub" && !caller.hasAccess) return { status: 403, code: "subscription_required" };
  if (definition.auth === "admin" && !caller.admin) return { status: 403, code: "forbidden" };
  if (definition.confirm && asksAgain(definition.confirm, caller))
    return { status: 403, code: "confirmation_required" };
  if (definition.owner && !caller.owns) return { status: 404, code: "not_found" };
  return null;
}

function isBeyondProgram(definition: EndpointDefinition, { program }: Standing): boolean {
  if (program === undefined) return false;
  const isBeyondAbility = program === "reads" && neededAbility(definition.method) !== "read";
  return !isOpenToApiTokens(definition) || isBeyondAbility;
}

/** Whether a call asks again who it is: of everybody with a second factor, and before one is added of the others too. */
function asksAgain(kind: "second_factor" | "always", { hasSecondFactor, isLongAgo }: Standing): boolean {
  return isLongAgo === true && (hasSecondFactor === true || kind === "always");
}

/** What only the gate says; a call itself never does, so that being let on shows. */
export const gateCodes = [
  "confirmation_required",
  "cross_site_request",
  "unauthenticated",
  "account_suspended",
  "email_not_verified",
  "beta_access_required",
  "subscription_required",
  "forbidden",
  "impersonation_forbidden",
];
