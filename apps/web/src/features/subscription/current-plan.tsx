import { Link } from "@tanstack/react-router";
import { Badge, Button, buttonClass, Progress } from "@vitrine/ui";
import { useState } from "react";
import type { CurrentSubscription } from "../../lib/queries/subscription.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { standingSentence, statusWords } from "./standing-words.ts";

/** The plan as a statement, what of it is used, and the ways to change it; `isAside` where something else comes first. */
export function CurrentPlan({ current, isAside }: { current: CurrentSubscription; isAside: boolean }) {
  const { plan, limits, usage, subscription, has_access: hasAccess } = current;
  const [isCancelling, setCancelling] = useState(false);
  const status = subscription ? statusWords[subscription.status] : null;
  const canCancel = subscription?.status === "active" && !subscription.cancel_at_period_end;
  return (
    <section aria-label="Current plan" className="mt-8 grid gap-x-12 gap-y-6 border-y border-line py-6 md:grid-cols-2">
      <div>
        <h2 className="flex flex-wrap items-center gap-3 font-display text-h2">
          {subscription && !hasAccess
            ? `Your ${subscription.plan.display_name} plan`
            : `You are on the ${plan.display_name} plan`}
          {status ? <Badge tone={status.tone}>{status.word}</Badge> : null}
        </h2>
        <p className="mt-2 text-muted">{standingSentence(current)}</p>
      </div>
      <div>
        <p className="text-label tabular-nums">
          {usage.portfolio_count} / {limits.portfolio_count} portfolios
        </p>
        <Progress
          label="Portfolios used"
          value={Math.min(usage.portfolio_count, limits.portfolio_count)}
          max={limits.portfolio_count}
          hideNumber
          className="mt-2"
        />
        {usage.portfolio_count > limits.portfolio_count ? (
          <p className="mt-2 text-caption text-muted">
            All of them stay readable and can be exported or deleted; no new one can be created.
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Link
          to="/subscription/plans"
          search={planSearch(current)}
          className={buttonClass({ variant: isAside ? "secondary" : "primary" })}
        >
          {subscription ? "Change plan" : "Choose a plan"}
        </Link>
        {canCancel ? (
          <Button variant="danger" onClick={() => setCancelling(true)}>
            Cancel subscription
          </Button>
        ) : null}
      </div>
      {isCancelling && subscription ? (
        <CancelDialog subscription={subscription} onClose={() => setCancelling(false)} />
      ) : null}
    </section>
  );
}

/** People who pay see their own cycle first, and the plan above theirs. */
function planSearch({ plan, subscription }: CurrentSubscription): { plan: string; billing: string } {
  return { plan: plan.name === "free" ? "pro" : "premium", billing: subscription?.billing_cycle ?? "monthly" };
}
