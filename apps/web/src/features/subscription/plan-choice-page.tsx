import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { trialCheckout, type BillingCycle, type Plan, type PlanName } from "@vitrine/model";
import { ErrorState } from "@vitrine/ui";
import { useState } from "react";
import { useGo } from "../../lib/navigation.ts";
import { readPlanChoice } from "../../lib/plan-destination.ts";
import { CycleSwitch } from "../../lib/plans/cycle-switch.tsx";
import type { PlanAction } from "../../lib/plans/plan-column.tsx";
import { PlanPanel, PlanSkeletons } from "../../lib/plans/plan-panel.tsx";
import { billedWord } from "../../lib/plans/words.ts";
import { plansQuery } from "../../lib/queries/plans.ts";
import { subscriptionQuery, type CurrentSubscription } from "../../lib/queries/subscription.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { planWay } from "./plan-way.ts";
import { useResume } from "./use-resume.ts";

/** `/subscription/plans`: the plans side by side; the plan and cycle of the address stand out, pro monthly without one. */
export function PlanChoicePage() {
  const current = useQuery(subscriptionQuery);
  const plans = useQuery(plansQuery);
  const failed = [current, plans].filter(({ isError }) => isError);
  return (
    <>
      <h1 className="text-h1">Plans</h1>
      {failed.length > 0 ? (
        <ErrorState
          title="Unable to load pricing"
          text="Check your connection and try again. Your plan stays as it is."
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          busy={current.isFetching || plans.isFetching}
        />
      ) : null}
      {current.data && plans.data ? <Choice current={current.data} plans={plans.data.plans} /> : null}
      {current.isPending || plans.isPending ? <PlanSkeletons /> : null}
    </>
  );
}

function standingSentence({ plan, subscription }: CurrentSubscription): string {
  const billed = subscription?.status === "active" ? `, billed ${billedWord(subscription.billing_cycle)}` : "";
  return `You are on the ${plan.display_name} plan${billed}.`;
}

function Choice({ current, plans }: { current: CurrentSubscription; plans: Plan[] }) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [changingTo, setChangingTo] = useState<PlanName | null>(null);
  const { plan, billing } = readPlanChoice(search.plan, search.billing);
  const selected = plan ?? trialCheckout.plan;
  const show = (cycle: BillingCycle) =>
    void navigate({ to: "/subscription/plans", search: { ...search, billing: cycle }, replace: true });
  const actionOf = usePlanAction(current, billing, setChangingTo);
  return (
    <>
      <p className="mt-2 text-muted">{standingSentence(current)}</p>
      <div className="mt-6 mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <CycleSwitch value={billing} onValueChange={show} />
        <p className="text-caption text-muted">Save up to 25%</p>
      </div>
      <h2 className="sr-only">Choose a plan</h2>
      <PlanPanel
        plans={plans}
        cycle={billing}
        raised={selected}
        marks={{ [selected]: "Selected", [current.plan.name]: "Your plan" }}
        actionOf={({ name }) => actionOf(name)}
      />
      {changingTo ? (
        <ChangeDialog
          target={{ plan: changingTo, cycle: billing }}
          currentName={current.subscription?.plan.display_name ?? current.plan.display_name}
          onClose={() => setChangingTo(null)}
        />
      ) : null}
    </>
  );
}

/** The button at each plan: buys, shows the change, takes back what was to come, or says that it holds. */
function usePlanAction(
  current: CurrentSubscription,
  cycle: BillingCycle,
  change: (plan: PlanName) => void,
): (plan: PlanName) => PlanAction {
  const go = useGo();
  const { resume, isResuming } = useResume();
  return (plan) => {
    const { kind, label } = planWay(current, plan, cycle);
    if (kind === "here") return { label };
    if (kind === "keep") return { label, isBusy: isResuming, onChoose: resume };
    if (kind === "change") return { label, onChoose: () => change(plan) };
    return { label, onChoose: () => go(`/checkout?plan=${plan}&billing=${cycle}`) };
  };
}
