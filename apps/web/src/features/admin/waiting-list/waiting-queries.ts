import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { visitSources, waitingStatuses } from "@vitrine/model";
import { adminApi } from "../../../lib/admin-api.ts";
import { listInput, oneOf, type ListSearch } from "../list/list-search.ts";

/** What narrows the list, and its export likewise. */
export function waitingFilters(search: ListSearch) {
  return { status: oneOf(waitingStatuses, search["status"]), source: oneOf(visitSources, search["source"]) };
}

/** The sign-ups that an address asks for. */
export function waitingQuery(search: ListSearch) {
  const query = { ...listInput(search, ["created_at", "email", "name"]), ...waitingFilters(search) };
  return queryOptions({
    queryKey: ["admin", "waiting-list", query],
    queryFn: ({ signal }) => adminApi.adminWaitingList.listWaiting({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One sign-up, whether or not the list shows it. */
export function waitingEntryQuery(entryId: number) {
  return queryOptions({
    queryKey: ["admin", "waiting-entry", entryId],
    queryFn: async ({ signal }) =>
      (await adminApi.adminWaitingList.getWaiting({ params: { entryId } }, { signal })).data,
    staleTime: 0,
  });
}
