import { headerText } from "@vitrine/model";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "../../db/schema/account.ts";
import { contactMessages } from "../../db/schema/messages.ts";
import { websites } from "../../db/schema/websites.ts";
import { renderLetter, type MailKind } from "../mails/index.ts";

const contactMessageData = z.object({ user_id: z.number(), message_id: z.number(), site_url: z.string() });

/** What a visitor wrote, to the address that the owner has proved to be theirs; not when the message is deleted. */
export const contactMessageMail: MailKind<z.infer<typeof contactMessageData>> = {
  kind: "contact-message",
  lane: "notice-mail",
  data: contactMessageData,
  async compose({ message_id: id, site_url: siteUrl }, { db, appUrl }) {
    const [found] = await db
      .select({ message: contactMessages, site: { id: websites.id, name: websites.name }, to: users.email })
      .from(contactMessages)
      .innerJoin(websites, eq(websites.id, contactMessages.website_id))
      .innerJoin(users, eq(users.id, websites.user_id))
      .where(eq(contactMessages.id, id));
    if (!found) return null;
    const { message, site, to } = found;
    const { name, email } = message;
    const foot = `${headerText(name)} <${email}> wrote this on ${siteUrl}\nYour answer to this mail goes to ${email}.\nAll messages: ${appUrl()}/websites/${site.id}/messages`;
    return renderLetter(to, {
      subject: `${name} wrote to you through ${site.name}`,
      text: `${message.message}\n\n--\n${foot}`,
      replyTo: email,
    });
  },
};

/** The mails of this module, for the worker. */
export const messagesMails = [contactMessageMail];
