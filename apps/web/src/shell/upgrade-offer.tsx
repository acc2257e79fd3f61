import { upgradeBenefits, type PaidPlan } from "@vitrine/model";
import { Button, Dialog } from "@vitrine/ui";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { closeUpgradeModal, type UpgradeModalData } from "../lib/portfolios/upgrade-store.ts";
import { useLeaveForUpgrade } from "./use-leave-for-upgrade.ts";

const cards: Record<PaidPlan, { name: string; price: string }> = {
  pro: { name: "Pro", price: "$5/month" },
  premium: { name: "Premium", price: "$12/month" },
};

/** Which cards the modal compares (document 2, "Upgrade modal"). */
export function shownCards({
  currentPlan,
  suggestedPlan,
}: Pick<UpgradeModalData, "currentPlan" | "suggestedPlan">): PaidPlan[] {
  const shown: PaidPlan[] = [];
  if (currentPlan === "free" || suggestedPlan === "pro") shown.push("pro");
  if (currentPlan !== "premium") shown.push("premium");
  return shown;
}

/** The upgrade modal itself, with what the store says of the limit that was hit. */
export function UpgradeOffer({ data }: { data: UpgradeModalData }) {
  const { leave, leavingTo } = useLeaveForUpgrade(data);
  const plans = shownCards(data);
  return (
    <Dialog
      open
      onOpenChange={closeUpgradeModal}
      title={data.title ?? "Ready to Unlock More?"}
      description={data.message ?? "Upgrade your plan to continue building your professional presence."}
      size={plans.length > 1 ? "medium" : "small"}
      busy={leavingTo !== null}
      closeOnOverlay={data.closeOnOverlay}
      footer={
        <Button variant="quiet" disabled={leavingTo !== null} onClick={closeUpgradeModal}>
          I'll upgrade later
        </Button>
      }
    >
      {data.currentCount !== null && data.limit !== null ? <Usage data={data} /> : null}
      <div className="grid divide-line rounded-l border border-line empty:hidden max-md:divide-y md:grid-flow-col md:auto-cols-fr md:divide-x">
        {plans.map((plan) => (
          <PlanColumn
            key={plan}
            plan={plan}
            isRecommended={data.suggestedPlan === plan}
            isBusy={leavingTo !== null}
            onChoose={() => leave(plan)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Usage({ data }: { data: UpgradeModalData }) {
  return (
    <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-2 text-app">
      <div className="flex gap-2">
        <dt className="text-muted">Current Usage</dt>
        <dd className="font-semibold tabular-nums">
          {data.currentCount} / {data.limit} portfolios
        </dd>
      </div>
      <div className="flex gap-2">
        <dt className="text-muted">Current Plan</dt>
        <dd className="font-semibold">{data.currentPlanDisplay || "Free"}</dd>
      </div>
    </dl>
  );
}

type PlanColumnProps = { plan: PaidPlan; isRecommended: boolean; isBusy: boolean; onChoose: () => void };

function PlanColumn({ plan, isRecommended, isBusy, onChoose }: PlanColumnProps) {
  const { name, price } = cards[plan];
  return (
    <section
      aria-label={name}
      className={clsx("flex flex-col gap-4 p-5", isRecommended && "shadow-[inset_0_3px_0_var(--brand)]")}
    >
      <div>
        <p className="min-h-5 text-caption text-brand max-md:min-h-0">{isRecommended ? "Recommended" : ""}</p>
        <h3 className="text-h3">{name}</h3>
        <p className="mt-1 font-display text-h2 tabular-nums">{price}</p>
      </div>
      <ul className="flex flex-1 flex-col gap-1.5">
        {upgradeBenefits[plan].map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Check size={16} strokeWidth={1.75} aria-hidden="true" className="mt-1 shrink-0 text-brand" />
            {benefit}
          </li>
        ))}
      </ul>
      <Button
        variant={isRecommended ? "primary" : "secondary"}
        busy={isBusy}
        busyLabel="Processing..."
        onClick={onChoose}
      >
        Upgrade to {name}
      </Button>
    </section>
  );
}
