import type { Run } from "../simulator/account.ts";
import * as commands from "../simulator/commands.ts";
import { formAt, textAt, type Form } from "./form-body.ts";
import type { DoubleState, Routes } from "./stripe-double.ts";
import {
  chargeObject,
  checkoutObject,
  customerObject,
  invoiceObject,
  linesObject,
  listOf,
  scheduleIdOf,
  subscriptionObject,
  termsOfItems,
  termsOfPriceData,
} from "./stripe-objects.ts";

type Json = Record<string, unknown>;
type Handler = (form: Form, id: string) => Json;

/** The calls of Stripe's API that the double answers. */
export function stripeRoutes(state: DoubleState, products: Set<string>): Routes {
  const subscription = (id: string, change?: (run: Run) => void): Json =>
    state.on(state.holderOf(id), (run) => {
      change?.(run);
      const found = run.account.subscriptions.find((entry) => entry.id === id);
      return found ? subscriptionObject(run.account, found) : {};
    });
  const checkout = (id: string): Json =>
    state.on(state.holderOf(id), ({ account }) => {
      const found = account.checkouts.find((entry) => entry.id === id);
      return found ? checkoutObject(found, account.id, state.address()) : {};
    });
  const scheduled = (scheduleId: string) => scheduleId.slice(scheduleIdOf("").length);

  const table: [method: string, path: RegExp, handler: Handler][] = [
    ["POST", /^\/v1\/products$/, (form) => createProduct(products, textAt(form, "id") ?? "")],
    [
      "POST",
      /^\/v1\/customers$/,
      (form) => customerObject(state.create({ email: textAt(form, "email") ?? "", name: textAt(form, "name") ?? "" })),
    ],
    ["GET", /^\/v1\/customers\/(\w+)$/, (_, id) => state.on(id, ({ account }) => customerObject(account))],
    ["POST", /^\/v1\/checkout\/sessions$/, (form) => createCheckout(state, form)],
    ["GET", /^\/v1\/checkout\/sessions\/(\w+)$/, (_, id) => checkout(id)],
    [
      "POST",
      /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_, id) => {
        state.on(state.holderOf(id), (run) => commands.expireCheckout(run, id));
        return checkout(id);
      },
    ],
    [
      "GET",
      /^\/v1\/subscriptions$/,
      (form) =>
        state.on(textAt(form, "customer") ?? "", ({ account }) =>
          listOf(account.subscriptions.map((entry) => subscriptionObject(account, entry)).toReversed()),
        ),
    ],
    ["GET", /^\/v1\/subscriptions\/(\w+)$/, (_, id) => subscription(id)],
    [
      "POST",
      /^\/v1\/subscriptions\/(\w+)$/,
      (form, id) => subscription(id, (run) => updateSubscription(run, id, form)),
    ],
    [
      "DELETE",
      /^\/v1\/subscriptions\/(\w+)$/,
      (form, id) => subscription(id, (run) => commands.endNow(run, id, textAt(form, "prorate") === "true")),
    ],
    [
      "POST",
      /^\/v1\/subscription_schedules$/,
      (form) => ({ id: scheduleIdOf(textAt(form, "from_subscription") ?? "") }),
    ],
    [
      "POST",
      /^\/v1\/subscription_schedules\/(\w+)$/,
      (form, id) => {
        const terms = termsOfItems(formAt(form, "phases", "1"));
        return subscription(scheduled(id), (run) => commands.changeAtPeriodEnd(run, scheduled(id), terms));
      },
    ],
    [
      "POST",
      /^\/v1\/subscription_schedules\/(\w+)\/release$/,
      (_, id) =>
        subscription(scheduled(id), (run) => void (commands.liveSubscription(run, scheduled(id)).pending = null)),
    ],
    [
      "GET",
      /^\/v1\/invoices$/,
      (form) =>
        state.on(textAt(form, "customer") ?? "", ({ account }) =>
          listOf(
            account.invoices
              .filter((entry) => (textAt(form, "status") ?? entry.status) === entry.status)
              .map((entry) => invoiceObject(account, entry)),
          ),
        ),
    ],
    ["POST", /^\/v1\/invoices\/create_preview$/, (form) => preview(state, form)],
    ["POST", /^\/v1\/invoices\/(\w+)\/void$/, (_, id) => ({ id })],
    [
      "GET",
      /^\/v1\/charges$/,
      (form) =>
        state.on(textAt(form, "customer") ?? "", ({ account }) =>
          listOf(account.invoices.filter(({ paidCents }) => paidCents > 0).map(chargeObject)),
        ),
    ],
    ["POST", /^\/v1\/refunds$/, (form) => refund(state, form)],
    ["POST", /^\/v1\/billing_portal\/sessions$/, (form) => openPortal(state, form)],
  ];

  return (method, path, form) => {
    for (const [wanted, pattern, handler] of table) {
      const match = wanted === method ? pattern.exec(path) : null;
      if (match) return handler(form, match[1] ?? "");
    }
    throw new Error(`No such call: ${method} ${path}`);
  };
}

function createProduct(products: Set<string>, id: string): Json {
  if (products.has(id)) throw new Error("exists");
  products.add(id);
  return { id, object: "product" };
}

function createCheckout(state: DoubleState, form: Form): Json {
  const customer = textAt(form, "customer") ?? "";
  const terms = termsOfPriceData(formAt(form, "line_items", "0", "price_data"));
  return state.on(customer, (run) => {
    const id = commands.openCheckout(run, {
      reference: textAt(form, "client_reference_id") ?? "",
      terms,
      expiresAt: Number(textAt(form, "expires_at")) * 1000,
    });
    state.leadsTo(id, { done: textAt(form, "success_url") ?? "", back: textAt(form, "cancel_url") ?? "" });
    const found = run.account.checkouts.find((entry) => entry.id === id);
    return found ? checkoutObject(found, customer, state.address()) : {};
  });
}

function openPortal(state: DoubleState, form: Form): Json {
  const customer = textAt(form, "customer") ?? "";
  const address = textAt(form, "return_url") ?? "";
  state.leadsTo(customer, { done: address, back: address });
  return { id: "bps_1", url: `${state.address()}/portal/${customer}` };
}

function updateSubscription(run: Run, id: string, form: Form): void {
  if (Object.keys(formAt(form, "items")).length > 0)
    return commands.changeNow(run, id, termsOfItems(form), Number(textAt(form, "proration_date")) * 1000);
  commands.setCancelAtPeriodEnd(run, id, textAt(form, "cancel_at_period_end") === "true");
}

function preview(state: DoubleState, form: Form): Json {
  const details = formAt(form, "subscription_details");
  const at = Number(textAt(details, "proration_date")) * 1000;
  return state.on(textAt(form, "customer") ?? "", (run) => {
    const subscription = commands.liveSubscription(run, textAt(form, "subscription") ?? "");
    const terms = termsOfItems(details);
    const { lines, proration } = commands.changeLines(subscription, terms, at);
    return {
      object: "invoice",
      lines: linesObject(lines, commands.periodEndOfChange(subscription, terms, at)),
      total: proration.totalCents,
      amount_due: Math.max(0, proration.totalCents - run.account.creditCents),
    };
  });
}

function refund(state: DoubleState, form: Form): Json {
  const invoiceId = (textAt(form, "payment_intent") ?? "").replace(/^pi_/, "");
  state.on(state.holderOf(invoiceId), (run) => commands.refund(run, invoiceId, Number(textAt(form, "amount"))));
  return { id: "re_1", object: "refund" };
}
