import type { AnalyticsPeriod } from "@vitrine/model";
import { ColumnChart, type Column } from "./column-chart.tsx";
import { counted, dateWords, spanWords } from "./period-words.ts";
import { peakOf } from "./chart-scale.ts";

type SeriesChartProps = {
  question: string;
  /** What is counted, one of it: "view". */
  word: string;
  /** Heads the table's column: "Views". */
  unit: string;
  period: AnalyticsPeriod;
  series: readonly { date: string; value: number }[];
  /** How a value is written, where it is not a count. */
  say?: (value: number) => string;
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What happened in each step of a period, as columns or as a table. */
export function SeriesChart({ question, word, unit, period, series, say }: SeriesChartProps) {
  const columns = series.map(({ date, value }) => ({ ...dateWords(date, period), value }));
  return (
    <ColumnChart
      question={question}
      unit={unit}
      step={capital(spanWords[period].step)}
      columns={columns}
      summary={summaryOf(columns, period, say ?? ((sum) => counted(sum, word)), say ?? String)}
      {...(say ? { say } : {})}
    />
  );
}

function summaryOf(
  columns: readonly Column[],
  period: AnalyticsPeriod,
  saySum: (value: number) => string,
  sayPeak: (value: number) => string,
): string {
  const sum = columns.reduce((total, column) => total + column.value, 0);
  const peak = peakOf(columns.map((column) => column.value));
  const most = peak === null ? undefined : columns[peak];
  const start = `${saySum(sum)} in ${spanWords[period].now}`;
  return most ? `${start}, most on ${most.long}: ${sayPeak(most.value)}` : start;
}
