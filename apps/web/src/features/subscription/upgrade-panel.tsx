import { priceForCycle, upgradeBenefits, type BillingCycle, type PaidPlan, type Plan } from "@vitrine/model";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@vitrine/ui";
import { Check } from "lucide-react";
import { useState } from "react";
import { useGo } from "../../lib/navigation.ts";
import { plansQuery } from "../../lib/queries/plans.ts";
import type { CurrentSubscription } from "../../lib/queries/subscription.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { planWay } from "./plan-way.ts";

type UpgradePanelProps = { current: CurrentSubscription; plan: PaidPlan; cycle: BillingCycle };

/** The upgrade that the address asks for, above everything else: what it brings, what it costs, one button. */
export function UpgradePanel({ current, plan, cycle }: UpgradePanelProps) {
  const go = useGo();
  const plans = useQuery(plansQuery);
  const [isChanging, setChanging] = useState(false);
  const found = plans.data?.plans.find(({ name }) => name === plan);
  const { kind } = planWay(current, plan, cycle);
  if (!found || kind === "here" || kind === "keep") return null;
  return (
    <section
      aria-labelledby="upgrade"
      className="mt-6 flex flex-wrap items-start justify-between gap-x-12 gap-y-5 border-s-[3px] border-brand bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)] md:p-6"
    >
      <div className="min-w-[min(100%,20rem)] flex-1">
        <h2 id="upgrade" className="text-h2">
          Upgrade to {found.display_name}
        </h2>
        <ul className="mt-4 grid gap-2 sm:grid-cols-2">
          {upgradeBenefits[plan].map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <Check size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-3 max-sm:w-full">
        <Price plan={found} cycle={cycle} />
        <Button
          variant="primary"
          size="large"
          onClick={() => (kind === "change" ? setChanging(true) : go(`/checkout?plan=${plan}&billing=${cycle}`))}
        >
          Upgrade to {found.display_name}
        </Button>
      </div>
      {isChanging ? (
        <ChangeDialog
          target={{ plan, cycle }}
          currentName={current.subscription?.plan.display_name ?? current.plan.display_name}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </section>
  );
}

function Price({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const { current, note } = priceForCycle(plan, cycle);
  return (
    <p className="tabular-nums">
      <span className="font-display text-h1">${current}</span>{" "}
      <span className="text-caption text-muted">per month. {note}.</span>
    </p>
  );
}
