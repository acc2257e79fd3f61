import { clsx } from "clsx";

/** A block where content will stand; shows after 400 ms and does not shimmer. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("ui-delayed rounded-s bg-line", className)} />;
}
