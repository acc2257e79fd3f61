import { priceForCycle, type Plan } from "@vitrine/model";
import { Badge, Button, VisuallyHidden } from "@vitrine/ui";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { BillingCycle } from "@vitrine/model";
import { dollars } from "./words.ts";

/** The way to a plan; without `onChoose` the button cannot be pressed. */
export type PlanAction = { label: string; isBusy?: boolean; onChoose?: () => void };

type PlanColumnProps = {
  plan: Plan;
  cycle: BillingCycle;
  /** Beside the name, e.g. "Popular" or "Your plan". */
  mark: string | null;
  /** The plan that stands out: it carries the glass edge. */
  isRaised: boolean;
  action: PlanAction;
};

/** One plan: what it costs in the chosen cycle, what it holds, and the way to it. */
export function PlanColumn({ plan, cycle, mark, isRaised, action }: PlanColumnProps) {
  const price = priceForCycle(plan, cycle);
  return (
    <section
      aria-labelledby={`plan-${plan.name}`}
      className={clsx(
        "flex flex-col p-6 lg:p-8",
        isRaised
          ? "h-full border-t-[3px] border-brand lg:-mt-2 lg:h-[calc(100%+0.5rem)] lg:bg-surface lg:pt-[2.3125rem]"
          : "h-full",
      )}
    >
      <div className="flex items-center gap-3">
        <h3 id={`plan-${plan.name}`} className="text-h3">
          {plan.display_name}
        </h3>
        {mark ? <Badge tone="brand">{mark}</Badge> : null}
      </div>
      <p className="mt-2 min-h-[3em] text-muted">{plan.description}</p>
      <p className="mt-4 flex items-baseline gap-2 tabular-nums">
        {price.original === null ? null : (
          <s className="text-h3 text-muted">
            <VisuallyHidden>was </VisuallyHidden>
            {dollars(price.original)}
          </s>
        )}
        <span className="font-display text-[3rem] leading-none font-semibold">{dollars(price.current)}</span>
        <span className="text-caption text-muted">{plan.name === "free" ? "forever" : "per month"}</span>
      </p>
      <p className="mt-2 text-caption text-muted">
        {price.note}
        {price.savings > 0 ? ` · Save ${price.savings}%` : ""}
      </p>
      <Button
        variant={isRaised ? "primary" : "secondary"}
        className="mt-6 w-full"
        disabled={!action.onChoose}
        busy={action.isBusy ?? false}
        busyLabel="Processing..."
        onClick={action.onChoose}
      >
        {action.label}
      </Button>
      <ul className="mt-6 flex flex-col gap-3">
        {plan.features.map((feature) => (
          <FeatureLine key={typeof feature === "string" ? feature : feature.text} feature={feature} />
        ))}
      </ul>
      <p className="mt-auto pt-6 text-caption text-muted">{plan.guarantee}</p>
    </section>
  );
}

function FeatureLine({ feature }: { feature: Plan["features"][number] }) {
  const { text, badge, highlighted } = typeof feature === "string" ? { text: feature } : feature;
  return (
    <li className="flex items-start gap-2.5">
      <Check size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
      <span className={clsx(highlighted && "text-label")}>{text}</span>
      {badge ? <Badge>{badge}</Badge> : null}
    </li>
  );
}
