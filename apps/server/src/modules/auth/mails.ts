import { durations } from "@vitrine/model";
import { z } from "zod";
import { mailToUser, type MailContext, type MailReader, type WordsAndPath } from "../mails/index.ts";
import { insertOneTimeToken, replaceOneTimeToken, type OneTimeKind } from "./repository.ts";
import { securityNewsMail } from "./security-news.ts";
import { hashSecret, newSecret } from "./secrets.ts";

const toAccount = z.object({ user_id: z.number() });

type Secret = { userId: number; kind: OneTimeKind; lifetimeMs: number };

/**
 * Makes the secret that a mail carries, at the moment when it is written: only its hash is stored. When an earlier
 * try of the same mail may have arrived, its secret stays valid beside the new one.
 */
export async function newMailedSecret({ db, clock, isFirstTry }: MailContext, of: Secret): Promise<string> {
  const secret = newSecret();
  const token = {
    user_id: of.userId,
    kind: of.kind,
    token_hash: hashSecret(secret),
    expires_at: new Date(clock.now().getTime() + of.lifetimeMs),
  };
  await db.transaction((inside) =>
    isFirstTry ? replaceOneTimeToken(inside, token) : insertOneTimeToken(inside, token),
  );
  return secret;
}

type LinkMail = {
  kind: string;
  secret: Omit<Secret, "userId">;
  /** Whether the link would still be of use. */
  isWanted: (reader: MailReader) => boolean;
  words: (secret: string, reader: MailReader) => WordsAndPath;
};

/** A mail of this module whose button opens a page with a secret that works once. */
function linkMail({ kind, secret, isWanted, words }: LinkMail) {
  return mailToUser({
    kind,
    lane: "account-mail",
    data: toAccount,
    async words(_data, reader, context) {
      if (!isWanted(reader)) return null;
      return words(await newMailedSecret(context, { userId: reader.id, ...secret }), reader);
    },
  });
}

export const verifyEmailMail = linkMail({
  kind: "verify-email",
  secret: { kind: "verify_email", lifetimeMs: durations.verificationLinkMs },
  isWanted: (reader) => !reader.email_verified_at,
  words: (secret, reader) => ({
    subject: "Verify your email address",
    heading: "Welcome to Vitrine",
    text: "Please confirm that this address is yours. The link is valid for 24 hours.",
    button: "Verify email address",
    path: `/email/verify?id=${reader.id}&hash=${secret}`,
    closing: "If you did not create an account, you can ignore this mail.",
  }),
});

export const resetPasswordMail = linkMail({
  kind: "reset-password",
  secret: { kind: "reset_password", lifetimeMs: durations.resetLinkMs },
  isWanted: (reader) => !reader.suspended_at,
  words: (secret, reader) => ({
    subject: "Choose a new password",
    heading: "Choose a new password",
    text: "Somebody, hopefully you, asked for a new password. The link is valid for 60 minutes and works once.",
    button: "Choose a new password",
    path: `/reset-password?token=${secret}&email=${encodeURIComponent(reader.email)}`,
    closing: "If it was not you, you can ignore this mail: nothing has changed.",
  }),
});

export const signInLinkMail = linkMail({
  kind: "sign-in-link",
  secret: { kind: "sign_in_link", lifetimeMs: durations.signInLinkMs },
  isWanted: (reader) => reader.email_verified_at !== null && !reader.suspended_at,
  words: (secret) => ({
    subject: "Your sign-in link",
    heading: "Sign in to Vitrine",
    text: "Somebody, hopefully you, asked for a link to sign in without a password. It is valid for 10 minutes and works once.",
    button: "Sign in",
    path: `/sign-in-link?token=${secret}`,
    closing: "If it was not you, you can ignore this mail: nobody gets in without it.",
  }),
});

export const signInAttemptsMail = mailToUser({
  kind: "sign-in-attempts",
  lane: "account-mail",
  data: toAccount,
  words: (_data, reader) =>
    reader.suspended_at
      ? null
      : {
          subject: "Somebody is guessing your password",
          heading: "Many wrong passwords for your account",
          text: "Somebody has given a wrong password for your account many times, so it takes passwords only now and then for a while. Nobody got in. If you want to sign in yourself meanwhile, let us send you a sign-in link.",
          button: "Send me a sign-in link",
          path: "/sign-in-link",
          closing:
            "If it was you who forgot the password, you can also choose a new one. If it was not you, make sure that you use this password nowhere else.",
        },
});

/** The mails of this module, for the worker. */
export const authMails = [securityNewsMail, verifyEmailMail, resetPasswordMail, signInLinkMail, signInAttemptsMail];
