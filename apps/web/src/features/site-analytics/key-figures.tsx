import type { AnalyticsPeriod, SiteAnalytics } from "@vitrine/model";
import { ArrowDown, ArrowUp } from "lucide-react";
import { changeSince, count, type Change } from "./figure-words.ts";

type KeyFiguresProps = { figures: SiteAnalytics; period: AnalyticsPeriod };

/** The sums of the period, and how they differ from the time before. */
export function KeyFigures({ figures, period }: KeyFiguresProps) {
  const { views, visitors, previous, contact_messages: messages } = figures;
  return (
    <dl className="grid gap-y-6 border-y border-line py-5 sm:grid-cols-2 lg:grid-cols-3">
      <Figure label="Views" value={views} change={changeSince(views, previous.views, period)} />
      <Figure label="Visitors" value={visitors} change={changeSince(visitors, previous.visitors, period)} />
      {messages === undefined ? null : <Figure label="Messages" value={messages} change={null} />}
    </dl>
  );
}

function Figure({ label, value, change }: { label: string; value: number; change: Change | null }) {
  return (
    <div className="flex flex-col pe-4">
      <dt className="order-2 mt-1 text-caption text-muted">{label}</dt>
      <dd className="order-1 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-h1 tabular-nums">{count(value)}</span>
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
