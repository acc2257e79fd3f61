import type { BodyOf } from "@vitrine/contract";
import { contract } from "@vitrine/contract";
import { AppError, invalidField } from "../../http/app-error.ts";
import { sendMail } from "../mails/index.ts";
import type { AuthDependencies } from "./auth-dependencies.ts";
import { resetPasswordMail, signInLinkMail } from "./mails.ts";
import * as repository from "./repository.ts";
import { hashNewPassword, hashSecret } from "./secrets.ts";
import type { SignedIn } from "./sign-in.ts";

const badSignInLink = "This sign-in link is invalid or has expired. Please ask for a new one.";

/** What whoever reads the mails of an account may do without its password (contract.md 3). */
export function createMailedLinks({ db, clock, queue, limiter, pause, steps, news }: AuthDependencies) {
  return {
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
  };
}
