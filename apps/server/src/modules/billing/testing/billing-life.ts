import { testCards, type BillingCycle, type PaidPlan, type PlanName } from "@vitrine/model";
import { eq } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { offers } from "../../../db/schema/billing.ts";
import { AppError } from "../../../http/app-error.ts";
import type { Caller } from "../../../http/session.ts";
import type { Delivery, Payments } from "../../../ports/payments/payments.ts";
import * as repository from "../repository.ts";
import type { Billing } from "../service.ts";
import type { Dice } from "./dice.ts";

const hour = 3600_000;
const day = 24 * hour;

/** One person's life with the product, the events that are on their way, and every price that they were shown. */
export type Life = {
  db: Db;
  billing: Billing;
  payments: Payments;
  clock: { now(): Date; advance(ms: number): void };
  dice: Dice;
  caller: Caller;
  inFlight: Delivery[];
  checkouts: string[];
  previews: { id: string | null; plan: PlanName; cycle: BillingCycle }[];
  /** Prices of a period that were shown, and sums of changes at once that were. */
  shownPrices: Set<number>;
  shownChanges: Set<number>;
  trials: number;
};

type Action = (life: Life) => Promise<unknown>;

const anyPlan = (life: Life): PaidPlan => life.dice.pick(["pro", "premium"]);
const anyCycle = (life: Life): BillingCycle => life.dice.pick(["monthly", "annual"]);
const cents = (dollars: number) => Math.round(dollars * 100);

/** What people, time, the provider and the admin do. Common things come often. */
export const actions: Readonly<Record<string, { weight: number; run: Action }>> = {
  "start a trial": { weight: 2, run: startTrial },
  "open a checkout": { weight: 4, run: openCheckout },
  "pay a checkout": { weight: 6, run: payCheckout },
  "pay twice at once": { weight: 1, run: (life) => atOnce([payCheckout(life), payCheckout(life)]) },
  "look at a change": { weight: 4, run: lookAtChange },
  "confirm a change": { weight: 4, run: confirmChange },
  "confirm after the prices changed": { weight: 2, run: confirmOtherPrice },
  "confirm twice at once": { weight: 1, run: (life) => atOnce([confirmChange(life), confirmChange(life)]) },
  "go on with the free plan": { weight: 2, run: goFree },
  cancel: { weight: 2, run: ({ billing, caller }) => billing.cancellation.cancel(caller, null) },
  resume: { weight: 2, run: ({ billing, caller }) => billing.cancellation.resume(caller) },
  "cancel and resume at once": { weight: 1, run: cancelAndResume },
  "replace the card": { weight: 2, run: replaceCard },
  "let hours pass": { weight: 3, run: (life) => pass(life, life.dice.number(24) * hour) },
  "let weeks pass": { weight: 4, run: (life) => pass(life, (1 + life.dice.number(45)) * day) },
  "let a year pass": { weight: 1, run: (life) => pass(life, 370 * day) },
  "receive events": { weight: 5, run: receiveEvents },
  "lose events": { weight: 2, run: loseEvents },
  "change the prices": { weight: 1, run: changePrices },
  "give money back": { weight: 1, run: giveBack },
};

async function startTrial(life: Life): Promise<void> {
  await life.billing.trials.start(life.caller, { plan: anyPlan(life), billing_cycle: anyCycle(life) });
  life.trials += 1;
}

async function openCheckout(life: Life): Promise<void> {
  const wish = { plan: anyPlan(life), billing_cycle: anyCycle(life) };
  const { session_id: id } = await life.billing.checkout.create(life.caller, wish);
  const { amount } = await life.billing.checkout.read(life.caller, id);
  life.shownPrices.add(cents(amount));
  life.checkouts.push(id);
}

async function payCheckout(life: Life): Promise<void> {
  if (life.checkouts.length === 0) await openCheckout(life);
  const recent = life.checkouts.at(-1) ?? "";
  const id = life.dice.isLucky(0.8) ? recent : life.dice.pick(life.checkouts);
  await life.billing.checkout.pay(life.caller, id, anyCard(life));
}

