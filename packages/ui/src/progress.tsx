import { clsx } from "clsx";

type ProgressProps = { label: string; value: number; max?: number; hideNumber?: boolean; className?: string };

/** A thin bar with its number; only the bar itself is read out, and by no live region around it. */
export function Progress({ label, value, max = 100, hideNumber = false, className }: ProgressProps) {
  const percent = max > 0 ? Math.round((Math.min(Math.max(value, 0), max) / max) * 100) : 0;
  return (
    <div className={clsx("flex items-center gap-3", className)}>
      <progress className="ui-progress min-w-0 flex-1" aria-label={label} value={percent} max={100} />
      {hideNumber ? null : (
        <span aria-hidden="true" className="text-caption text-muted tabular-nums">
          {percent}%
        </span>
      )}
    </div>
  );
}
