import { contract } from "@vitrine/contract";
import type { Bind } from "../../../http/route.ts";
import type { EmailChangeService } from "./email-change-service.ts";

const { emailChange: calls } = contract;

/** Binds asking for another address, and what the mails about it lead to. */
export function registerEmailChange(bind: Bind, changes: EmailChangeService): void {
  bind(calls.getEmailChange, async ({ caller }) => ({ data: await changes.pending(caller) }));
  bind(calls.changeEmail, async ({ caller, body, address }) => ({
    message: "We have mailed both addresses. Your address changes when they have confirmed.",
    data: await changes.ask(caller, body, address),
  }));
  bind(calls.cancelEmailChange, async ({ caller }) => {
    await changes.cancel(caller);
    return { message: "Your address stays as it is." };
  });
  bind(calls.readEmailLink, async ({ body }) => ({ data: await changes.readLink(body.token) }));
  bind(calls.confirmEmailChange, async ({ body }) => {
    const isDone = await changes.confirm(body.token);
    const message = isDone ? "Your email address has been changed." : "Thank you, this address is confirmed.";
    return { message, data: { is_done: isDone } };
  });
  bind(calls.refuseEmailChange, async ({ body }) => {
    await changes.refuse(body.token);
    return { message: "Your address stays as it is, and every device has been signed out. Choose a new password now." };
  });
  bind(calls.restoreEmail, async ({ body }) => {
    await changes.restore(body.token);
    return { message: "This address is yours again. We have mailed you a link to choose a new password." };
  });
}
