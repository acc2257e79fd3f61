import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { ErrorState, Skeleton } from "@vitrine/ui";
import { readPlanChoice } from "../../lib/plan-destination.ts";
import { subscriptionQuery, type CurrentSubscription } from "../../lib/queries/subscription.ts";
import { CurrentPlan } from "./current-plan.tsx";
import { Invoices } from "./invoices.tsx";
import { PaymentMethod } from "./payment-method.tsx";
import { StandingNotices } from "./standing-notices.tsx";
import { UpgradePanel } from "./upgrade-panel.tsx";

/** `/subscription`: the plan as a statement, what needs attention, the card and the invoices. */
export function SubscriptionPage() {
  const current = useQuery(subscriptionQuery);
  return (
    <>
      <h1 className="text-h1">Subscription</h1>
      {current.isPending ? <Skeleton className="mt-8 h-48" /> : null}
      {current.isError ? (
        <ErrorState
          title="Your subscription could not be loaded"
          text="Check your connection and try again."
          onRetry={() => void current.refetch()}
          busy={current.isFetching}
        />
      ) : null}
      {current.data ? <Loaded current={current.data} /> : null}
    </>
  );
}

function Loaded({ current }: { current: CurrentSubscription }) {
  const search = useSearch({ strict: false });
  const { plan, billing } = readPlanChoice(search.plan, search.billing);
  const asksForUpgrade = search.action === "upgrade" && plan !== null && plan !== "free";
  return (
    <>
      <StandingNotices current={current} className="mt-6" />
      {asksForUpgrade ? <UpgradePanel current={current} plan={plan} cycle={billing} /> : null}
      <CurrentPlan current={current} isAside={asksForUpgrade || current.billing.payment_problem !== null} />
      {current.subscription || current.billing.has_customer ? (
        <>
          <PaymentMethod billing={current.billing} />
          <Invoices />
        </>
      ) : null}
    </>
  );
}
