import { planNames, planRules, upgradeBenefits, type PlanName } from "@vitrine/model";
import { clsx } from "clsx";
import { Check } from "lucide-react";

const freeBenefits = ["AI-assisted CV reading", "Free templates", "A public page of your own"];

function portfolios(count: number): string {
  return count === 1 ? "1 portfolio" : `${count} portfolios`;
}

/** What each plan contains, side by side; the person's own plan carries the glass edge. */
export function PlanFacts({ current, wanted }: { current: PlanName; wanted: string | undefined }) {
  return (
    <ul className="grid divide-line rounded-l border border-line bg-surface max-md:divide-y md:grid-cols-3 md:divide-x">
      {planNames.map((name) => (
        <li key={name} className={clsx("p-5", name === current && "shadow-[inset_0_3px_0_var(--brand)]")}>
          <p className="min-h-5 text-caption text-brand max-md:min-h-0">
            {name === current ? "Your plan" : name === wanted ? "The plan you asked for" : ""}
          </p>
          <h3 className="text-h3">{planRules[name].displayName}</h3>
          <ul className="mt-3 flex flex-col gap-1.5">
            {benefits(name).map((benefit) => (
              <li key={benefit} className="flex gap-2">
                <Check size={16} strokeWidth={1.75} aria-hidden="true" className="mt-1 shrink-0 text-brand" />
                {benefit}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function benefits(name: PlanName): readonly string[] {
  if (name === "free") return [portfolios(planRules.free.portfolioCount), ...freeBenefits];
  return upgradeBenefits[name];
}
