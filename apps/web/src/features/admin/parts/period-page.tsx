import type { UseQueryResult } from "@tanstack/react-query";
import { analyticsPeriods, type AnalyticsPeriod } from "@vitrine/model";
import { ErrorState, Segments, Skeleton } from "@vitrine/ui";
import type { ReactNode } from "react";
import { periodNames } from "../../../lib/charts/period-words.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { oneOf, useListSearch } from "../list/list-search.ts";
import { AdminHeading } from "./admin-heading.tsx";

const periods = analyticsPeriods.map((value) => ({ value, label: periodNames[value] }));

/** The period that an address names, a month when it names none. */
export function usePeriod(): [AnalyticsPeriod, (period: AnalyticsPeriod) => void] {
  const { search, change } = useListSearch();
  return [oneOf(analyticsPeriods, search["period"]) ?? "month", (period) => change({ period })];
}

type PeriodPageProps<T> = {
  title: string;
  period: AnalyticsPeriod;
  onPeriod: (period: AnalyticsPeriod) => void;
  result: UseQueryResult<T>;
  children: (figures: T) => ReactNode;
};

/** A page of figures over a period that can be chosen. */
export function PeriodPage<T>({ title, period, onPeriod, result, children }: PeriodPageProps<T>) {
  return (
    <>
      <AdminHeading title={title}>
        <Segments label="Period" items={periods} value={period} onValueChange={onPeriod} className="max-md:w-full" />
      </AdminHeading>
      <div className="mt-6 flex flex-col gap-10 pb-16">
        {result.isPending ? <Skeleton className="h-96" /> : null}
        {result.isError ? (
          <ErrorState
            title="The figures could not be loaded"
            text={failureMessage(result.error, "Check your connection and try again.")}
            onRetry={() => void result.refetch()}
            busy={result.isFetching}
          />
        ) : null}
        {result.data === undefined ? null : children(result.data)}
      </div>
    </>
  );
}
