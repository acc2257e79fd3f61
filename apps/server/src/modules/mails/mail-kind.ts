import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/connection.ts";
import { users } from "../../db/schema/account.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { renderWords, type MailWords } from "./mail-words.ts";

/** Mails that somebody waits for at a screen or must know of at once; everything else is a notice. */
export type MailLane = "account-mail" | "notice-mail";

/** What a mail may need when it is written. */
export type MailContext = {
  db: Db;
  clock: Clock;
  appUrl: () => string;
  supportEmail: string;
  /** False when an earlier try may have reached its reader: what that mail held must stay valid. */
  isFirstTry: boolean;
};

/**
 * One kind of mail. A job holds its name and `data` only: ids, and values that anybody may read. The mail is
 * written when it is sent, from what the tables say by then.
 */
export type MailKind<D extends Record<string, unknown>> = {
  /** Its name in jobs and logs; never used for another kind again. */
  kind: string;
  lane: MailLane;
  data: z.ZodType<D>;
  /** @returns null when there is nothing to tell any more, e.g. because the account is gone */
  compose(data: D, context: MailContext): Promise<Mail | null>;
};

export type AnyMailKind = Omit<MailKind<Record<string, unknown>>, "compose"> & {
  compose(data: never, context: MailContext): Promise<Mail | null>;
};

export type MailReader = typeof users.$inferSelect;

/** Words of a mail, and the page of the application that its button opens. */
export type WordsAndPath = MailWords & { path: string };

type UserMail<D extends { user_id: number }> = Omit<MailKind<D>, "compose"> & {
  words: (data: D, reader: MailReader, context: MailContext) => WordsAndPath | null | Promise<WordsAndPath | null>;
};

/** A mail to an account's own address, in the product's usual form. Without the account there is no mail. */
export function mailToUser<D extends { user_id: number }>({ words, ...kind }: UserMail<D>): MailKind<D> {
  return {
    ...kind,
    async compose(data, context) {
      const [reader] = await context.db.select().from(users).where(eq(users.id, data.user_id));
      const written = reader && (await words(data, reader, context));
      if (!written) return null;
      return renderWords(reader.email, written, { name: reader.name, url: `${context.appUrl()}${written.path}` });
    },
  };
}
