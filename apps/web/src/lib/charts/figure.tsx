import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { count, type Change } from "./period-words.ts";

type FigureProps = { label: ReactNode; value: number | string; change?: Change | null };

/** One sum with its name below it, and how it differs from the time before. Stands in a `dl`. */
export function Figure({ label, value, change = null }: FigureProps) {
  return (
    <div className="flex flex-col pe-4">
      <dt className="order-2 mt-1 text-caption text-muted">{label}</dt>
      <dd className="order-1 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-h1 tabular-nums">{typeof value === "number" ? count(value) : value}</span>
        {change ? <ChangeNote change={change} /> : null}
      </dd>
    </div>
  );
}

const arrow = { size: 14, strokeWidth: 2, "aria-hidden": true } as const;

function ChangeNote({ change: { direction, text } }: { change: Change }) {
  return (
    <span className="inline-flex items-center gap-1 text-caption text-muted">
      {direction === "up" ? <ArrowUp {...arrow} className="text-ok" /> : null}
      {direction === "down" ? <ArrowDown {...arrow} className="text-danger" /> : null}
      {text}
    </span>
  );
}
