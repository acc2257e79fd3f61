import { Link } from "@tanstack/react-router";
import { planRules, type BillingCycle, type PlanName } from "@vitrine/model";
import { Button, buttonClass, Notice } from "@vitrine/ui";
import type { ReactNode } from "react";
import { billedWord } from "../../lib/plans/words.ts";
import type { CurrentSubscription } from "../../lib/queries/subscription.ts";
import type { CheckoutAddress } from "./checkout-choice.ts";
import { FreeButton } from "./member-actions.tsx";
import { useCheckout } from "./use-checkout.ts";

type StatementProps = { title: string; text: string; failure?: string | null; children: ReactNode };

/** A checkout with nothing to buy: what holds, and where to go on. */
function Statement({ title, text, failure = null, children }: StatementProps) {
  return (
    <div className="max-w-[36rem]">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-3 text-muted">{text}</p>
      {failure ? (
        <Notice tone="danger" role="alert" className="mt-6">
          {failure}
        </Notice>
      ) : null}
      <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

const planName = (plan: PlanName) => planRules[plan].displayName;

const toDashboard = (
  <Link to="/dashboard" className={buttonClass({ size: "large" })}>
    Go to Dashboard
  </Link>
);

/** Somebody pays for exactly this already. */
export function Owned({ plan, billing }: { plan: PlanName; billing: BillingCycle }) {
  return (
    <Statement
      title={`You are on the ${planName(plan)} plan`}
      text={`It is billed ${billedWord(billing)} and there is nothing to pay now.`}
    >
      <Link to="/subscription" className={buttonClass({ variant: "primary", size: "large" })}>
        Manage subscription
      </Link>
      {toDashboard}
    </Statement>
  );
}

/** Somebody pays for something else: it is changed, with the sum shown first, and never bought a second time. */
export function Changing({ current, address }: { current: CurrentSubscription; address: CheckoutAddress }) {
  const { plan, billing } = address;
  const isSamePlan = current.plan.name === plan;
  return (
    <Statement
      title={isSamePlan ? `Change to ${billing} billing` : `Change to ${planName(plan)}`}
      text={`You are on the ${current.plan.display_name} plan. See what the change costs before you confirm it.`}
    >
      <Link
        to="/subscription/plans"
        search={{ plan, billing }}
        className={buttonClass({ variant: "primary", size: "large" })}
      >
        See the change
      </Link>
      {toDashboard}
    </Statement>
  );
}

/** A payment failed: the card is put right, or the paid plan is left. */
export function Owing({ current, address }: { current: CurrentSubscription; address: CheckoutAddress }) {
  const { start, busy, failure } = useCheckout(address, "pro");
  const name = current.subscription?.plan.display_name ?? current.plan.display_name;
  return (
    <Statement
      title="Please complete your subscription to access this feature"
      text={`The last payment for the ${name} plan did not go through. Put the card right to go on, or continue with the Free plan. Your portfolios are kept.`}
      failure={failure}
    >
      <Button
        variant="primary"
        size="large"
        busy={busy === "portal"}
        busyLabel="Processing..."
        disabled={busy === "free"}
        onClick={() => start("portal")}
      >
        Update payment method
      </Button>
      <span>
        <FreeButton busy={busy} onPress={() => start("free")} />
      </span>
    </Statement>
  );
}

/** `plan=free`: nothing to pay; an ended subscription is left behind, a running one is changed where its end is shown. */
export function FreeChoice({ current, address }: { current: CurrentSubscription; address: CheckoutAddress }) {
  const { start, busy, failure } = useCheckout(address, "pro");
  const { subscription, has_access: hasAccess } = current;
  if (subscription && hasAccess) return <Changing current={current} address={address} />;
  return (
    <Statement
      title="Continue with Free"
      text="One portfolio, for as long as you like. No credit card needed."
      failure={failure}
    >
      {subscription ? (
        <Button
          variant="primary"
          size="large"
          busy={busy === "free"}
          busyLabel="Processing..."
          onClick={() => start("free")}
        >
          Continue with Free
        </Button>
      ) : (
        <Link to="/dashboard" className={buttonClass({ variant: "primary", size: "large" })}>
          Continue with Free
        </Link>
      )}
    </Statement>
  );
}
