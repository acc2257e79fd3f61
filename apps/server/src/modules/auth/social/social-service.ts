import type { BodyOf, contract } from "@vitrine/contract";
import { durations } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { AppError } from "../../../http/app-error.ts";
import type { Clock } from "../../../ports/clock.ts";
import * as repository from "../repository.ts";
import { hashSecret, newSecret } from "../secrets.ts";
import type { SignInSteps } from "../second-factor/sign-in-steps.ts";
import type { KeepTryout } from "../auth-dependencies.ts";
import type { SignedIn } from "../sign-in.ts";
import { storeAttempt, takeAttempt, type Attempt } from "./attempts.ts";
import { newProofs, type SocialIdentity, type SocialProviderName, type SocialProviders } from "./providers.ts";
import { findOrCreateUser } from "./social-user.ts";

export type SocialDependencies = {
  db: Db;
  clock: Clock;
  appUrl: () => string;
  /** Whether a new account with this address may use the product at once (contract.md 4). */
  startsActive: (db: Db, email: string) => Promise<boolean>;
  keepTryout: KeepTryout;
  providers: SocialProviders;
  steps: SignInSteps;
  onError: (error: unknown) => void;
};

/** Why somebody came back without a session; the sign-in page has a sentence for each. */
export type SocialFailure = "denied" | "expired" | "failed" | "suspended" | "unavailable" | "unverified";

/** Where the browser goes on, and the secret that binds what follows to it. */
export type Onward = { location: string; secret?: string };

type Exchanged = BodyOf<typeof contract.social.socialSession>;

const expiredCode = "This sign-in has expired. Please try again.";

/** Signing in through Google or LinkedIn (contract.md 3): an account is matched by verified address only. */
export function createSocialService(dependencies: SocialDependencies) {
  const { db, clock, providers, steps } = dependencies;
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const callbackOf = (name: SocialProviderName) => `${dependencies.appUrl()}/api/auth/${name}/callback`;

  function requireConfigured(name: SocialProviderName): void {
    if (!providers.isConfigured(name)) throw new AppError("not_found");
  }

  async function codeFor(userId: number, secret: string): Promise<string> {
    const code = newSecret();
    await repository.replaceOneTimeToken(db, {
      user_id: userId,
      kind: "social_sign_in",
      token_hash: codeHash(code, secret),
      expires_at: later(durations.socialCodeMs),
    });
    return code;
  }

  return {
    async begin(name: SocialProviderName, search: Record<string, string>): Promise<Onward> {
      requireConfigured(name);
      const secret = newSecret();
      const proofs = newProofs();
      try {
        const address = await providers.signInAddress(name, callbackOf(name), proofs);
        await storeAttempt(db, secret, { provider: name, proofs, search }, later(durations.socialAttemptMs));
        return { location: address.href, secret };
      } catch (error) {
        dependencies.onError(error);
        return { location: signInPage(search, { social_error: "unavailable" }) };
      }
    },

    /** @param secret the cookie of the browser, without which nothing is taken for its own */
    async comeBack(name: SocialProviderName, query: URLSearchParams, secret: string | null): Promise<Onward> {
      requireConfigured(name);
      const attempt = secret === null ? null : await takeAttempt(db, secret, name, clock.now());
      if (secret === null || attempt === null) return failed({}, "expired");
      if (query.get("error") !== null) {
        return failed(attempt.search, query.get("error")?.includes("denied") ? "denied" : "failed");
      }
      const identity = await identify(name, query, attempt);
      if (identity === null) return failed(attempt.search, "failed");
      if (!identity.isVerified) return failed(attempt.search, "unverified");
      const user = await findOrCreateUser(dependencies, identity, attempt.search);
      if (user.suspended_at) return failed(attempt.search, "suspended");
      return { location: signInPage(attempt.search, { social_code: await codeFor(user.id, secret) }) };
    },

    noteSignIn: steps.noteSignIn,

    /**
     * Opens the session, and gives an account that has not begun yet what was tried in this browser.
     * @throws AppError invalid_credentials for a code that is unknown, used, too old or of another browser
     */
    async exchange({ code, ...tried }: Exchanged, secret: string | null, userAgent: string | null): Promise<SignedIn> {
      const refused = () => new AppError("invalid_credentials", { message: expiredCode });
      if (secret === null) throw refused();
      const opened = await steps.byOneTimeSecret("social_sign_in", codeHash(code, secret), userAgent, refused);
      await keepTried(opened.user, tried);
      return opened;
    },
  };

  async function keepTried(user: SignedIn["user"], tried: Omit<Exchanged, "code">): Promise<void> {
    const { try_token: token, try_template: templateSlug = null } = tried;
    if (!token || user.onboarding_completed) return;
    const kept = { userId: user.id, token, templateSlug, now: clock.now() };
    await db.transaction((inside) => dependencies.keepTryout(inside, kept));
  }

  async function identify(
    name: SocialProviderName,
    query: URLSearchParams,
    attempt: Attempt,
  ): Promise<SocialIdentity | null> {
    try {
      return await providers.identify(name, new URL(`${callbackOf(name)}?${query.toString()}`), attempt.proofs);
    } catch (error) {
      dependencies.onError(error);
      return null;
    }
  }
}

export type SocialService = ReturnType<typeof createSocialService>;

function failed(search: Record<string, string>, reason: SocialFailure): Onward {
  return { location: signInPage(search, { social_error: reason }) };
}

function signInPage(search: Record<string, string>, result: Record<string, string>): string {
  return `/auth/login?${new URLSearchParams({ ...search, ...result }).toString()}`;
}

/** A code is worth nothing without the cookie of the browser that began: it is stored as a hash over both. */
function codeHash(code: string, secret: string): string {
  return hashSecret(`${code}.${secret}`);
}
