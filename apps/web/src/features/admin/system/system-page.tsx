import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SystemWarning } from "@vitrine/model";
import { ErrorState, Notice, Skeleton } from "@vitrine/ui";
import { adminApi } from "../../../lib/admin-api.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { LaneTable } from "../jobs/lane-table.tsx";
import { ClaimsNotice, useUnconfirmedClaims } from "../landing/claims-notice.tsx";
import { AdminHeading } from "../parts/admin-heading.tsx";
import { SystemFigures } from "./system-figures.tsx";
import { warningWords } from "./system-words.ts";

const askEveryMs = 10_000;

const systemQuery = queryOptions({
  queryKey: ["admin", "system"],
  queryFn: async ({ signal }) => {
    const { data } = await adminApi.adminSystem.readSystem({}, { signal });
    return { system: data, askedAt: new Date() };
  },
  staleTime: 0,
  refetchInterval: askEveryMs,
});

/** `/admin/system`: whether everything runs, at a glance; Prometheus tells the same of every process and over time. */
export function SystemPage() {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(systemQuery);
  return (
    <>
      <AdminHeading
        title="System"
        text="How the installation stands. Memory, connections and requests are those of the one process that answered."
      />
      {isPending ? <Skeleton className="mt-6 h-96" /> : null}
      {isError && !data ? (
        <ErrorState
          title="The state could not be loaded"
          text={failureMessage(error, "Check your connection and try again.")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data ? (
        <>
          <Warnings warnings={data.system.warnings} />
          <ClaimsNotice hasLink />
          <SystemFigures system={data.system} now={data.askedAt} />
          {data.system.lanes.length > 0 ? <LaneTable lanes={data.system.lanes} now={data.askedAt} /> : null}
        </>
      ) : null}
    </>
  );
}

function Warnings({ warnings }: { warnings: readonly SystemWarning[] }) {
  const hasUnconfirmed = useUnconfirmedClaims();
  if (warnings.length === 0)
    return hasUnconfirmed !== false ? null : (
      <Notice tone="success" className="mt-6">
        Nothing asks for attention.
      </Notice>
    );
  return (
    <ul aria-label="What asks for attention" className="mt-6 flex flex-col gap-3">
      {warnings.map((warning) => {
        const { title, text, tone } = warningWords[warning];
        return (
          <li key={warning}>
            <Notice tone={tone} title={title}>
              {text}
            </Notice>
          </li>
        );
      })}
    </ul>
  );
}
