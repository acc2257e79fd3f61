import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { MessagesService } from "./service.ts";

export { registerContactPage } from "./contact-page.ts";
export { messagesMails } from "./mails.ts";
export { createMessagesService, type MessagesService } from "./service.ts";

const { messages: calls } = contract;

type OfWebsite = { params: { id: number }; caller: Caller };
type OfMessage = { params: { id: number; messageId: number }; caller: Caller };

const one = ({ params, caller }: OfMessage) => ({ caller, ...params });

/** Binds the contact form of sites and the inbox of their owners (contract.md 9, 14). */
export function registerMessages(bind: Bind, messages: MessagesService): void {
  const ofWebsite = { load: ({ params, caller }: OfWebsite) => messages.check(caller, params.id) };
  const ofMessage = { load: (context: OfMessage) => messages.checkMessage(one(context)) };

  bind(calls.sendMessage, async ({ params, caller, body }) => {
    await messages.send(params.subdomain, caller, body);
    return { message: "Thank you. Your message has been sent." };
  });
  bind(calls.listMessages, async ({ params, query }) => messages.list(params.id, query), ofWebsite);
  bind(
    calls.updateMessage,
    async (context) => ({ data: await messages.markRead(one(context), context.body.read) }),
    ofMessage,
  );
  bind(calls.removeMessage, async (context) => {
    await messages.remove(one(context));
    return { message: "Message deleted" };
  });
}
