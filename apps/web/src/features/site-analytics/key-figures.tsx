import type { AnalyticsPeriod, SiteAnalytics } from "@vitrine/model";
import { Figure } from "../../lib/charts/figure.tsx";
import { changeSince } from "../../lib/charts/period-words.ts";

type KeyFiguresProps = { figures: SiteAnalytics; period: AnalyticsPeriod };

/** The sums of the period, and how they differ from the time before. */
export function KeyFigures({ figures, period }: KeyFiguresProps) {
  const { views, visitors, previous, contact_messages: messages } = figures;
  return (
    <dl className="grid gap-y-6 border-y border-line py-5 sm:grid-cols-2 lg:grid-cols-3">
      <Figure label="Views" value={views} change={changeSince(views, previous.views, period)} />
      <Figure label="Visitors" value={visitors} change={changeSince(visitors, previous.visitors, period)} />
      {messages === undefined ? null : <Figure label="Messages" value={messages} />}
    </dl>
  );
}
