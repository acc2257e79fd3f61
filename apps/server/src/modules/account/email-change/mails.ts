import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "../../../db/schema/account.ts";
import { newSecret } from "../../auth/index.ts";
import { renderWords, type MailContext, type MailKind, type MailWords } from "../../mails/index.ts";
import { findChange, storeLink, type ChangeRow, type LinkKind } from "./repository.ts";

const data = z.object({ user_id: z.number(), change_id: z.number() });
type Data = z.infer<typeof data>;

type About = {
  kind: string;
  link: LinkKind;
  to: (change: ChangeRow) => string;
  /** Whether there is still something to tell. */
  holds: (change: ChangeRow) => boolean;
  words: (change: ChangeRow) => MailWords;
};

/** A mail about a change, to one of its two addresses, whatever the account's own address is by then. */
function changeMail({ kind, link, to, holds, words }: About): MailKind<Data> {
  return {
    kind,
    lane: "account-mail",
    data,
    async compose({ change_id: id, user_id: userId }, { db, appUrl }: MailContext) {
      const change = await findChange(db, id);
      const [reader] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
      if (!change || !reader || !holds(change)) return null;
      const secret = newSecret();
      await storeLink(db, id, link, secret);
      const url = `${appUrl()}/email/change?token=${secret}`;
      return renderWords(to(change), words(change), { name: reader.name, url });
    },
  };
}

const isWaiting = ({ done_at, ended_at }: ChangeRow) => done_at === null && ended_at === null;

export const newAddressMail = changeMail({
  kind: "email-change-new",
  link: "new",
  to: ({ new_email }) => new_email,
  holds: isWaiting,
  words: () => ({
    subject: "Confirm your new email address",
    heading: "Is this your new address?",
    text: "This address is to become the one that you sign in to Vitrine with. The link is valid for 24 hours.",
    button: "Confirm this address",
    closing: "If you did not ask for it, you can ignore this mail: nothing changes.",
  }),
});

export const oldAddressMail = changeMail({
  kind: "email-change-old",
  link: "old",
  to: ({ old_email }) => old_email,
  holds: isWaiting,
  words: ({ new_email }) => ({
    subject: "Your email address is to be changed",
    heading: "Your email address is to be changed",
    text: `Somebody, hopefully you, asked that you sign in to Vitrine with ${new_email} from now on. With this link you agree, or refuse. Without a word from you it happens three days after the new address has been confirmed.`,
    button: "Agree or refuse",
    closing: "If it was not you, refuse it with the link above: that signs everybody out. Then choose a new password.",
  }),
});

export const addressChangedMail = changeMail({
  kind: "email-changed",
  link: "back",
  to: ({ old_email }) => old_email,
  holds: ({ done_at, ended_at }) => done_at !== null && ended_at === null,
  words: ({ new_email }) => ({
    subject: "Your email address was changed",
    heading: "Your email address was changed",
    text: `You now sign in to Vitrine with ${new_email}. Every other device was signed out. For seven days you can have this address back with the link below.`,
    button: "This was not me",
    closing: "If it was you, there is nothing to do.",
  }),
});

/** Told to the reader of an address that somebody else wants to use: they have an account here already. */
export const takenAddressMail: MailKind<Data> = {
  kind: "email-change-taken",
  lane: "account-mail",
  data,
  async compose({ change_id: id }, { db, appUrl }) {
    const change = await findChange(db, id);
    const [reader] = change ? await db.select().from(users).where(eq(users.email, change.new_email)) : [];
    if (!change || !reader || !isWaiting(change)) return null;
    const words = {
      subject: "You have an account already",
      heading: "This address has an account",
      text: "Somebody, perhaps you, wanted to use this address for another account of Vitrine. It belongs to an account already, so nothing was changed.",
      button: "Sign in",
      closing: "If it was not you, you can ignore this mail.",
    };
    return renderWords(reader.email, words, { name: reader.name, url: `${appUrl()}/login` });
  },
};

/** The mails of this capability, for the worker. */
export const emailChangeMails = [newAddressMail, oldAddressMail, addressChangedMail, takenAddressMail];
