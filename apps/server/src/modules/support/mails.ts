import { eq } from "drizzle-orm";
import { z } from "zod";
import { supportTickets } from "../../db/schema/outreach.ts";
import { renderLetter, type MailKind } from "../mails/index.ts";

const ticketData = z.object({ ticket_id: z.number() });

/** A question to the support; an answer to the mail goes to its writer. */
export const supportTicketMail: MailKind<z.infer<typeof ticketData>> = {
  kind: "support-ticket",
  lane: "notice-mail",
  data: ticketData,
  async compose({ ticket_id: id }, { db, supportEmail }) {
    const [ticket] = await db.select().from(supportTickets).where(eq(supportTickets.id, id));
    if (!ticket) return null;
    return renderLetter(supportEmail, {
      subject: `${ticket.priority ? "[Priority] " : ""}Ticket ${id}: ${ticket.subject}`,
      text: `${ticket.message}\n\nFrom: ${ticket.name} <${ticket.email}>${ticket.context ? `\nAbout: ${ticket.context}` : ""}`,
      replyTo: ticket.email,
    });
  },
};

/** The mails of this module, for the worker. */
export const supportMails = [supportTicketMail];
