import { availableParallelism } from "node:os";
import type { BodyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import type { User } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import { Turns } from "../../http/turns.ts";
import { sendMail } from "../mails/index.ts";
import type { AuthDependencies } from "./auth-dependencies.ts";
import { chosenPlanOf, type Verified } from "./chosen-plan.ts";
import { createGentleHashing } from "./gentle-hashing.ts";
import { verifyEmailMail } from "./mails.ts";
import { presentUser } from "./present-user.ts";
import * as repository from "./repository.ts";
import { hashSecret } from "./secrets.ts";

type RegisterBody = BodyOf<typeof contract.account.register>;

/** A new account, and whether it has what was tried before; null when nothing was. */
type Registered = { user: User; tryoutKept: boolean | null };

/** A rush of them must fill neither the cores nor the pool of connections. */
const registrationsAtOnce = { atOnce: Math.max(1, availableParallelism() - 1), longestLine: 1000 };
/** Each lets CVs that people wait for go first so long: in a lasting rush some six a second still get through. */
const givesWayMs = 150;

/** New accounts and the proof of their addresses (contract.md 3). */
export function createRegistration(dependencies: AuthDependencies) {
  const { db, clock, queue, limiter, steps } = dependencies;
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

  return {
    /** @throws AppError validation_failed; unavailable when a thousand people are registering */
    register: (body: RegisterBody) => registrations.run(Symbol(body.email), () => createAccount(body)),

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
  };
}
