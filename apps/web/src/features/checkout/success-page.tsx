import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { planRules, upgradeBenefits } from "@vitrine/model";
import { Button, buttonClass, Spinner } from "@vitrine/ui";
import { Check, CircleCheck } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { forgetPlanWanted, planWantedAt } from "../../lib/plans/wanted-at.ts";
import { billedWord, dollars, longDate } from "../../lib/plans/words.ts";
import { afterPlanChange, checkoutSessionQuery } from "../../lib/queries/billing.ts";
import { writeStored } from "../../lib/storage/client-storage.ts";
import { useCheckoutResult, type CheckoutResult } from "./use-checkout-result.ts";

/** `/checkout/success`: promises nothing before the server says that the checkout is complete. */
export function SuccessPage() {
  const { session_id: sessionId } = useSearch({ strict: false });
  return (
    <div className="page-gutter mx-auto w-full max-w-[40rem] pt-[8vh] pb-16">
      {sessionId ? <Result sessionId={sessionId} /> : <NotComplete result="unknown" />}
    </div>
  );
}

function Result({ sessionId }: { sessionId: string }) {
  const { result, askAgain } = useCheckoutResult(sessionId);
  if (result === "complete") return <Complete sessionId={sessionId} />;
  if (result === "waiting") return <Waiting />;
  return <NotComplete result={result} onAskAgain={askAgain} />;
}

function Waiting() {
  return (
    <div role="status">
      <Spinner size={28} />
      <h1 className="mt-4 text-h1">Confirming your payment</h1>
      <p className="mt-3 text-muted">This takes a few seconds. You can leave this page; nothing is lost.</p>
    </div>
  );
}

function Complete({ sessionId }: { sessionId: string }) {
  const { data: session } = useQuery(checkoutSessionQuery(sessionId));
  const [wanted] = useState(planWantedAt);
  useEffect(() => {
    writeStored("checkout_completed", true);
    void afterPlanChange();
  }, []);
  if (!session) return <Waiting />;
  const { plan, billing_cycle: billing } = session;
  return (
    <>
      <CircleCheck size={32} strokeWidth={1.75} aria-hidden="true" className="text-ok" />
      <div role="status" className="mt-4">
        <h1 className="text-h1">Your {planRules[plan].displayName} plan is active</h1>
      </div>
      <p className="mt-3 text-muted">
        {dollars(session.amount)} paid, billed {billedWord(billing)}. The next charge is on{" "}
        {longDate(session.renews_at)}. The invoice lies under Subscription.
      </p>
      <ul className="mt-6 grid gap-2 border-y border-line py-5 sm:grid-cols-2">
        {upgradeBenefits[plan].map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Check size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {wanted ? (
          <Link
            to={wanted.address}
            onClick={forgetPlanWanted}
            className={buttonClass({ variant: "primary", size: "large" })}
          >
            {wanted.words}
          </Link>
        ) : null}
        <Link
          to="/dashboard"
          search={{ from_checkout: "1" }}
          onClick={forgetPlanWanted}
          className={buttonClass({ variant: wanted ? "secondary" : "primary", size: "large" })}
        >
          Go to Dashboard
        </Link>
        <Link to="/subscription" className={buttonClass({ size: "large" })}>
          See the subscription
        </Link>
      </div>
    </>
  );
}

const words: Readonly<Record<Exclude<CheckoutResult, "complete" | "waiting">, { title: string; text: string }>> = {
  late: {
    title: "Your payment is still being confirmed",
    text: "The payment provider has not answered yet. Your plan changes by itself as soon as it does; do not pay again.",
  },
  expired: { title: "This checkout has expired", text: "Nothing was charged. Open a new one to go on." },
  unknown: {
    title: "There is no checkout here",
    text: "It does not exist, or it belongs to another account. Nothing was charged by opening this page.",
  },
};

type NotCompleteProps = { result: keyof typeof words; onAskAgain?: () => void };

function NotComplete({ result, onAskAgain }: NotCompleteProps) {
  const { title, text } = words[result];
  let action: ReactNode = (
    <Link to="/checkout" className={buttonClass({ variant: "primary", size: "large" })}>
      Back to the checkout
    </Link>
  );
  if (result === "late") {
    action = (
      <Button variant="primary" size="large" onClick={onAskAgain}>
        Check again
      </Button>
    );
  }
  return (
    <>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-3 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {action}
        <Link to="/dashboard" search={{ from_checkout: "1" }} className={buttonClass({ size: "large" })}>
          Go to Dashboard
        </Link>
      </div>
    </>
  );
}
