import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { SupportService } from "./service.ts";

export { supportMails } from "./mails.ts";
export { createSupportService, type SupportService } from "./service.ts";

const message = "Thank you. Your message has arrived, and we will answer by mail.";

/** Binds the support form (contract.md 7). */
export function registerSupport(bind: Bind, support: SupportService): void {
  bind(contract.outreach.askSupport, async ({ body, caller, address }) => ({
    message,
    data: { ticket_id: await support.ask(body, caller, address) },
  }));
}
