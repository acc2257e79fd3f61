import { useQuery } from "@tanstack/react-query";
import { fallbackPlans, type LaunchSpecial, type Plan } from "@vitrine/model";
import { Button, Progress, Segments, Skeleton } from "@vitrine/ui";
import { useState } from "react";
import { plansQuery } from "../../lib/queries/plans.ts";
import { PlanColumn, type BillingCycle } from "./plan-column.tsx";
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
        <Segments
          label="Billing"
          value={cycle}
          onValueChange={setCycle}
          disabled={loaded.isPending}
          items={[
            { value: "monthly", label: "Monthly" },
            { value: "annual", label: "Annual" },
          ]}
        />
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
        <PlanPanel plans={plans} cycle={cycle} processing={processing} onChoose={(plan) => choose(plan, cycle)} />
      ) : (
        <PlanSkeletons />
      )}
      {loaded.data?.launchSpecial.enabled ? <LaunchCounter launch={loaded.data.launchSpecial} /> : null}
    </>
  );
}

type PlanPanelProps = { plans: Plan[]; cycle: BillingCycle; processing: string | null; onChoose: (plan: Plan) => void };

/** On the phone the recommended plan comes first. */
function PlanPanel({ plans, cycle, processing, onChoose }: PlanPanelProps) {
  return (
    <ul className="grid border border-line bg-surface lg:grid-cols-3">
      {plans.map((plan) => (
        <li
          key={plan.name}
          className={
            plan.featured
              ? "max-lg:order-first border-line max-lg:border-b lg:border-x"
              : "border-line max-lg:[&:not(:last-child)]:border-b"
          }
        >
          <PlanColumn plan={plan} cycle={cycle} processing={processing} onChoose={() => onChoose(plan)} />
        </li>
      ))}
    </ul>
  );
}

function PlanSkeletons() {
  return (
    <div className="grid gap-px lg:grid-cols-3" aria-label="Loading plans" role="status">
      {["free", "pro", "premium"].map((name) => (
        <Skeleton key={name} className="h-[28rem]" />
      ))}
    </div>
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
