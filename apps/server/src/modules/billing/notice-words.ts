import { formatCents, planRules, type PlanName } from "@vitrine/model";
import { longDate } from "./long-date.ts";
import type { NoticeData, NoticeName } from "./notices.ts";

type Notice = { subject: string; text: string; button: string; path: string; closing: string };

const nameOf = (plan: PlanName) => planRules[plan].displayName;
const dayOf = (moment: string) => longDate(new Date(moment));

const everythingStays = "Nothing is deleted: your portfolios and their content stay as they are.";
const afterTrial = "When it ends you go on with the free plan. Nothing is charged and nothing is deleted.";

/** The words of each notice about money and time. */
export const notices: Readonly<Record<NoticeName, (data: NoticeData) => Notice>> = {
  started({ plan, billing_cycle, price_cents, period_end }) {
    const next = period_end ? ` The next payment is on ${dayOf(period_end)}.` : "";
    const each = billing_cycle === "annual" ? "a year" : "a month";
    return {
      subject: `Welcome to Vitrine ${nameOf(plan)}`,
      text: `Your ${nameOf(plan)} plan is active at ${formatCents(price_cents)} ${each}.${next} Your invoice is on your subscription page.`,
      button: "Open your subscription",
      path: "/subscription",
      closing: "You can cancel at any time, and have your money back within 14 days.",
    };
  },
  failed: ({ plan }) => ({
    subject: "Your payment did not go through",
    text: `The payment for your ${nameOf(plan)} plan was declined. We will try again over the next days; with another card it works at once. Your public sites stay online meanwhile.`,
    button: "Update your card",
    path: "/subscription/billing",
    closing: everythingStays,
  }),
  unpaid: ({ plan }) => ({
    subject: `Your ${nameOf(plan)} plan is on hold`,
    text: "We have tried your card several times without success and will not try again. Pay with another card to go on, or continue with the free plan.",
    button: "Update your card",
    path: "/subscription/billing",
    closing: everythingStays,
  }),
  recovered: ({ plan }) => ({
    subject: "Thank you, your payment has arrived",
    text: `Your ${nameOf(plan)} plan is active again.`,
    button: "Open your subscription",
    path: "/subscription",
    closing: "Your invoice is on your subscription page.",
  }),
  cancelled({ plan, period_end }) {
    const end = period_end ? ` until ${dayOf(period_end)}` : "";
    return {
      subject: "Your cancellation is noted",
      text: `You keep your ${nameOf(plan)} plan${end}. Until then you can take the cancellation back with one click.`,
      button: "Open your subscription",
      path: "/subscription",
      closing: everythingStays,
    };
  },
  ended: ({ plan }) => ({
    subject: `Your ${nameOf(plan)} plan has ended`,
    text: "You can go on with the free plan, or subscribe again, whenever you like.",
    button: "Choose how to go on",
    path: "/checkout",
    closing: everythingStays,
  }),
  "trial-started": ({ trial_end }) => ({
    subject: "Your free trial has started",
    text: `You have everything of your plan until ${trial_end ? dayOf(trial_end) : "its end"}, without a card.`,
    button: "Open your dashboard",
    path: "/dashboard",
    closing: afterTrial,
  }),
  "trial-ends": ({ trial_end, plan, billing_cycle }) => ({
    subject: `Your free trial ends on ${trial_end ? dayOf(trial_end) : "its last day"}`,
    text: "To keep what your plan unlocks, subscribe before then.",
    button: "Subscribe",
    path: `/checkout?plan=${plan}&billing=${billing_cycle}`,
    closing: afterTrial,
  }),
  "trial-ended": () => ({
    subject: "Your free trial has ended",
    text: "You are on the free plan now. Portfolios above its limit stay readable; to create new ones or to use the blog, subscribe.",
    button: "See the plans",
    path: "/subscription/plans",
    closing: "Nothing was charged and nothing was deleted.",
  }),
};
