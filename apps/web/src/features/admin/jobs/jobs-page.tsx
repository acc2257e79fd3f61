import { queryOptions, useQuery } from "@tanstack/react-query";
import { ErrorState, Skeleton } from "@vitrine/ui";
import { adminApi } from "../../../lib/admin-api.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { AdminHeading } from "../parts/admin-heading.tsx";
import { DeadJobs } from "./dead-jobs.tsx";
import { LaneTable } from "./lane-table.tsx";

const askEveryMs = 5000;

const jobsQuery = queryOptions({
  queryKey: ["admin", "jobs"],
  queryFn: async ({ signal }) => {
    const { data } = await adminApi.adminJobs.listJobs({}, { signal });
    return { ...data, askedAt: new Date() };
  },
  staleTime: 0,
  refetchInterval: askEveryMs,
});

/** `/admin/jobs`: what waits and runs in the background, and what failed for good. */
export function JobsPage() {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(jobsQuery);
  return (
    <>
      <AdminHeading
        title="Jobs"
        text="Work in the background: mails, reading, files, upkeep. What fails is tried again by itself; what failed for the last time stays here for 30 days."
      />
      {isPending ? <Skeleton className="mt-6 h-96" /> : null}
      {isError && !data ? (
        <ErrorState
          title="The jobs could not be loaded"
          text={failureMessage(error, "Check your connection and try again.")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data ? (
        <>
          <DeadJobs jobs={data.dead} />
          <LaneTable lanes={data.lanes} now={data.askedAt} />
        </>
      ) : null}
    </>
  );
}
