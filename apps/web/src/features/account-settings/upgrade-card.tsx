import { planRules, type PlanName } from "@vitrine/model";
import { Link } from "@tanstack/react-router";
import { buttonClass } from "@vitrine/ui";

type UpgradeCardProps = { plan: Exclude<PlanName, "free">; title: string; text: string };

/** Says which plan has what is missing here, and leads to it. */
export function UpgradeCard({ plan, title, text }: UpgradeCardProps) {
  return (
    <div className="border-s-[3px] border-brand bg-surface px-5 py-5">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-1 max-w-[52ch] text-muted">{text}</p>
      <Link
        to="/subscription"
        search={{ plan, action: "upgrade" }}
        className={buttonClass({ variant: "primary", className: "mt-4" })}
      >
        Upgrade to {planRules[plan].displayName}
      </Link>
    </div>
  );
}
