import { queryOptions, useQuery } from "@tanstack/react-query";
import type { AnalyticsPeriod, ProductAnalytics } from "@vitrine/model";
import { adminApi } from "../../../lib/admin-api.ts";
import { Figure } from "../../../lib/charts/figure.tsx";
import { changeSince, spanWords } from "../../../lib/charts/period-words.ts";
import { SeriesChart } from "../../../lib/charts/series-chart.tsx";
import { PeriodPage, usePeriod } from "../parts/period-page.tsx";
import { Funnel } from "./funnel.tsx";
import { TemplateUse } from "./template-use.tsx";

const productQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: ["admin", "analytics", period],
    queryFn: async ({ signal }) => (await adminApi.adminFigures.analytics({ query: { period } }, { signal })).data,
    staleTime: 60_000,
  });

const charts = [
  {
    name: "sign_ups",
    unit: "Sign-ups",
    word: "sign-up",
    ask: (step: string) => `How many people registered each ${step}?`,
  },
  {
    name: "verifications",
    unit: "Verifications",
    word: "verification",
    ask: (step: string) => `How many confirmed each ${step}?`,
  },
  {
    name: "websites_created",
    unit: "Websites",
    word: "website",
    ask: (step: string) => `How many websites were made each ${step}?`,
  },
  {
    name: "public_views",
    unit: "Views",
    word: "view",
    ask: (step: string) => `How many views each ${step}?`,
  },
] as const;

/** `/admin/analytics`: how the product is found, tried and used. */
export function ProductPage() {
  const [period, choose] = usePeriod();
  const result = useQuery(productQuery(period));
  return (
    <PeriodPage title="Analytics" period={period} onPeriod={choose} result={result}>
      {(figures) => <Report figures={figures} />}
    </PeriodPage>
  );
}

function Report({ figures }: { figures: ProductAnalytics }) {
  const { period, totals, previous, series } = figures;
  return (
    <>
      <dl className="grid gap-y-6 border-y border-line py-5 sm:grid-cols-2 xl:grid-cols-4">
        {charts.map(({ name, unit }) => (
          <Figure
            key={name}
            label={name === "websites_created" ? "Websites made" : name === "public_views" ? "Views of websites" : unit}
            value={totals[name]}
            change={changeSince(totals[name], previous[name], period)}
          />
        ))}
      </dl>
      <Funnel figures={figures} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {charts.map(({ name, unit, word, ask }) => (
          <SeriesChart
            key={name}
            question={ask(spanWords[period].step)}
            word={word}
            unit={unit}
            period={period}
            series={series.map((entry) => ({ date: entry.date, value: entry[name] }))}
          />
        ))}
      </div>
      <TemplateUse templates={figures.templates} />
    </>
  );
}
