import { availableParallelism } from "node:os";
import type { BodyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import type { User } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { verificationHelpText } from "../../http/admission.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { Caller } from "../../http/session.ts";
import type { RightOfWay } from "../../http/right-of-way.ts";
import { Turns } from "../../http/turns.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { sendMail } from "../mails/index.ts";
import { chosenPlanOf, type Verified } from "./chosen-plan.ts";
import { createGentleHashing } from "./gentle-hashing.ts";
import { resetPasswordMail, signInAttemptsMail, signInLinkMail, verifyEmailMail } from "./mails.ts";
import { presentUser } from "./present-user.ts";
import * as repository from "./repository.ts";
import { hashNewPassword, hashSecret, passwordMatches } from "./secrets.ts";
import { signedInOrAsked, type SignInSteps } from "./second-factor/sign-in-steps.ts";
import type { SecurityTeller } from "./security-news.ts";
import { recordSignIn } from "./sign-in-log.ts";
import type { SignedIn } from "./sign-in.ts";
import type { SignInPause } from "./sign-in-pause.ts";

type RegisterBody = BodyOf<typeof contract.account.register>;

export type AuthDependencies = {
  db: Db;
  clock: Clock;
  queue: Queue;
  limiter: RateLimiter;
  appUrl: () => string;
  pause: SignInPause;
  steps: SignInSteps;
  news: SecurityTeller;
  /** Whether an address may go back to an account that it belonged to a moment ago. */
  isHeldAddress: (db: Db, email: string) => Promise<boolean>;
  /** Whether a new account with this address may use the product at once (contract.md 4). */
  startsActive: (db: Db, email: string) => Promise<boolean>;
  keepTryout: KeepTryout;
  /** CVs that are handed in or read at the moment: registrations let them go first. */
  cvs: Pick<RightOfWay, "give">;
};

/** Gives a new account what was tried before; false when that is no longer there. */
export type KeepTryout = (
  db: Db,
  tryout: { userId: number; token: string; templateSlug: string | null; now: Date },
) => Promise<boolean>;

/** A new account, and whether it has what was tried before; null when nothing was. */
type Registered = { user: User; tryoutKept: boolean | null };

const wrongCredentials = "Invalid email or password. Please check your credentials and try again.";
const badSignInLink = "This sign-in link is invalid or has expired. Please ask for a new one.";
const forgottenPasswordHelp = "Forgot your password? You can reset it from the sign-in page.";

/** A rush of them must fill neither the cores nor the pool of connections. */
const registrationsAtOnce = { atOnce: Math.max(1, availableParallelism() - 1), longestLine: 1000 };
/** Each lets CVs that people wait for go first so long: in a lasting rush some six a second still get through. */
const givesWayMs = 150;

/** Registration, sign-in, address verification and password reset (contract.md 3). */
export function createAuthService(dependencies: AuthDependencies) {
  const { db, clock, queue, limiter, pause, steps, news } = dependencies;
  const registrations = new Turns(registrationsAtOnce);
  const hashGently = createGentleHashing();

  /** Mails a link; those of earlier mails lead nowhere any more. */
  async function mailVerification(inside: Db, user: repository.UserRow): Promise<void> {
    await repository.deleteOneTimeTokens(inside, user.id, "verify_email");
    await sendMail(queue, inside, { mail: verifyEmailMail, data: { user_id: user.id } });
  }

  async function createAccount(body: RegisterBody): Promise<Registered> {
    await dependencies.cvs.give(givesWayMs);
    const passwordHash = await hashGently(body.password);
    return db.transaction(async (inside) => {
      if (await dependencies.isHeldAddress(inside, body.email))
        throw invalidField("email", "The email has already been taken.");
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
      const tryoutKept = await keepTried(inside, user.id, body);
      return { user: presentUser({ user, subscription: null }), tryoutKept };
    });
  }

  async function keepTried(
    inside: Db,
    userId: number,
    { try_token: token, try_template: templateSlug = null }: RegisterBody,
  ): Promise<boolean | null> {
    if (!token) return null;
    return dependencies.keepTryout(inside, { userId, token, templateSlug, now: clock.now() });
  }

  /** The owner hears of guesses, once a day; nobody is told whether there is an owner. */
  async function tellOfGuesses(user: repository.UserRow | null, email: string): Promise<void> {
    await db.transaction(async (inside) => {
      if (!(await pause.mayTell(inside, { email })) || !user || user.suspended_at) return;
      await sendMail(queue, inside, { mail: signInAttemptsMail, data: { user_id: user.id } });
    });
  }

  /** A try with the address of an account; others leave nothing, and the password typed never does. */
  const noteFailure = (user: repository.UserRow, address: string) =>
    recordSignIn(db, { user, outcome: "failed", method: "password", address, at: clock.now() });

  async function refuseLogin(email: string, address: string): Promise<never> {
    const subjects = { address, userId: null, email };
    await limiter.hit("login_spraying", subjects);
    const state = await limiter.hit("login_failures", subjects);
    const isThird = state !== null && state.limit - state.remaining >= 3;
    throw new AppError("invalid_credentials", {
      message: wrongCredentials,
      ...(isThird ? { helpText: forgottenPasswordHelp } : {}),
    });
  }

  return {
    /** @throws AppError validation_failed; unavailable when a thousand people are registering */
    register: (body: RegisterBody) => registrations.run(Symbol(body.email), () => createAccount(body)),

    async login(
      body: BodyOf<typeof contract.account.login>,
      address: string,
      userAgent: string | null,
    ): Promise<SignedIn> {
      const subjects = { address, userId: null, email: body.email };
      await limiter.check("login_failures", subjects);
      await limiter.check("login_spraying", subjects);
      const guess = await pause.begin({ email: body.email });
      const user = await repository.findUserByEmail(db, body.email);
      const matches = await passwordMatches(user?.password_hash ?? null, body.password);
      if (!user || !matches) {
        if (user) await noteFailure(user, address);
        if (guess.beginsPause) await tellOfGuesses(user, body.email);
        return refuseLogin(body.email, address);
      }
      await pause.forget(db, { email: body.email });
      if (user.suspended_at) {
        await noteFailure(user, address);
        throw new AppError("account_suspended");
      }
      if (!user.email_verified_at) {
        throw new AppError("email_not_verified", { requiresVerification: true, helpText: verificationHelpText });
      }
      return signedInOrAsked(await steps.afterFirstStep(db, user.id, { remember: body.remember, userAgent }));
    },

    /**
     * Ends the presented session, or all of its user's. Never fails (contract.md 3). An admin who looks through the
     * user's eyes ends nothing but that.
     */
    async logout(token: string | null, all: boolean): Promise<void> {
      const ended = token ? await repository.deleteSessionByHash(db, hashSecret(token)) : null;
      if (all && ended && ended.impersonatorId === null) await repository.deleteSessionsOf(db, ended.userId);
    },

    async currentUser(caller: Caller): Promise<User> {
      const found = await repository.findUser(db, caller.userId);
      if (!found) throw new AppError("unauthenticated");
      return presentUser(found, caller.impersonation);
    },

    noteSignIn: steps.noteSignIn,

    /** Verifies an address; null for a link whose address is verified already: a used link never signs in. */
    async verifyEmail(userId: number | null, secret: string, userAgent: string | null): Promise<Verified | null> {
      const token = await repository.findOneTimeToken(db, "verify_email", hashSecret(secret));
      if (!token || token.user_id !== userId) throw new AppError("verification_link_invalid");
      return db.transaction(async (inside) => {
        const found = await repository.findUser(inside, token.user_id);
        if (found?.user.email_verified_at) return null;
        if (!(await repository.useOneTimeToken(inside, token.id, clock.now())))
          throw new AppError("verification_link_invalid");
        await repository.updateUser(inside, token.user_id, { email_verified_at: clock.now() });
        const step = await steps.afterFirstStep(inside, token.user_id, { remember: false, userAgent });
        // The contract has no second step here: who has a second factor signs in on the sign-in page.
        return "pending" in step || !found ? null : { ...step, choice: chosenPlanOf(found.user) };
      });
    },

    /** Mails a new link when there is an unverified account; tells the caller nothing either way. */
    async resendVerification(email: string, address: string): Promise<void> {
      await limiter.hit("mail_request", { address, userId: null, email });
      const user = await repository.findUserByEmail(db, email);
      if (user && !user.email_verified_at && !user.suspended_at)
        await db.transaction((inside) => mailVerification(inside, user));
    },

    /** Mails a link that signs in once; tells the caller nothing about whether there is an account. */
    async mailSignInLink(email: string, address: string): Promise<void> {
      await limiter.hit("mail_request", { address, userId: null, email });
      const user = await repository.findUserByEmail(db, email);
      if (!user?.email_verified_at || user.suspended_at) return;
      await db.transaction(async (inside) => {
        await repository.deleteOneTimeTokens(inside, user.id, "sign_in_link");
        await sendMail(queue, inside, { mail: signInLinkMail, data: { user_id: user.id } });
      });
    },

    /**
     * Signs in by a mailed link, past any pause for wrong passwords, which goes on for everybody else.
     * @throws AppError verification_link_invalid, account_suspended, sign_in_incomplete
     */
    async loginByLink(secret: string, userAgent: string | null): Promise<SignedIn> {
      const refused = () => new AppError("verification_link_invalid", { message: badSignInLink });
      return steps.byOneTimeSecret("sign_in_link", hashSecret(secret), userAgent, refused);
    },

    async forgotPassword(email: string, address: string): Promise<void> {
      await limiter.hit("mail_request", { address, userId: null, email });
      const user = await repository.findUserByEmail(db, email);
      if (!user || user.suspended_at) return;
      await db.transaction(async (inside) => {
        await repository.deleteOneTimeTokens(inside, user.id, "reset_password");
        await sendMail(queue, inside, { mail: resetPasswordMail, data: { user_id: user.id } });
      });
    },

    /** Sets the new password and ends all sessions. Whoever reads the mail owns the address, so it counts as verified. */
    async resetPassword(body: BodyOf<typeof contract.account.resetPassword>): Promise<void> {
      const expired = () => invalidField("token", "This link is invalid or has expired. Please ask for a new one.");
      const token = await repository.findOneTimeToken(db, "reset_password", hashSecret(body.token));
      const found = token ? await repository.findUser(db, token.user_id) : null;
      if (!token || found?.user.email !== body.email) throw expired();
      const passwordHash = await hashNewPassword(body.password);
      await db.transaction(async (inside) => {
        if (!(await repository.useOneTimeToken(inside, token.id, clock.now()))) throw expired();
        await repository.updateUser(inside, token.user_id, {
          password_hash: passwordHash,
          email_verified_at: found.user.email_verified_at ?? clock.now(),
        });
        await repository.endAccessOf(inside, token.user_id);
        await news.tell(inside, token.user_id, "password_reset");
        await pause.forget(inside, { email: body.email });
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
