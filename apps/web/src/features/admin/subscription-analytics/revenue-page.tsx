import { queryOptions, useQuery } from "@tanstack/react-query";
import type { AnalyticsPeriod, SubscriptionAnalytics } from "@vitrine/model";
import { adminApi } from "../../../lib/admin-api.ts";
import { BarList } from "../../../lib/charts/bar-list.tsx";
import { Figure } from "../../../lib/charts/figure.tsx";
import { changeSince, count, spanWords } from "../../../lib/charts/period-words.ts";
import { SeriesChart } from "../../../lib/charts/series-chart.tsx";
import { dollars } from "../../../lib/plans/words.ts";
import { PeriodPage, usePeriod } from "../parts/period-page.tsx";
import { PlanMix } from "./plan-mix.tsx";

const revenueQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: ["admin", "subscription-analytics", period],
    queryFn: async ({ signal }) =>
      (await adminApi.adminFigures.subscriptionAnalytics({ query: { period } }, { signal })).data,
    staleTime: 60_000,
  });

/** `/admin/subscription-analytics`: what comes in each month, who came, who left and why. */
export function RevenuePage() {
  const [period, choose] = usePeriod();
  const result = useQuery(revenueQuery(period));
  return (
    <PeriodPage title="Subscription analytics" period={period} onPeriod={choose} result={result}>
      {(figures) => <Report figures={figures} />}
    </PeriodPage>
  );
}

function Report({ figures }: { figures: SubscriptionAnalytics }) {
  const { period, totals, previous, series } = figures;
  const { step } = spanWords[period];
  const seriesOf = (name: "new" | "churned" | "revenue") =>
    series.map((entry) => ({ date: entry.date, value: entry[name] }));
  return (
    <>
      <Standing figures={figures} />
      <dl className="grid gap-y-6 border-b border-line pb-6 sm:grid-cols-2 xl:grid-cols-4">
        <Figure label="New subscriptions" value={totals.new} change={changeSince(totals.new, previous.new, period)} />
        <Figure
          label="Subscriptions that ended"
          value={totals.churned}
          change={changeSince(totals.churned, previous.churned, period)}
        />
        <Figure
          label="Payments"
          value={dollars(totals.revenue)}
          change={changeSince(totals.revenue, previous.revenue, period, dollars)}
        />
        <Figure
          label="Refunds"
          value={dollars(totals.refunds)}
          change={changeSince(totals.refunds, previous.refunds, period, dollars)}
        />
      </dl>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <SeriesChart
          question={`What was paid each ${step}?`}
          word="dollar"
          unit="Payments"
          period={period}
          series={seriesOf("revenue")}
          say={dollars}
        />
        <SeriesChart
          question={`How many subscribed each ${step}?`}
          word="new subscription"
          unit="New"
          period={period}
          series={seriesOf("new")}
        />
        <SeriesChart
          question={`How many subscriptions ended each ${step}?`}
          word="ended subscription"
          unit="Ended"
          period={period}
          series={seriesOf("churned")}
        />
        <BarList
          question="Why did people cancel?"
          unit="People"
          none={`Nobody gave a reason in ${spanWords[period].now}.`}
          rows={figures.cancel_reasons.map(({ reason, count: value }) => ({ label: reason, value }))}
        />
      </div>
      <PlanMix figures={figures} />
    </>
  );
}

function Standing({ figures }: { figures: SubscriptionAnalytics }) {
  const { trial_conversion: trials, launch_special: launch } = figures;
  const share = trials.started === 0 ? null : Math.round((trials.converted / trials.started) * 100);
  return (
    <dl className="grid gap-y-6 border-y border-line py-5 sm:grid-cols-2 xl:grid-cols-4">
      <Figure
        label="Recurring each month, yearly plans divided by twelve"
        value={dollars(figures.monthly_recurring_revenue)}
      />
      <Figure label="Paying now" value={figures.paying} />
      <Figure
        label={
          share === null
            ? "Trials now; none began in this time"
            : `Trials now; of ${count(trials.started)} that began in this time ${share} % paid`
        }
        value={figures.trials}
      />
      {launch ? (
        <Figure
          label="Spots of the launch special used"
          value={`${count(launch.spots_used)} of ${count(launch.total_spots)}`}
        />
      ) : null}
    </dl>
  );
}
