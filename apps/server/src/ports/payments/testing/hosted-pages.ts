import { findTestCard, testCards, type TestCard } from "@vitrine/model";
import { PaymentRefused } from "../payments.ts";
import type { Run } from "../simulator/account.ts";
import * as commands from "../simulator/commands.ts";
import { textAt, type Form } from "./form-body.ts";
import type { DoubleState } from "./stripe-double.ts";

/** A page, or where the browser goes next. */
export type HostedAnswer = { html: string } | { location: string };

/** Where a hosted page sends the payer. */
export type ReturnAddresses = { done: string; back: string };

/** The pages that Stripe shows on its own address: paying a checkout, and the billing portal's card. */
export function hostedPages(state: DoubleState, returns: ReadonlyMap<string, ReturnAddresses>) {
  const pages = {
    pay: {
      title: "Pay",
      holderOf: (id: string) => state.holderOf(id),
      act: (run: Run, id: string, card: TestCard) => commands.payCheckout(run, id, card),
    },
    portal: {
      title: "Save card",
      holderOf: (id: string) => id,
      act: (run: Run, _: string, card: TestCard) => {
        commands.replaceCard(run, card);
        return null;
      },
    },
  };

  /** @returns null for a path that is no hosted page */
  return (method: string, path: string, form: Form): HostedAnswer | null => {
    const [, name, id = ""] = /^\/(pay|portal)\/(\w+)$/.exec(path) ?? [];
    const addresses = returns.get(id);
    if ((name !== "pay" && name !== "portal") || !addresses) return null;
    const { title, act, holderOf } = pages[name];
    if (method === "GET") return { html: cardPage(title, addresses.back, "") };
    const card = findTestCard(textAt(form, "card") ?? "");
    if (!card) return { html: cardPage(title, addresses.back, "Choose a card.") };
    try {
      const refusal = state.on(holderOf(id), (run) => act(run, id, card));
      if (refusal) throw refusal;
    } catch (error) {
      if (error instanceof PaymentRefused) return { html: cardPage(title, addresses.back, "The card was declined.") };
      throw error;
    }
    return { location: addresses.done };
  };
}

const cardPage = (title: string, back: string, problem: string): string => `<!doctype html>
<html lang="en"><title>${title}</title><h1>${title}</h1><p role="alert">${problem}</p>
<form method="post">${testCards
  .map(({ number, key }) => `<label><input type="radio" name="card" value="${number}">${key}</label>`)
  .join("")}<button>${title}</button></form><a href="${back.replaceAll("&", "&amp;")}">Go back</a></html>`;
