import type { LandingFigure } from "@vitrine/model";
import { clsx } from "clsx";
import type { ReactNode } from "react";

/** The figures below the hero; nothing where there are none. */
export function MetricsBar({ figures }: { figures: readonly LandingFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className="page-gutter mx-auto max-w-[90rem] pb-10 lg:pb-24">
      <FigureRow label="Vitrine in numbers">
        {figures.map((figure) => (
          <Figure key={figure.label} figure={figure} />
        ))}
      </FigureRow>
    </div>
  );
}

type FigureRowProps = { label: string; className?: string; children: ReactNode };

/** Numbers on one hairline row, however many there are. */
export function FigureRow({ label, className, children }: FigureRowProps) {
  return (
    <dl
      aria-label={label}
      className={clsx(
        "grid grid-cols-2 gap-x-6 gap-y-8 border-t border-edge pt-6 md:auto-cols-fr md:grid-flow-col md:grid-cols-none",
        className,
      )}
    >
      {children}
    </dl>
  );
}

/** A number with its caption. */
export function Figure({ figure: { value, label } }: { figure: LandingFigure }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="font-display text-h1 tabular-nums">{value}</dd>
    </div>
  );
}