/** Mostly good ones, and some that fail at the next renewal. */
function anyCard(life: Life) {
  const kinds = life.dice.isLucky(0.7) ? ["visa"] : testCards.map(({ key }) => key);
  const key = life.dice.pick(kinds);
  const number = testCards.find((card) => card.key === key)?.number ?? "";
  return { card_number: number, exp_month: 12, exp_year: 2099, cvc: "123", name: "Ada" };
}

async function lookAtChange(life: Life): Promise<void> {
  const [plan, cycle] = [anyPlan(life), anyCycle(life)];
  const preview = await life.billing.changes.preview(life.caller, { plan, billing_cycle: cycle });
  life.shownChanges.add(cents(preview.amount_due));
  if (preview.next_charge) life.shownPrices.add(cents(preview.next_charge.amount));
  life.previews.push({ id: preview.preview_id, plan, cycle });
}

async function confirmChange(life: Life): Promise<void> {
  if (life.previews.length === 0) await lookAtChange(life);
  const preview = life.previews.at(-1);
  if (!preview) return;
  const choice = { plan: preview.plan, billing_cycle: preview.cycle };
  await life.billing.changes.change(life.caller, choice, preview.id);
}

async function confirmOtherPrice(life: Life): Promise<void> {
  await lookAtChange(life);
  await changePrices(life);
  await confirmChange(life);
}

async function goFree(life: Life): Promise<void> {
  await life.billing.changes.change(life.caller, { plan: "free" }, null);
}

async function cancelAndResume({ billing, caller }: Life): Promise<void> {
  await atOnce([billing.cancellation.cancel(caller, null), billing.cancellation.resume(caller)]);
}

/** Waits for all, also when one is refused. */
async function atOnce(running: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(running)) if (result.status === "rejected") onlyRefusals(result.reason);
}

async function replaceCard(life: Life): Promise<void> {
  await life.billing.portal.replaceCard(life.caller, anyCard(life));
}

/** Time passes as in the product: the provider's clock and the end of trials always, a reading once a day. */
async function pass(life: Life, ms: number): Promise<void> {
  life.clock.advance(ms);
  await life.payments.runDue(async (delivery) => void life.inFlight.push(delivery));
  await life.billing.trials.endDue();
  if (ms >= day) await life.billing.sync(life.caller.userId);
}

/** Some of what is on its way arrives: in any order, some of it twice or at once, some of it again later. */
async function receiveEvents(life: Life): Promise<void> {
  await life.payments.runDue(async (delivery) => void life.inFlight.push(delivery));
  const order = life.dice.shuffle(life.inFlight);
  const arriving = order.slice(0, 1 + life.dice.number(4));
  const { events } = life.billing;
  const receive = async (delivery: Delivery) => events.receive(await events.read(delivery)).catch(onlyRefusals);
  if (life.dice.isLucky(0.3)) await Promise.all(arriving.map(receive));
  else for (const delivery of arriving) await receive(delivery);
  for (const delivery of arriving) if (life.dice.isLucky(0.3)) await receive(delivery);
  life.inFlight = life.dice.isLucky(0.2) ? order : order.filter((delivery) => !arriving.includes(delivery));
}

async function loseEvents(life: Life): Promise<void> {
  await life.payments.runDue(async () => undefined);
  life.inFlight = life.inFlight.filter(() => life.dice.isLucky(0.5));
}

async function changePrices(life: Life): Promise<void> {
  const launch = eq(offers.kind, "launch_special");
  await life.db
    .update(offers)
    .set({ enabled: life.dice.isLucky(0.5), spots_left: life.dice.number(50) })
    .where(launch);
}

async function giveBack(life: Life): Promise<void> {
  const account = await repository.findAccount(life.db, life.caller.userId);
  if (!account?.customer_id) return;
  const { invoices } = await life.payments.readState(account.customer_id, []);
  const paid = invoices.find(({ paidCents, refundedCents }) => paidCents > refundedCents);
  if (!paid?.paymentId) return;
  const left = paid.paidCents - paid.refundedCents;
  await life.payments.refund(account.customer_id, paid.paymentId, 1 + life.dice.number(left));
}

/** The product may refuse, but never break. */
export function onlyRefusals(error: unknown): void {
  if (error instanceof AppError && error.status < 500) return;
  throw error;
}
