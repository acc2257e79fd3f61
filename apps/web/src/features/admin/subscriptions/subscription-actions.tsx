import type { AdminSubscriptionDetail } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { dollars } from "../../../lib/plans/words.ts";
import { dayOf } from "../parts/words.ts";
import { ActionRow } from "../write/action-row.tsx";
import type { Question } from "../write/ask-dialog.tsx";

/** Ends a subscription or gives money back, each after a question that says what it means. */
export function SubscriptionActions({ detail }: { detail: AdminSubscriptionDetail }) {
  const { subscription, refundable, invoices } = detail;
  const [question, setQuestion] = useState<Question | null>(null);
  const params = { subscriptionId: subscription.id };
  const { user, plan } = subscription;
  const end = dayOf(subscription.status === "trialing" ? subscription.trial_ends_at : subscription.current_period_end);
  const cancel = (at: "now" | "period_end"): Question => ({
    title:
      at === "now"
        ? `End ${user.name}'s ${plan.display_name} plan now?`
        : `Cancel ${user.name}'s ${plan.display_name} plan?`,
    text:
      at === "now"
        ? "It ends at once and the Free plan holds. The rest of the period is not paid back by this."
        : `It stays active until ${end} and is not renewed. It can be resumed until then.`,
    confirmLabel: at === "now" ? "End now" : "Cancel plan",
    cancelLabel: "Keep the plan",
    reason: { label: "Reason", isRequired: false },
    action: ({ reason }) =>
      adminApi.adminSubscriptions.cancelSubscription({ params, body: { at, reason: reason || null } }),
  });
  const isPaid = invoices.some(({ status }) => status === "paid");
  const isEnded = ["canceled", "incomplete_expired"].includes(subscription.status);
  return (
    <ActionRow question={question} onAsked={() => setQuestion(null)}>
      {isEnded || subscription.cancel_at_period_end ? null : (
        <Button onClick={() => setQuestion(cancel("period_end"))}>Cancel at the end of the period</Button>
      )}
      {isEnded ? null : (
        <Button variant="danger" onClick={() => setQuestion(cancel("now"))}>
          End now
        </Button>
      )}
      {isPaid ? <Button onClick={() => setQuestion(refundOf(params, user.name, refundable))}>Refund</Button> : null}
    </ActionRow>
  );
}

/** Within the guarantee a plain question; later it has to be forced, with a reason (contract.md 15). */
function refundOf(
  params: { subscriptionId: number },
  name: string,
  refundable: AdminSubscriptionDetail["refundable"],
): Question {
  const isGuaranteed = refundable !== null && Date.parse(refundable.until) > Date.now();
  const amount = refundable ? dollars(refundable.amount) : "The last payment";
  const guarantee = refundable
    ? `The money-back guarantee ${isGuaranteed ? "lasts until" : "ended on"} ${dayOf(refundable.until)}.`
    : "The money-back guarantee has ended.";
  return {
    title: refundable ? `Give ${amount} back to ${name}?` : `Give ${name} the last payment back?`,
    text: `${refundable ? `Paid on ${dayOf(refundable.paid_at)}. ` : ""}${guarantee} The money goes back to the card, and the plan is not renewed; it holds until its period ends unless you end it now.`,
    confirmLabel: isGuaranteed ? "Refund" : "Refund after all",
    reason: { label: "Reason", isRequired: !isGuaranteed },
    action: ({ reason }) =>
      adminApi.adminSubscriptions.refundSubscription({
        params,
        body: { force: !isGuaranteed, reason: reason || null },
      }),
  };
}
