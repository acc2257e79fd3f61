import { clsx } from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "brand" | "success" | "warning" | "danger" | "info" | "outline" | "solid";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink",
  brand: "bg-tint text-brand",
  success: "bg-ok-tint text-ok",
  warning: "bg-warn-tint text-warn",
  danger: "bg-danger-tint text-danger",
  info: "bg-info-tint text-info",
  outline: "border border-brand text-brand",
  solid: "bg-ink text-surface",
};

/** A small state word on its tint. */
export function Badge({
  tone = "neutral",
  children,
  className,
}: {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 rounded-s px-1.5 py-0.5 text-micro whitespace-nowrap forced-colors:border",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
