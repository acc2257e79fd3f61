import { queryOptions, useQuery } from "@tanstack/react-query";
import { ErrorState, Skeleton, Tabs } from "@vitrine/ui";
import { adminApi } from "../../../lib/admin-api.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { useListSearch } from "../list/list-search.ts";
import { AdminHeading } from "../parts/admin-heading.tsx";
import { AuditLog } from "./audit-log.tsx";
import { OverviewFigures } from "./overview-figures.tsx";

const overviewQuery = queryOptions({
  queryKey: ["admin", "overview"],
  queryFn: async ({ signal }) => (await adminApi.adminFigures.overview({}, { signal })).data,
  staleTime: 0,
});

/** `/admin`: how the product stands, and what admins did. */
export function OverviewPage() {
  const { search, change } = useListSearch();
  const tab = search["tab"] === "log" ? "log" : "now";
  return (
    <>
      <AdminHeading title="Admin" />
      <div className="mt-4">
        <Tabs
          label="Admin"
          value={tab}
          onValueChange={(value) => change({ tab: value === "log" ? "log" : undefined, page: undefined })}
          items={[
            { value: "now", label: "Overview", content: tab === "now" ? <Overview /> : null },
            { value: "log", label: "Audit log", content: tab === "log" ? <AuditLog /> : null },
          ]}
        />
      </div>
    </>
  );
}

function Overview() {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(overviewQuery);
  if (isPending) return <Skeleton className="h-72" />;
  if (isError) {
    return (
      <ErrorState
        title="The figures could not be loaded"
        text={failureMessage(error, "Check your connection and try again.")}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return <OverviewFigures overview={data} />;
}
