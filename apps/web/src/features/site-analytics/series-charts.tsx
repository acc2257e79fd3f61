import type { SiteAnalytics } from "@vitrine/model";
import { spanWords } from "../../lib/charts/period-words.ts";
import { SeriesChart } from "../../lib/charts/series-chart.tsx";

/** Views and visitors over the period, each answering one question. */
export function SeriesCharts({ figures: { period, series } }: { figures: SiteAnalytics }) {
  const { step } = spanWords[period];
  const seriesOf = (name: "views" | "visitors") => series.map((entry) => ({ date: entry.date, value: entry[name] }));
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <SeriesChart
        question={`How often was it viewed each ${step}?`}
        word="view"
        unit="Views"
        period={period}
        series={seriesOf("views")}
      />
      <SeriesChart
        question={`How many people came each ${step}?`}
        word="visitor"
        unit="Visitors"
        period={period}
        series={seriesOf("visitors")}
      />
    </div>
  );
}
