import { useQuery } from "@tanstack/react-query";
import { Button, ErrorState, Skeleton, toast } from "@vitrine/ui";
import { Plus } from "lucide-react";
import { useEffect } from "react";
import { endsSession } from "../../lib/form-errors.ts";
import { fallbackPlan, planState, useCreatePortfolio } from "../../lib/portfolios/use-create-portfolio.ts";
import { subscriptionQuery } from "../../lib/queries/subscription.ts";
import { websiteListQuery } from "../../lib/queries/websites.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { Collection, CollectionSkeleton } from "./collection.tsx";
import { portfolioFigures } from "./portfolio-figures.ts";
import { ImportButton } from "./import-button.tsx";
import { LastDays } from "./last-days.tsx";
import { StatStrip } from "./stat-strip.tsx";
import { useDashboardReturn } from "./use-dashboard-return.ts";

/** `/dashboard`: the collection of portfolios (document 2, "Dashboard"). */
export function DashboardPage() {
  const { user } = useSession();
  const list = useQuery(websiteListQuery);
  const subscription = useQuery(subscriptionQuery);
  const createWithAi = useCreatePortfolio("onboarding");
  const createByHand = useCreatePortfolio("manual");
  useDashboardReturn({ onboarding: createWithAi, manual: createByHand });
  const { isError, error } = list;
  useEffect(() => {
    if (isError && !endsSession(error)) toast.error("Failed to load data");
  }, [isError, error]);

  const count = list.data?.meta.total ?? 0;
  const { limit } = subscription.data ? planState(subscription.data) : fallbackPlan;
  // The empty collection has the one primary action of the page.
  const isEmpty = list.data !== undefined && count === 0;
  const used = count > 0 ? ` (${count}/${limit})` : "";
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 text-h1 wrap-anywhere">Welcome back{user ? `, ${user.name}` : ""}</h1>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Button
            variant={isEmpty ? "secondary" : "primary"}
            icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void createWithAi()}
            className="max-sm:w-full"
          >
            Create New Portfolio Website{used}
          </Button>
          <Button onClick={() => void createByHand()} className="max-sm:w-full">
            Create Manually{used}
          </Button>
          <ImportButton className="max-sm:w-full" />
        </div>
      </div>
      {list.data ? (
        <>
          <StatStrip figures={portfolioFigures(list.data.data)} createdThisMonth={list.data.meta.created_this_month} />
          {count > 0 ? <LastDays websites={list.data.data} /> : null}
          <Collection
            websites={list.data.data}
            createButtons={
              <>
                <Button variant="primary" onClick={() => void createWithAi()}>
                  Create Your First Portfolio Website
                </Button>
                <Button onClick={() => void createByHand()}>Create Manually</Button>
              </>
            }
          />
        </>
      ) : null}
      {list.isPending ? (
        <>
          <Skeleton className="h-24" />
          <Skeleton className="mt-6 h-40" />
          <CollectionSkeleton />
        </>
      ) : null}
      {isError ? (
        <ErrorState
          title="Your portfolios could not be loaded"
          text="Check your connection and try again. Nothing is lost."
          onRetry={() => void list.refetch()}
          busy={list.isFetching}
        />
      ) : null}
    </>
  );
}
