import type { BodyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import { verificationHelpText } from "../../http/admission.ts";
import { AppError } from "../../http/app-error.ts";
import { sendMail } from "../mails/index.ts";
import type { AuthDependencies } from "./auth-dependencies.ts";
import { signInAttemptsMail } from "./mails.ts";
import * as repository from "./repository.ts";
import { signedInOrAsked } from "./second-factor/sign-in-steps.ts";
import { passwordMatches } from "./secrets.ts";
import { recordSignIn } from "./sign-in-log.ts";
import type { SignedIn } from "./sign-in.ts";

const wrongCredentials = "Invalid email or password. Please check your credentials and try again.";
const forgottenPasswordHelp = "Forgot your password? You can reset it from the sign-in page.";

/** Sign-in by a password: guesses are slowed down, and told to the owner of the account (contract.md 3). */
export function createPasswordSignIn({ db, clock, queue, limiter, pause, steps }: AuthDependencies) {
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
  };
}
