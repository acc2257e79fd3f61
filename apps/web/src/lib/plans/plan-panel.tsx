import type { Plan, PlanName } from "@vitrine/model";
import { Skeleton } from "@vitrine/ui";
import type { BillingCycle } from "@vitrine/model";
import { PlanColumn, type PlanAction } from "./plan-column.tsx";

type PlanPanelProps = {
  plans: readonly Plan[];
  cycle: BillingCycle;
  actionOf: (plan: Plan) => PlanAction;
  /** The plan that stands out; the catalogue's featured one when absent. */
  raised?: PlanName;
  /** A word beside the names; "Popular" at the popular one when absent. */
  marks?: Partial<Record<PlanName, string>>;
};

/** The plans side by side on one panel. On the phone the one that stands out comes first. */
export function PlanPanel({ plans, cycle, actionOf, raised, marks }: PlanPanelProps) {
  return (
    <ul className="grid divide-line border border-line bg-surface lg:grid-cols-3 lg:divide-x">
      {plans.map((plan) => {
        const isRaised = raised ? plan.name === raised : plan.featured;
        const mark = marks ? marks[plan.name] : plan.popular ? "Popular" : undefined;
        return (
          <li
            key={plan.name}
            className={
              isRaised
                ? "max-lg:order-first border-line max-lg:border-b"
                : "border-line max-lg:[&:not(:last-child)]:border-b"
            }
          >
            <PlanColumn plan={plan} cycle={cycle} isRaised={isRaised} mark={mark ?? null} action={actionOf(plan)} />
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
