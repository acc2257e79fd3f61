import type { BodyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import { durations, type User } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { verificationHelpText } from "../../http/admission.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { MailTemplate } from "./mail-templates.ts";
import { presentUser } from "./present-user.ts";
import * as repository from "./repository.ts";
import { hashPassword, hashSecret, newSecret, passwordMatches } from "./secrets.ts";
import { signIn, type SignedIn } from "./sign-in.ts";

export type AuthDependencies = {
  db: Db;
  clock: Clock;
  queue: Queue;
  limiter: RateLimiter;
  appUrl: () => string;
  /** Whether a new account with this address may use the product at once (contract.md 4). */
  startsActive: (db: Db, email: string) => Promise<boolean>;
};

const wrongCredentials = "Invalid email or password. Please check your credentials and try again.";
const forgottenPasswordHelp = "Forgot your password? You can reset it from the sign-in page.";

/** Registration, sign-in, address verification and password reset (contract.md 3). */
export function createAuthService(dependencies: AuthDependencies) {
  const { db, clock, queue, limiter } = dependencies;

  async function mail(
    inside: Db,
    to: string,
    template: MailTemplate,
    values: { name: string; url: string },
  ): Promise<void> {
    await queue.enqueue("mail", { to, template, values }, { db: inside });
  }

  async function mailVerification(inside: Db, user: repository.UserRow): Promise<void> {
    const secret = newSecret();
    const expires = new Date(clock.now().getTime() + durations.verificationLinkMs);
    await repository.replaceOneTimeToken(inside, {
      user_id: user.id,
      kind: "verify_email",
      token_hash: hashSecret(secret),
      expires_at: expires,
    });
    const url = `${dependencies.appUrl()}/email/verify?id=${user.id}&hash=${secret}`;
    await mail(inside, user.email, "verify-email", { name: user.name, url });
  }

  async function refuseLogin(email: string, address: string): Promise<never> {
    const subjects = { address, userId: null, email };
    const state = await limiter.hit("login_failures", subjects);
    const isThird = state !== null && state.limit - state.remaining >= 3;
    throw new AppError("invalid_credentials", {
      message: wrongCredentials,
      ...(isThird ? { helpText: forgottenPasswordHelp } : {}),
    });
  }

  return {
    async register(body: BodyOf<typeof contract.account.register>): Promise<User> {
      const passwordHash = await hashPassword(body.password);
      return db.transaction(async (inside) => {
        const attribution = Object.fromEntries(
          Object.entries({ source: body.source, feature: body.feature, highlight: body.highlight }).filter(
            (entry): entry is [string, string] => typeof entry[1] === "string",
          ),
        );
        const user = await repository.insertUser(inside, {
          name: body.name,
          email: body.email,
          company: body.company ?? null,
          password_hash: passwordHash,
          is_active: await dependencies.startsActive(inside, body.email),
          selected_plan: body.selected_plan ?? null,
          billing_cycle: body.billing_cycle ?? null,
          attribution,
        });
        if (!user) throw invalidField("email", "The email has already been taken.");
        await repository.convertWaitingListEntry(inside, user.email);
        await mailVerification(inside, user);
        return presentUser({ user, subscription: null });
      });
    },

    async login(
      body: BodyOf<typeof contract.account.login>,
      address: string,
      userAgent: string | null,
    ): Promise<SignedIn> {
      await limiter.check("login_failures", { address, userId: null, email: body.email });
      const user = await repository.findUserByEmail(db, body.email);
      const matches = await passwordMatches(user?.password_hash ?? null, body.password);
      if (!user || !matches) return refuseLogin(body.email, address);
      if (user.suspended_at) throw new AppError("account_suspended");
      if (!user.email_verified_at) {
        throw new AppError("email_not_verified", { requiresVerification: true, helpText: verificationHelpText });
      }
      await repository.updateUser(db, user.id, { last_login_at: clock.now() });
      return signIn(db, clock, user.id, { remember: body.remember, userAgent });
    },

    /** Ends the presented session, or all of its user's. Never fails (contract.md 3). */
    async logout(token: string | null, all: boolean): Promise<void> {
      const userId = token ? await repository.deleteSessionByHash(db, hashSecret(token)) : null;
      if (all && userId !== null) await repository.deleteSessionsOf(db, userId);
    },

    async currentUser(caller: Caller): Promise<User> {
      const found = await repository.findUser(db, caller.userId);
      if (!found) throw new AppError("unauthenticated");
      return presentUser(found, caller.impersonation);
    },

    /** Verifies an address; null for a link whose address is verified already: a used link never signs in. */
    async verifyEmail(userId: number | null, secret: string, userAgent: string | null): Promise<SignedIn | null> {
      const token = await repository.findOneTimeToken(db, "verify_email", hashSecret(secret));
      if (!token || token.user_id !== userId) throw new AppError("verification_link_invalid");
      return db.transaction(async (inside) => {
        const found = await repository.findUser(inside, token.user_id);
        if (found?.user.email_verified_at) return null;
        if (!(await repository.useOneTimeToken(inside, token.id, clock.now())))
          throw new AppError("verification_link_invalid");
        await repository.updateUser(inside, token.user_id, {
          email_verified_at: clock.now(),
          last_login_at: clock.now(),
        });
        return signIn(inside, clock, token.user_id, { remember: false, userAgent });
      });
    },

    /** Mails a new link when there is an unverified account; tells the caller nothing either way. */
    async resendVerification(email: string, address: string): Promise<void> {
      await limiter.hit("mail_request", { address, userId: null, email });
      const user = await repository.findUserByEmail(db, email);
      if (user && !user.email_verified_at && !user.suspended_at)
        await db.transaction((inside) => mailVerification(inside, user));
    },

    async forgotPassword(email: string, address: string): Promise<void> {
      await limiter.hit("mail_request", { address, userId: null, email });
      const user = await repository.findUserByEmail(db, email);
      if (!user || user.suspended_at) return;
      const secret = newSecret();
      const expires = new Date(clock.now().getTime() + durations.resetLinkMs);
      const url = `${dependencies.appUrl()}/reset-password?token=${secret}&email=${encodeURIComponent(email)}`;
      await db.transaction(async (inside) => {
        await repository.replaceOneTimeToken(inside, {
          user_id: user.id,
          kind: "reset_password",
          token_hash: hashSecret(secret),
          expires_at: expires,
        });
        await mail(inside, user.email, "reset-password", { name: user.name, url });
      });
    },

    /** Sets the new password and ends all sessions. Whoever reads the mail owns the address, so it counts as verified. */
    async resetPassword(body: BodyOf<typeof contract.account.resetPassword>): Promise<void> {
      const expired = () => invalidField("token", "This link is invalid or has expired. Please ask for a new one.");
      const token = await repository.findOneTimeToken(db, "reset_password", hashSecret(body.token));
      const found = token ? await repository.findUser(db, token.user_id) : null;
      if (!token || found?.user.email !== body.email) throw expired();
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (inside) => {
        if (!(await repository.useOneTimeToken(inside, token.id, clock.now()))) throw expired();
        await repository.updateUser(inside, token.user_id, {
          password_hash: passwordHash,
          email_verified_at: found.user.email_verified_at ?? clock.now(),
        });
        await repository.deleteSessionsOf(inside, token.user_id);
      });
    },

    /** Sets `onboarding_completed_at` once; later calls change nothing. */
    async completeOnboarding(caller: Caller): Promise<User> {
      const found = await repository.findUser(db, caller.userId);
      if (found && !found.user.onboarding_completed_at) {
        await repository.updateUser(db, caller.userId, { onboarding_completed_at: clock.now() });
      }
      return this.currentUser(caller);
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
