import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestCard } from "@vitrine/model";
import type { Clock } from "../../clock.ts";
import { PaymentRefused, ProviderFailed, type Delivery } from "../payments.ts";
import { signEvent } from "../signature.ts";
import { newAccount, type Run, type SimulatedAccount, type SimulatedEvent } from "../simulator/account.ts";
import * as commands from "../simulator/commands.ts";
import { advance } from "../simulator/time.ts";
import { parseForm, type Form } from "./form-body.ts";
import { hostedPages, type HostedAnswer, type ReturnAddresses } from "./hosted-pages.ts";
import { stripeRoutes } from "./stripe-routes.ts";

/** A real HTTP server that speaks as much of Stripe's API as the adapter asks for, and signs its events. */
export type StripeDouble = {
  apiUrl: string;
  /** What was asked, e.g. "POST /v1/customers". */
  requests: string[];
  /** Pays a checkout on the hosted page. @throws PaymentRefused */
  payHosted(customerId: string, checkoutId: string, card: TestCard): void;
  replaceCardHosted(customerId: string, card: TestCard): void;
  /** Takes the events that wait, signed now. */
  takeDeliveries(): Delivery[];
  /** Makes the next request fail with this status. */
  failNext(status: number): void;
  close(): Promise<void>;
};

export type DoubleState = {
  /** Runs work on one customer's account at the present moment. @throws ProviderFailed for an unknown one */
  on<T>(customerId: string, work: (run: Run) => T): T;
  create(form: { email: string; name: string }): SimulatedAccount;
  /** The account that holds a subscription, an invoice or a checkout. */
  holderOf(id: string): string;
  address: () => string;
  /** Notes where the hosted page of a checkout, or of a customer's portal, leads. */
  leadsTo(id: string, addresses: ReturnAddresses): void;
};

type Options = {
  clock: Clock;
  webhookSecret: string;
  /** Called when somebody has done something on a hosted page, before the browser goes on. */
  onHosted?: () => Promise<void>;
};

/** Starts a {@link StripeDouble} on a free port. */
export async function startStripeDouble({ clock, webhookSecret, onHosted }: Options): Promise<StripeDouble> {
  const accounts = new Map<string, SimulatedAccount>();
  const products = new Set<string>();
  const requests: string[] = [];
  const returns = new Map<string, ReturnAddresses>();
  let events: SimulatedEvent[] = [];
  let failure: number | null = null;
  let address = "";
  const state: DoubleState = {
    on(customerId, work) {
      const found = accounts.get(customerId);
      if (!found) throw new ProviderFailed(`No such customer: ${customerId}`);
      const run: Run = { account: structuredClone(found), at: 0, events: [] };
      advance(run, clock.now().getTime());
      const result = work(run);
      accounts.set(customerId, run.account);
      events.push(...run.events);
      return result;
    },
    create(form) {
      const account = newAccount(`cus_${randomUUID().replaceAll("-", "").slice(0, 14)}`, { userId: 0, ...form });
      accounts.set(account.id, account);
      return account;
    },
    holderOf(id) {
      const holds = ({ subscriptions, invoices, checkouts }: SimulatedAccount) =>
        [...subscriptions, ...invoices, ...checkouts].some((entry) => entry.id === id);
      const found = [...accounts.values()].find(holds);
      if (!found) throw new ProviderFailed(`No such object: ${id}`);
      return found.id;
    },
    address: () => address,
    leadsTo: (id, addresses) => void returns.set(id, addresses),
  };
  const routes = stripeRoutes(state, products);
  const hosted = hostedPages(state, returns);

  const server = createServer((incoming, response) => {
    void readBody(incoming).then((body) => {
      const url = new URL(incoming.url ?? "/", "http://double");
      requests.push(`${incoming.method ?? ""} ${url.pathname}`);
      const status = failure;
      failure = null;
      if (status !== null) return answer(response, status, { error: { type: "api_error", message: "Down." } });
      const form = parseForm(incoming.method === "POST" ? body : url.search.slice(1));
      const page = hosted(incoming.method ?? "GET", url.pathname, form);
      if (page) return show(response, page, onHosted);
      return serve(response, () => routes(incoming.method ?? "GET", url.pathname, form));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    apiUrl: address,
    requests,
    payHosted(customerId, checkoutId, card) {
      const refusal = state.on(customerId, (run) => commands.payCheckout(run, checkoutId, card));
      if (refusal) throw refusal;
    },
    replaceCardHosted: (customerId, card) => state.on(customerId, (run) => commands.replaceCard(run, card)),
    takeDeliveries() {
      for (const id of accounts.keys()) state.on(id, () => undefined);
      const taken = events;
      events = [];
      return taken.map(({ payload }) => {
        const body = Buffer.from(payload);
        return { body, signature: signEvent(body, webhookSecret, clock.now()) };
      });
    },
    failNext: (status) => void (failure = status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Routes = (method: string, path: string, form: Form) => Record<string, unknown>;

function serve(response: ServerResponse, work: () => Record<string, unknown>): void {
  try {
    answer(response, 200, work());
  } catch (error) {
    if (error instanceof PaymentRefused) {
      const declined = { type: "card_error", code: "card_declined", decline_code: error.reason, message: "Declined." };
      return answer(response, 402, { error: declined });
    }
    const { message } = error as Error;
    const code = message.startsWith("No such") ? "resource_missing" : undefined;
    const exists = message === "exists" ? "resource_already_exists" : code;
    answer(response, 400, { error: { type: "invalid_request_error", message, code: exists } });
  }
}

async function show(response: ServerResponse, page: HostedAnswer, onHosted?: () => Promise<void>): Promise<void> {
  if ("html" in page) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    return void response.end(page.html);
  }
  await onHosted?.();
  response.writeHead(303, { location: page.location });
  response.end();
}

function answer(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_1" });
  response.end(JSON.stringify(body));
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
