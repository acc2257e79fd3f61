import { Link } from "@tanstack/react-router";
import { planRules } from "@vitrine/model";
import { buttonClass } from "@vitrine/ui";
import { wantPlanAt } from "../../lib/plans/wanted-at.ts";

type UpgradeStateProps = { plan: "pro" | "premium"; title: string; text: string; points: readonly string[] };

/** Says which plan shows what is missing here, and leads to it. */
export function UpgradeState({ plan, title, text, points }: UpgradeStateProps) {
  return (
    <section className="border-s-[3px] border-brand bg-surface px-5 py-5">
      <h2 className="font-text text-h3">{title}</h2>
      <p className="mt-1 max-w-[56ch] text-muted">{text}</p>
      <ul className="mt-3 list-disc ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Link
        to="/subscription"
        search={{ plan, action: "upgrade" }}
        onClick={() => wantPlanAt(`${window.location.pathname}${window.location.search}`, "Go to the analytics")}
        className={buttonClass({ variant: "primary", className: "mt-5" })}
      >
        Upgrade to {planRules[plan].displayName}
      </Link>
    </section>
  );
}
