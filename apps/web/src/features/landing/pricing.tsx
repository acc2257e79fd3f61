import { useQuery } from "@tanstack/react-query";
import { fallbackPlans, type LaunchSpecial } from "@vitrine/model";
import { Button, Progress } from "@vitrine/ui";
import { useState } from "react";
import type { BillingCycle } from "@vitrine/model";
import { CycleSwitch } from "../../lib/plans/cycle-switch.tsx";
import { PlanPanel, PlanSkeletons } from "../../lib/plans/plan-panel.tsx";
import { plansQuery } from "../../lib/queries/plans.ts";
import { usePlanChoice } from "./use-plan-choice.ts";

/** Plans side by side with a cycle switch; when they cannot be loaded, the regular prices and a way to try again. */
export function Pricing() {
  const [cycle, setCycle] = useState<BillingCycle>("monthly");
  const loaded = useQuery(plansQuery);
  const { processing, choose } = usePlanChoice();
  const plans = loaded.data?.plans ?? (loaded.isError ? fallbackPlans() : null);
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <CycleSwitch value={cycle} onValueChange={setCycle} disabled={loaded.isPending} />
        <p className="text-caption text-muted">Save up to 25%</p>
      </div>
      {loaded.isError ? (
        <div role="alert" className="mb-6 flex flex-wrap items-center gap-4 rounded-m bg-warn-tint px-4 py-3">
          <p className="me-auto">
            <strong>Unable to load pricing</strong>. These are the regular prices.
          </p>
          <Button size="small" busy={loaded.isFetching} onClick={() => void loaded.refetch()}>
            Try Again
          </Button>
        </div>
      ) : null}
      {plans ? (
        <PlanPanel
          plans={plans}
          cycle={cycle}
          actionOf={(plan) => ({
            label: plan.ctaText,
            isBusy: processing === plan.name,
            ...(processing === null || processing === plan.name ? { onChoose: () => choose(plan, cycle) } : {}),
          })}
        />
      ) : (
        <PlanSkeletons />
      )}
      {loaded.data?.launchSpecial.enabled ? <LaunchCounter launch={loaded.data.launchSpecial} /> : null}
    </>
  );
}

function LaunchCounter({ launch }: { launch: LaunchSpecial }) {
  const words = `${launch.spotsLeft}/${launch.totalSpots} founder spots`;
  return (
    <div className="mt-6 max-w-[24rem]">
      <p className="mb-2 text-caption tabular-nums">{words} left at the launch price</p>
      <Progress label={words} value={launch.spotsLeft} max={launch.totalSpots} hideNumber />
    </div>
  );
}
