import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { auditActions } from "@vitrine/model";
import { EmptyState, ErrorState, Field, Select, Skeleton } from "@vitrine/ui";
import { adminApi } from "../../../lib/admin-api.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { listInput, oneOf, useListSearch, wholeNumber, type ListSearch } from "../list/list-search.ts";
import { Pager } from "../list/pager.tsx";
import { AuditEntries } from "../parts/audit-entries.tsx";
import { auditChoice } from "../parts/audit-words.ts";

function auditQuery(search: ListSearch) {
  const query = {
    ...listInput(search, ["at"]),
    action: oneOf(auditActions, search["action"]),
    admin_id: wholeNumber(search["admin_id"]),
  };
  return queryOptions({
    queryKey: ["admin", "audit-log", query],
    queryFn: ({ signal }) => adminApi.adminFigures.auditLog({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const choices = auditActions.map(auditChoice);

/** Everything that admins changed, the latest first; it can be read and not changed. */
export function AuditLog() {
  const { search, change } = useListSearch();
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(auditQuery(search));
  return (
    <>
      <Field label="What was done" className="md:w-80">
        <Select
          value={oneOf(auditActions, search["action"]) ?? ""}
          onChange={(event) => change({ action: event.target.value || undefined })}
        >
          <option value="">Everything</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="mt-4" aria-busy={isFetching}>
        {isPending ? <Skeleton className="h-64" /> : null}
        {isError ? (
          <ErrorState
            title="The log could not be loaded"
            text={failureMessage(error, "Check your connection and try again.")}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : null}
        {data?.data.length === 0 ? (
          <EmptyState title="Nothing is logged" text="Every change that an admin makes is written down here." />
        ) : null}
        {data && data.data.length > 0 ? (
          <>
            <AuditEntries entries={data.data} withTarget />
            <Pager
              meta={data.meta}
              noun="entry"
              plural="entries"
              onPage={(page) => change({ page: String(page) }, { isStep: true })}
            />
          </>
        ) : null}
      </div>
    </>
  );
}
