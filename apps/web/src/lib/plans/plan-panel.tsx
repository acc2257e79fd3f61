import type { Plan, PlanName } from "@vitrine/model";
import { Skeleton } from "@vitrine/ui";
import type { BillingCycle } from "@vitrine/model";
import { PlanColumn, type PlanAction } from "./plan-column.tsx";

type PlanPanelProps = {
  plans: readonly Plan[];
  cycle: BillingCycle;
  actionOf: (plan: Plan) => PlanAction;
  /** The plan that stands out, with its mark; the catalogue's featured one when absent. */
  raised?: { name: PlanName; mark: string };
};

/** The plans side by side on one panel. On the phone the one that stands out comes first. */
export function PlanPanel({ plans, cycle, actionOf, raised }: PlanPanelProps) {
  return (
    <ul className="grid divide-line border border-line bg-surface lg:grid-cols-3 lg:divide-x">
      {plans.map((plan) => {
        const isRaised = raised ? plan.name === raised.name : plan.featured;
        return (
          <li
            key={plan.name}
            className={
              isRaised
                ? "max-lg:order-first border-line max-lg:border-b"
                : "border-line max-lg:[&:not(:last-child)]:border-b"
            }
          >
            <PlanColumn
              plan={plan}
              cycle={cycle}
              isRaised={isRaised}
              mark={raised ? (isRaised ? raised.mark : null) : plan.popular ? "Popular" : null}
              action={actionOf(plan)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The places of the three plans while they load. */
export function PlanSkeletons() {
  return (
    <div className="grid gap-px lg:grid-cols-3" aria-label="Loading plans" role="status">
      {["free", "pro", "premium"].map((name) => (
        <Skeleton key={name} className="h-[28rem]" />
      ))}
    </div>
  );
}
