import type { BillingCycle, PaidPlan, PaymentRefusal, SubscriptionStatus, TestCard } from "@vitrine/model";

/** What is bought, and what one period of it costs. */
export type Terms = { plan: PaidPlan; cycle: BillingCycle; amountCents: number };

export type ProviderSubscription = {
  id: string;
  status: SubscriptionStatus;
  terms: Terms;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  canceledAt: Date | null;
  createdAt: Date;
  /** Other terms that begin at the end of the period. */
  pending: Terms | null;
};

export type ProviderInvoice = {
  id: string;
  subscriptionId: string | null;
  number: string;
  at: Date;
  status: "open" | "paid" | "void" | "uncollectible";
  /** What was asked for after credit. */
  amountCents: number;
  paidCents: number;
  refundedCents: number;
  plan: PaidPlan;
  cycle: BillingCycle;
  lines: { description: string; amount_cents: number }[];
  paidAt: Date | null;
  /** What a refund is addressed to. */
  paymentId: string | null;
  nextAttemptAt: Date | null;
};

export type ProviderCheckout = { id: string; status: "open" | "complete" | "expired" };

/** Everything that a customer has at the provider: the only truth about paid subscriptions. */
export type ProviderState = {
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
  checkouts: ProviderCheckout[];
  card: { brand: string; last4: string } | null;
  creditCents: number;
};

export type ChangeCost = {
  lines: { description: string; amountCents: number }[];
  /** Sum of the lines; below zero it becomes credit. */
  totalCents: number;
  /** What is charged after credit. */
  dueCents: number;
  periodEnd: Date;
};

export type Customer = { userId: number; email: string; name: string };
export type NewCheckout = {
  customerId: string;
  userId: number;
  /** Our id of the checkout, which the success page asks for. */
  reference: string;
  terms: Terms;
  expiresAt: Date;
};

/** The bank, or the card's rules, said no; nothing was changed. */
export class PaymentRefused extends Error {
  override readonly name = "PaymentRefused";
  readonly reason: PaymentRefusal;
  constructor(reason: PaymentRefusal, options?: { cause?: unknown }) {
    super(`The payment was refused: ${reason}.`, options);
    this.reason = reason;
  }
}

/** The provider could not be reached, or answered what it should not. */
export class ProviderFailed extends Error {
  override readonly name = "ProviderFailed";
}

/** An event whose signature is missing, wrong or too old. */
export class BadSignature extends Error {
  override readonly name = "BadSignature";
}

/** A verified event. Only whom it is about is read from it: state is fetched, never taken from events. */
export type PaymentEvent = { id: string; type: string; customerId: string | null };

/** What only the built-in test provider can do: there is no card form of another provider's on our pages. */
export type CardDesk = {
  /** @throws PaymentRefused; ProviderFailed when the checkout is not open */
  pay(customerId: string, checkoutId: string, card: TestCard): Promise<void>;
  /** Replaces the card and pays what is open. @throws PaymentRefused */
  replaceCard(customerId: string, card: TestCard): Promise<void>;
};

/** A delivery of an event as it comes over the wire: the raw body and its signature. */
export type Delivery = { body: Buffer; signature: string };

/** Where money comes from. Every method may throw {@link ProviderFailed}. */
export type Payments = {
  readonly name: "local" | "stripe";
  createCustomer(customer: Customer): Promise<string>;
  /** @returns the provider's id and the address that the browser goes to */
  openCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /** Closes an open checkout; one that is over already stays as it is. */
  expireCheckout(customerId: string, checkoutId: string): Promise<void>;
  /** @param checkoutIds the checkouts whose state is wanted */
  readState(customerId: string, checkoutIds: readonly string[]): Promise<ProviderState>;
  previewChange(customerId: string, subscriptionId: string, terms: Terms, at: Date): Promise<ChangeCost>;
  /** Changes at once and charges what the preview of the same moment said. @throws PaymentRefused */
  changeNow(customerId: string, subscriptionId: string, terms: Terms, at: Date): Promise<void>;
  changeAtPeriodEnd(customerId: string, subscriptionId: string, terms: Terms): Promise<void>;
  /** Ends at the end of the period, or not any more; either way no other terms are pending afterwards. */
  setCancelAtPeriodEnd(customerId: string, subscriptionId: string, cancels: boolean): Promise<void>;
  /** Ends at once; what is unused of a paid period becomes credit where `credits` is set. */
  endNow(customerId: string, subscriptionId: string, options: { credits: boolean }): Promise<void>;
  refund(customerId: string, paymentId: string, amountCents: number): Promise<void>;
  /** Address of the page where payment method and invoices are looked after. */
  openPortal(customerId: string): Promise<string>;
  /** @throws BadSignature */
  readEvent(delivery: { body: Buffer; signature: string | undefined }): Promise<PaymentEvent>;
  readonly cardDesk: CardDesk | null;
  /** Lets time pass for customers that are due, and hands over the events that wait; a real provider does so itself. */
  runDue(deliver: (delivery: Delivery) => Promise<void>): Promise<void>;
};
