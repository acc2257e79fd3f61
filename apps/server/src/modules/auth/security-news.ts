import { z } from "zod";
import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { mailToUser, sendMail } from "../mails/index.ts";

type NewsWords = { subject: string; text: string };

/** What the owner of an account is told of by mail, because somebody else may have done it. */
const news = {
  password_changed: {
    subject: "Your password was changed",
    text: "The password of your account was changed. Every other device was signed out, and your API tokens ended.",
  },
  password_reset: {
    subject: "Your password was changed",
    text: "A new password was chosen with a link that we mailed to you. Every device was signed out, and your API tokens ended.",
  },
  app_added: {
    subject: "An authenticator app was added",
    text: "Your account now asks for a code of an authenticator app when you sign in.",
  },
  app_removed: {
    subject: "Your authenticator app was removed",
    text: "Your account no longer asks for a code of an authenticator app when you sign in.",
  },
  passkey_added: {
    subject: "A passkey was added",
    text: "A new passkey can sign in to your account.",
  },
  passkey_removed: {
    subject: "A passkey was removed",
    text: "One of your passkeys no longer signs in to your account.",
  },
  recovery_code_used: {
    subject: "A recovery code was used",
    text: "Somebody proved with one of your recovery codes that they are you. That code does not work again.",
  },
  recovery_codes_renewed: {
    subject: "New recovery codes were made",
    text: "Your account has new recovery codes. The old ones no longer work.",
  },
  api_token_created: {
    subject: "An API token was made",
    text: "A new API token can read or change your websites.",
  },
  new_device: {
    subject: "A new device signed in",
    text: "Somebody signed in to your account with a device that we have not seen before",
  },
} as const satisfies Record<string, NewsWords>;

export type SecurityNews = keyof typeof news;

const data = z.object({
  user_id: z.number(),
  news: z.enum(Object.keys(news) as [SecurityNews, ...SecurityNews[]]),
  at: z.iso.datetime(),
  /** "Firefox on Linux", of a new device. */
  device: z.string().optional(),
});

const notMe =
  "If it was not you: choose a new password at once with “Forgot password?” on the sign-in page, which signs everybody out. Then look at Settings, Security, for second steps and devices that you do not know, and write to our support when you cannot get in.";

export const securityNewsMail = mailToUser({
  kind: "security-news",
  lane: "account-mail",
  data,
  words({ news: name, at, device }) {
    const { subject, text } = news[name];
    const moment = `${at.slice(0, 16).replace("T", " ")} UTC`;
    return {
      subject,
      heading: subject,
      text:
        name === "new_device"
          ? `${text}: ${device ?? "Unknown device"}, on ${moment}.`
          : `${text} It was on ${moment}.`,
      button: "Look at your security settings",
      path: "/dashboard/settings?tab=security",
      closing: `If it was you, there is nothing to do. ${notMe}`,
    };
  },
});

/** Tells the owner of an account what happened to it, in the transaction in which it happens. */
export function createSecurityNews({ queue, clock }: { queue: Pick<Queue, "enqueue">; clock: Clock }) {
  return {
    async tell(inside: Db, userId: number, name: SecurityNews, device?: string): Promise<void> {
      const at = clock.now().toISOString();
      const given = { user_id: userId, news: name, at, ...(device === undefined ? {} : { device }) };
      await sendMail(queue, inside, { mail: securityNewsMail, data: given });
    },
  };
}

export type SecurityTeller = ReturnType<typeof createSecurityNews>;
