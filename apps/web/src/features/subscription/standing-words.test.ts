import { expect, test } from "vitest";
import { longDate } from "../../lib/plans/words.ts";
import { aPaidSubscription, aSubscription } from "../../testing/builders.ts";
import { daysUntil, isNear, standingNotice, standingSentence } from "./standing-words.ts";

const now = Date.parse("2026-01-20T12:00:00Z");
const end = "2026-02-05T12:00:00Z";
const endDay = longDate(end);

test.each([
  [{}, `$5 per month, billed monthly. It renews on ${endDay}.`],
  [{ billing_cycle: "annual", price: 48 }, `$48 per year, billed annually. It renews on ${endDay}.`],
  [{ cancel_at_period_end: true }, `$5 per month, billed monthly. It ends on ${endDay} and is not renewed.`],
  [{ status: "past_due" }, "The paid features rest until the payment is made."],
  [{ status: "canceled", canceled_at: end }, `It ended on ${endDay}.`],
  [
    { status: "trialing", trial_ends_at: end },
    `Your trial ends on ${endDay}. No card is on file and nothing is charged by itself.`,
  ],
] as const)("%o is said as a sentence", (part, sentence) => {
  expect(standingSentence(aPaidSubscription(part).data)).toBe(sentence);
});

test("the next charge is named with its own amount, and free has no end", () => {
  const charge = { next_charge: { amount: 12, at: end } };
  expect(standingSentence(aPaidSubscription({}, charge).data)).toBe(
    `$5 per month, billed monthly. The next charge of $12 is on ${endDay}.`,
  );
  expect(standingSentence(aSubscription().data)).toBe("It is free and has no end date.");
});

test("nothing is noticed while all is well", () => {
  expect(standingNotice(aSubscription().data, now)).toBeNull();
  expect(standingNotice(aPaidSubscription().data, now)).toBeNull();
});

test.each([
  ["2026-01-31T12:00:00Z", "info", "Your Pro trial ends in 11 days"],
  ["2026-01-23T12:00:00Z", "warning", "Your Pro trial ends in 3 days"],
  ["2026-01-21T11:00:00Z", "warning", "Your Pro trial ends tomorrow"],
  ["2026-01-20T11:00:00Z", "warning", "Your Pro trial ends today"],
])("a trial that ends at %s: %s, %s", (at, tone, title) => {
  const trial = aPaidSubscription({ status: "trialing", trial_ends_at: at }).data;
  expect(standingNotice(trial, now)).toMatchObject({ tone, title, action: "subscribe" });
});

test("a failed payment goes before everything else", () => {
  const problem = { payment_problem: { amount: 5, since: "2026-01-19T12:00:00Z", next_attempt_at: end } };
  expect(standingNotice(aPaidSubscription({ cancel_at_period_end: true }, problem).data, now)).toEqual({
    tone: "danger",
    title: `A payment of $5 failed on ${longDate("2026-01-19T12:00:00Z")}`,
    text: `Update your payment method to keep the plan. It is tried again on ${endDay}.`,
    action: "portal",
    at: null,
  });
});

test("an end and a change to come are said with the way back", () => {
  expect(standingNotice(aPaidSubscription({ cancel_at_period_end: true }).data, now)).toMatchObject({
    title: `Your Pro plan ends on ${endDay}`,
    action: "resume",
  });
  const pending = { name: "pro", billing_cycle: "monthly", effective_at: end, price: 5 } as const;
  const premium = { name: "premium", display_name: "Premium" } as const;
  expect(standingNotice(aPaidSubscription({ plan: premium, pending_plan: pending }).data, now)).toMatchObject({
    tone: "info",
    title: `Your plan changes to Pro on ${endDay}`,
    action: "resume",
  });
  const cycle = aPaidSubscription({ billing_cycle: "annual", pending_plan: pending }).data;
  expect(standingNotice(cycle, now)?.title).toBe(`Your plan changes to monthly billing on ${endDay}`);
});

test("days are counted whole, and never below zero", () => {
  expect(daysUntil("2026-01-20T12:00:01Z", now)).toBe(1);
  expect(daysUntil("2026-01-19T12:00:00Z", now)).toBe(0);
});

test("on other pages only what is near is said", () => {
  const ending = (at: string) => {
    const notice = standingNotice(aPaidSubscription({ cancel_at_period_end: true, current_period_end: at }).data, now);
    return notice ? isNear(notice, now) : null;
  };
  expect(ending("2026-01-27T12:00:00Z")).toBe(true);
  expect(ending("2026-01-27T12:00:01Z")).toBe(false);
  const trial = standingNotice(aPaidSubscription({ status: "trialing", trial_ends_at: end }).data, now);
  expect(trial && isNear(trial, now)).toBe(true);
});
