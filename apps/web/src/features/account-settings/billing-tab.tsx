import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonClass, ErrorState, Progress, Skeleton } from "@vitrine/ui";
import { subscriptionQuery } from "../../lib/queries/subscription.ts";
import { SettingsSection } from "./settings-section.tsx";

/** The plan in one line; everything about paying is on the subscription page. */
export function BillingTab() {
  const subscription = useQuery(subscriptionQuery);
  if (subscription.isPending) return <Skeleton className="h-40" />;
  if (subscription.isError) {
    return (
      <ErrorState
        title="Your plan could not be loaded"
        text="Check your connection and try again."
        onRetry={() => void subscription.refetch()}
        busy={subscription.isFetching}
      />
    );
  }
  const { plan, usage, limits } = subscription.data;
  return (
    <SettingsSection title="Plan" text="Change it, see your invoices and your way of paying.">
      <p className="text-h3">You are on the {plan.display_name} plan</p>
      <p className="mt-1 text-caption text-muted tabular-nums">
        {usage.portfolio_count} / {limits.portfolio_count} portfolios
      </p>
      <Progress
        label="Portfolios used"
        value={usage.portfolio_count}
        max={limits.portfolio_count}
        hideNumber
        className="mt-2 max-w-80"
      />
      <Link to="/subscription" className={buttonClass({ variant: "primary", className: "mt-6" })}>
        Manage subscription
      </Link>
    </SettingsSection>
  );
}
