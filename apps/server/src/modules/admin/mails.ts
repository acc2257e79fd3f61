import { eq } from "drizzle-orm";
import { z } from "zod";
import { waitingListEntries } from "../../db/schema/outreach.ts";
import { mailToUser, renderWords, type MailKind } from "../mails/index.ts";

export const accessGrantedMail = mailToUser({
  kind: "beta-access-granted",
  lane: "notice-mail",
  data: z.object({ user_id: z.number() }),
  words: () => ({
    subject: "You have beta access",
    heading: "You have beta access",
    text: "Everything of Vitrine is open to you now.",
    button: "Open Vitrine",
    path: "/dashboard",
    closing: "Nothing else changed in your account.",
  }),
});

const invitationData = z.object({ entry_id: z.number() });

/** The sign-up form with the invited address filled in: another one would not get the place. */
export const invitationMail: MailKind<z.infer<typeof invitationData>> = {
  kind: "waiting-list-invitation",
  lane: "notice-mail",
  data: invitationData,
  async compose({ entry_id: id }, { db, appUrl }) {
    const [entry] = await db.select().from(waitingListEntries).where(eq(waitingListEntries.id, id));
    if (!entry) return null;
    const words = {
      subject: "Your place in Vitrine is ready",
      heading: "Your place is ready",
      text: "You asked to be told when there is room. There is: create your account with this address.",
      button: "Create your account",
      closing: "If you did not ask for this, you can ignore this mail.",
    };
    const url = `${appUrl()}/register?${new URLSearchParams({ email: entry.email }).toString()}`;
    return renderWords(entry.email, words, { name: entry.name ?? "there", url });
  },
};

/** The mails of this module, for the worker. */
export const adminMails = [accessGrantedMail, invitationMail];
