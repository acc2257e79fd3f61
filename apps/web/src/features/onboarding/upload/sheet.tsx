import { clsx } from "clsx";
import type { ReactNode } from "react";

/** An A4 sheet with a folded corner, drawn in line; the drop zone and the chosen file stand on it. */
export function Sheet({ isActive, children }: { isActive: boolean; children: ReactNode }) {
  return (
    <div className="relative mx-auto aspect-[210/297] w-full max-w-80">
      <svg
        viewBox="0 0 210 297"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={clsx(
          "absolute inset-0 size-full transition-colors duration-(--t-1)",
          isActive ? "fill-tint stroke-brand" : "fill-surface stroke-edge",
        )}
      >
        <path d="M1 1h171l37 37v258H1z" strokeWidth={isActive ? 2 : 1} vectorEffect="non-scaling-stroke" />
        <path d="M172 1v37h37" fill="var(--bg)" strokeWidth={isActive ? 2 : 1} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="absolute inset-0 flex flex-col p-6">{children}</div>
    </div>
  );
}
