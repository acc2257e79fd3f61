import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Badge, ErrorState, Progress, Skeleton } from "@vitrine/ui";
import { subscriptionQuery, type CurrentSubscription } from "../../lib/queries/subscription.ts";
import { PlanFacts } from "./plan-facts.tsx";

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** `/subscription`: the plan as a statement, its use, and what the plans contain. */
export function SubscriptionPage() {
  const search = useSearch({ strict: false });
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
      {current.data ? <CurrentPlan current={current.data} wanted={search.plan} /> : null}
    </>
  );
}

function CurrentPlan({ current, wanted }: { current: CurrentSubscription; wanted: string | undefined }) {
  const { plan, limits, usage, subscription } = current;
  const asksForOther = wanted !== undefined && wanted !== plan.name;
  return (
    <>
      <section aria-label="Current plan" className="mt-8 grid gap-6 border-y border-line py-6 md:grid-cols-2">
        <div>
          <p className="flex items-center gap-3 text-h2 font-display">
            You are on the {plan.display_name} plan
            {subscription ? <Badge tone="brand">{subscription.status}</Badge> : null}
          </p>
          <p className="mt-2 text-muted">{renewalSentence(current)}</p>
        </div>
        <div>
          <p className="text-label">
            {usage.portfolio_count} / {limits.portfolio_count} portfolios
          </p>
          <Progress
            label="Portfolios used"
            value={usage.portfolio_count}
            max={limits.portfolio_count}
            hideNumber
            className="mt-2"
          />
        </div>
      </section>
      {asksForOther ? (
        <p className="mt-6 border-s-[3px] border-info bg-info-tint px-4 py-3">
          Plans cannot be changed online at the moment. Your {plan.display_name} plan and everything you made stay as
          they are.
        </p>
      ) : null}
      <h2 className="mt-12 mb-4 text-h2">What the plans contain</h2>
      <PlanFacts current={plan.name} wanted={wanted} />
    </>
  );
}

function renewalSentence({ subscription }: CurrentSubscription): string {
  if (!subscription) return "It is free and has no end date.";
  const end = subscription.trial_ends_at ?? subscription.current_period_end;
  if (!end) return `Billed ${subscription.billing_cycle === "annual" ? "annually" : "monthly"}.`;
  const date = dateFormat.format(new Date(end));
  if (subscription.trial_ends_at) return `Your trial ends on ${date}.`;
  return subscription.cancel_at_period_end ? `It ends on ${date}.` : `It renews on ${date}.`;
}
