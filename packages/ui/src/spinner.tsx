import { clsx } from "clsx";

type SpinnerProps = {
  size?: number;
  /** Name for screen readers; decorative when absent. */
  label?: string;
  /** Skip the 400 ms that a spinner normally waits before it shows. */
  immediate?: boolean;
  className?: string;
};

/** A waiting mark: the glass edge going round its frame. */
export function Spinner({ size = 20, label, immediate = false, className }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} className={clsx("inline-flex", !immediate && "ui-delayed", className)}>
      <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true" className="ui-spin">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2" opacity=".25" />
        <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
