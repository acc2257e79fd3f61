import { useQuery } from "@tanstack/react-query";
import { Progress } from "@vitrine/ui";
import { buttonClass } from "@vitrine/ui";
import { Link } from "@tanstack/react-router";
import { claimsQuery } from "../../../lib/queries/claims.ts";
import { TopBarSlot } from "../../../lib/page-header.tsx";
import { barProgress, minutesLeftText, type Screen } from "../state/steps.ts";

type StepBarProps = { screen: Screen; processingStep: number };

/** 'Step x of y', percent and time left in the top bar, and the way out. */
export function StepBar({ screen, processingStep }: StepBarProps) {
  const { position, total, label, percent, minutesLeft } = barProgress(screen, processingStep);
  const { data: claims } = useQuery(claimsQuery);
  const timeLeft = minutesLeftText(minutesLeft, claims?.setup.minutes ?? null);
  return (
    <TopBarSlot>
      <div className="flex min-w-0 flex-1 justify-center">
        <div className="w-full max-w-[26rem] min-w-0">
          <p className="flex items-baseline justify-between gap-3 text-caption text-muted">
            <span className="truncate">
              <span className="font-semibold whitespace-nowrap text-ink">
                Step {position} of {total}
              </span>
              <span className="max-md:sr-only"> · {label}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {percent}%<span className="max-sm:sr-only">{timeLeft ? ` · ${timeLeft}` : ""}</span>
            </span>
          </p>
          <Progress label="Progress of creating your portfolio" value={percent} hideNumber className="mt-1.5" />
        </div>
      </div>
      {screen === "welcome" ? null : (
        <Link to="/dashboard" className={buttonClass({ variant: "quiet", size: "small", className: "-me-3" })}>
          Dashboard
        </Link>
      )}
    </TopBarSlot>
  );
}
