import { ApiError } from "@vitrine/api-client";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  analyticsPeriods,
  hasPlanFeature,
  type AnalyticsPeriod,
  type PlanName,
  type SiteAnalytics,
  type WebsiteSummary,
} from "@vitrine/model";
import { ErrorState, Segments, Skeleton } from "@vitrine/ui";
import { periodNames } from "../../lib/charts/period-words.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { SitePageHead, useSite } from "../../lib/site-pages/site-page-head.tsx";
import { analyticsQuery } from "./analytics-query.ts";
import { CountingNote } from "./counting-note.tsx";
import { DetailLists } from "./detail-lists.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { NothingCounted } from "./nothing-counted.tsx";
import { SeriesCharts } from "./series-charts.tsx";
import { UpgradeState } from "./upgrade-state.tsx";

type AnalyticsPageProps = { websiteId: number; search: { period?: string | undefined } };

const periods = analyticsPeriods.map((value) => ({ value, label: periodNames[value] }));

/** `/websites/{id}/analytics`: how often a website was looked at (contract.md 9). */
export function AnalyticsPage({ websiteId, search }: AnalyticsPageProps) {
  const { user } = useSession();
  const plan = user?.current_plan ?? "free";
  const period = analyticsPeriods.find((name) => name === search.period) ?? "month";
  return (
    <div className="pb-24">
      <SitePageHead websiteId={websiteId} title="Analytics" />
      {hasPlanFeature(plan, "analytics") ? (
        <Figures websiteId={websiteId} period={period} plan={plan} />
      ) : (
        <div className="mt-8">
          <Locked />
        </div>
      )}
    </div>
  );
}

function Locked() {
  return (
    <UpgradeState
      plan="pro"
      title="Analytics are part of Pro"
      text="Upgrade to see who visits your website, without cookies and without spying on anybody:"
      points={["Views and visitors by hour, day and month", "What changed since the time before"]}
    />
  );
}

type FiguresProps = { websiteId: number; period: AnalyticsPeriod; plan: PlanName };

function Figures({ websiteId, period, plan }: FiguresProps) {
  const navigate = useNavigate();
  const figures = useQuery(analyticsQuery(websiteId, period));
  const site = useSite(websiteId);
  const choose = (next: AnalyticsPeriod) =>
    void navigate({
      to: "/websites/$id/analytics",
      params: { id: String(websiteId) },
      search: { period: next },
      replace: true,
    });
  if (figures.error instanceof ApiError && figures.error.code === "feature_requires_upgrade") {
    return (
      <div className="mt-8">
        <Locked />
      </div>
    );
  }
  return (
    <div className="mt-6 flex flex-col gap-10">
      <Segments
        label="Period"
        items={periods}
        value={period}
        onValueChange={choose}
        className="max-md:w-full md:self-start"
      />
      {figures.isPending ? <Waiting /> : null}
      {figures.isError ? (
        <ErrorState
          title="Failed to get analytics"
          text={failureMessage(figures.error, "Check your connection and try again.")}
          onRetry={() => void figures.refetch()}
          busy={figures.isFetching}
        />
      ) : null}
      {figures.data ? <Report figures={figures.data} plan={plan} site={site} /> : null}
    </div>
  );
}

type ReportProps = { figures: SiteAnalytics; plan: PlanName; site: WebsiteSummary | undefined };

function Report({ figures, plan, site }: ReportProps) {
  return (
    <>
      <KeyFigures figures={figures} period={figures.period} />
      {figures.views === 0 ? (
        <NothingCounted site={site} period={figures.period} />
      ) : (
        <>
          <SeriesCharts figures={figures} />
          <DetailLists figures={figures} plan={plan} />
        </>
      )}
      <CountingNote withCountries={figures.countries !== undefined} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-24" />
      <div className="grid gap-12 lg:grid-cols-2">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
    </>
  );
}
