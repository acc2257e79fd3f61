import { Mark } from "@vitrine/ui";
import { loadingSteps } from "./builder-rules.ts";

/** The loading screen: the mark is drawn side by side while the three steps pass. */
export function BuilderLoading({ step }: { step: number }) {
  const current = loadingSteps[Math.min(step, loadingSteps.length - 1)] ?? loadingSteps[0];
  return (
    <div className="grid flex-1 place-items-center p-6">
      <div
        role="progressbar"
        aria-label="Loading the builder"
        aria-valuenow={current.percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={current.label}
        className="flex flex-col items-center gap-6"
      >
        <Mark drawn={current.percent / 100} className="size-16" />
        <ol className="flex flex-col gap-1 text-center text-caption">
          {loadingSteps.map(({ label, percent }) => (
            <li
              key={label}
              aria-current={label === current.label ? "step" : undefined}
              className={label === current.label ? "text-ink" : "text-muted"}
            >
              {label} <span className="tabular-nums">{percent} %</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
