import type { BillingCycle, PaidPlan } from "@vitrine/model";

/** Terms as the test provider keeps them. */
export type SimulatedTerms = { plan: PaidPlan; cycle: BillingCycle; amountCents: number };

export type SimulatedSubscription = SimulatedTerms & {
  id: string;
  status: "active" | "past_due" | "unpaid" | "canceled";
  /** Periods are counted from here, so that the 31st stays the 31st. */
  anchor: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  createdAt: number;
  pending: SimulatedTerms | null;
};

export type SimulatedInvoice = {
  id: string;
  number: string;
  subscriptionId: string;
  at: number;
  status: "open" | "paid" | "void" | "uncollectible";
  plan: PaidPlan;
  cycle: BillingCycle;
  lines: { description: string; amountCents: number }[];
  /** After credit; never below zero. */
  dueCents: number;
  /** Credit that was set against it; it returns when the invoice is void. */
  creditCents: number;
  paidCents: number;
  refundedCents: number;
  paidAt: number | null;
  attempts: number;
  nextAttemptAt: number | null;
};

export type SimulatedCheckout = {
  id: string;
  reference: string;
  status: "open" | "complete" | "expired";
  terms: SimulatedTerms;
  expiresAt: number;
  /** Cards that fail once and have. */
  failedOnce: boolean;
};

/** One customer of the built-in test provider: plain data, times in milliseconds. Of cards only which test card it is. */
export type SimulatedAccount = {
  id: string;
  userId: number;
  email: string;
  name: string;
  cardKey: string | null;
  creditCents: number;
  /** Last number given out; ids are made of it. */
  sequence: number;
  subscriptions: SimulatedSubscription[];
  invoices: SimulatedInvoice[];
  checkouts: SimulatedCheckout[];
};

export type SimulatedEvent = { id: string; payload: string; createdAt: Date };

/** One piece of work on an account: what it changes, the moment it happens at, and the events it causes. */
export type Run = { account: SimulatedAccount; at: number; events: SimulatedEvent[] };

export function newAccount(id: string, customer: { userId: number; email: string; name: string }): SimulatedAccount {
  return {
    id,
    ...customer,
    cardKey: null,
    creditCents: 0,
    sequence: 0,
    subscriptions: [],
    invoices: [],
    checkouts: [],
  };
}

/** The stored books of a customer; what an earlier version did not keep is as on a new account. */
export function readAccount({ id, state }: { id: string; state: unknown }): SimulatedAccount {
  const stored = typeof state === "object" && state !== null ? state : {};
  return { ...newAccount(id, { userId: 0, email: "", name: "" }), ...stored };
}

/** The next id of a kind, e.g. `sub_<customer>_3`. */
export function nextId(run: Run, prefix: string): string {
  run.account.sequence += 1;
  return `${prefix}_${run.account.id.slice("cus_".length)}_${run.account.sequence}`;
}

/** Writes an event of the kind that Stripe would send: what changed, and whose it is. */
export function emit(run: Run, type: string, object: { id: string }): void {
  const id = nextId(run, "evt");
  const payload = JSON.stringify({
    id,
    object: "event",
    type,
    created: Math.floor(run.at / 1000),
    data: { object: { id: object.id, customer: run.account.id } },
  });
  run.events.push({ id, payload, createdAt: new Date(run.at) });
}
