import { createHash } from "node:crypto";
import type { contract, QueryOf, ReplyOf } from "@vitrine/contract";
import type { ContactMessage, ContactMessageInput } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { iso } from "../auth/index.ts";
import { sendMail } from "../mails/index.ts";
import type { PublishingService, VisibleSite } from "../publishing/index.ts";
import { loadOwnedWebsite } from "../websites/index.ts";
import { contactMessageMail } from "./mails.ts";
import * as repository from "./repository.ts";
import type { MessageRow } from "./repository.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  queue: Queue;
  limiter: RateLimiter;
  publishing: PublishingService;
};
type ListQuery = QueryOf<(typeof contract)["messages"]["listMessages"]>;
type ListReply = Omit<ReplyOf<(typeof contract)["messages"]["listMessages"]>, "success">;

type OfMessage = { caller: Caller; id: number; messageId: number };

/** What visitors write to the owners of sites, and the owners' inbox (contract.md 9, 14). */
export function createMessagesService({ db, clock, queue, limiter, publishing }: Dependencies) {
  async function ownedMessage({ caller, id, messageId }: OfMessage): Promise<MessageRow> {
    const row = await repository.findOwnedMessage(db, { userId: caller.userId, websiteId: id, messageId });
    if (!row) throw new AppError("not_found");
    return row;
  }

  /** Stores and mails a message; the mail goes to the address that the owner has proved to be theirs. */
  async function deliver(site: VisibleSite, input: ContactMessageInput, formHash: string | null): Promise<void> {
    await limiter.hit("site_messages", { address: "", userId: null, email: null, site: site.id }).catch(sayItKindly);
    await db.transaction(async (inside) => {
      if (!(await repository.holdWebsite(inside, site.id))) throw new AppError("site_unavailable");
      const { name, email, message } = input;
      const row = { website_id: site.id, name, email, message, form_hash: formHash, created_at: clock.now() };
      const id = await repository.insertMessage(inside, row);
      if (id === null) return;
      const data = { user_id: site.userId, message_id: id, site_url: site.url };
      await sendMail(queue, inside, { mail: contactMessageMail, data });
    });
  }

  return {
    /** @throws AppError site_unavailable for a site that the caller may not see */
    async send(subdomain: string, caller: Caller | null, input: ContactMessageInput): Promise<void> {
      await deliver(await publishing.find(subdomain, caller), input, null);
    },

    /**
     * Takes what the page's own form sent. Without script nothing stops a second press of its button, so the
     * same words of the same sender are one message a day.
     * @throws AppError site_unavailable for a site that is not published
     */
    async sendByForm(subdomain: string, input: ContactMessageInput): Promise<void> {
      const day = clock.now().toISOString().slice(0, 10);
      const parts = [day, input.email, input.name, input.message];
      const hash = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
      await deliver(await publishing.find(subdomain, null), input, hash);
    },

    /** @throws AppError not_found for a website that is not the caller's */
    async check(caller: Caller, websiteId: number): Promise<void> {
      if (!(await loadOwnedWebsite(db, caller.userId, websiteId))) throw new AppError("not_found");
    },

    checkMessage: async (of: OfMessage): Promise<void> => void (await ownedMessage(of)),

    async list(websiteId: number, query: ListQuery): Promise<ListReply> {
      const { rows, meta } = await repository.listMessages(db, websiteId, query);
      const unread = await repository.countUnread(db, websiteId);
      return { data: rows.map(present), meta: { ...meta, ...unread } };
    },

    async markRead(of: OfMessage, read: boolean): Promise<ContactMessage> {
      const row = await repository.setRead(db, (await ownedMessage(of)).id, read);
      if (!row) throw new AppError("not_found");
      return present(row);
    },

    async remove(of: OfMessage): Promise<void> {
      await repository.deleteMessage(db, (await ownedMessage(of)).id);
    },
  };
}

export type MessagesService = ReturnType<typeof createMessagesService>;

/** It is not the visitor who wrote too much. */
function sayItKindly(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== "too_many_requests") throw error;
  const message = "This website has received many messages. Please try again a little later.";
  throw new AppError("too_many_requests", { ...error.details, message });
}

function present({ id, name, email, message, read, created_at }: MessageRow): ContactMessage {
  return { id, name, email, message, read, created_at: iso(created_at) };
}
