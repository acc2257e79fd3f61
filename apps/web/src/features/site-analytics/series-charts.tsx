import type { SiteAnalytics } from "@vitrine/model";
import { ColumnChart, type Column } from "./column-chart.tsx";
import { counted, dateWords, spanWords } from "./figure-words.ts";
import { peakOf } from "./chart-scale.ts";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Views and visitors over the period, each answering one question. */
export function SeriesCharts({ figures }: { figures: SiteAnalytics }) {
  const { step } = spanWords[figures.period];
  const chart = (name: "views" | "visitors", word: string) => {
    const columns = figures.series.map((entry) => ({ ...dateWords(entry.date, figures.period), value: entry[name] }));
    return { unit: capital(name), step: capital(step), columns, summary: summaryOf(columns, figures, word) };
  };
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <ColumnChart question={`How often was it viewed each ${step}?`} {...chart("views", "view")} />
      <ColumnChart question={`How many people came each ${step}?`} {...chart("visitors", "visitor")} />
    </div>
  );
}

function summaryOf(columns: readonly Column[], { period }: SiteAnalytics, word: string): string {
  const sum = columns.reduce((total, column) => total + column.value, 0);
  const peak = peakOf(columns.map((column) => column.value));
  const most = peak === null ? undefined : columns[peak];
  const start = `${counted(sum, word)} in ${spanWords[period].now}`;
  return most ? `${start}, most on ${most.long}: ${most.value}` : start;
}
