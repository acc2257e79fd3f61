import { requiredMessage, type SupportInput } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { supportTickets } from "../../db/schema/outreach.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { Caller } from "../../http/session.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { effectivePlan, findUser } from "../auth/index.ts";
import { sendMail } from "../mails/index.ts";
import { supportTicketMail } from "./mails.ts";

type Dependencies = { db: Db; queue: Queue; limiter: RateLimiter };
type Writer = { name: string; email: string; userId: number | null; hasPriority: boolean };

/** Questions to the support: kept as tickets, and mailed so that an answer goes to their writer (contract.md 7). */
export function createSupportService({ db, queue, limiter }: Dependencies) {
  async function writerOf(input: SupportInput, caller: Caller | null): Promise<Writer> {
    const found = caller ? await findUser(db, caller.userId) : null;
    if (found) {
      const { id, name, email } = found.user;
      return { name, email, userId: id, hasPriority: effectivePlan(found.subscription) === "premium" };
    }
    if (!input.name) throw invalidField("name", requiredMessage("name"));
    if (!input.email) throw invalidField("email", requiredMessage("email"));
    return { name: input.name, email: input.email, userId: null, hasPriority: false };
  }

  return {
    /**
     * @returns the number of the ticket
     * @throws AppError validation_failed when a guest leaves out name or address; too_many_requests when the writer, or
     * all together, have written very often
     */
    async ask(input: SupportInput, caller: Caller | null, address: string): Promise<number> {
      const writer = await writerOf(input, caller);
      await limiter.hit("support_tickets", { address, userId: writer.userId, email: writer.email });
      return db.transaction(async (inside) => {
        const [ticket] = await inside
          .insert(supportTickets)
          .values({
            user_id: writer.userId,
            name: writer.name,
            email: writer.email,
            subject: input.subject,
            message: input.message,
            context: input.context || null,
            priority: writer.hasPriority,
          })
          .returning({ id: supportTickets.id });
        if (!ticket) throw new AppError("server_error");
        await sendMail(queue, inside, { mail: supportTicketMail, data: { ticket_id: ticket.id } });
        return ticket.id;
      });
    },
  };
}

export type SupportService = ReturnType<typeof createSupportService>;
