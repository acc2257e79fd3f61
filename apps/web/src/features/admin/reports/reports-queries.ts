import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { moderationCategories } from "@vitrine/model";
import { adminApi } from "../../../lib/admin-api.ts";
import { listInput, oneOf, type ListSearch } from "../list/list-search.ts";

/** The reported websites that an address asks for. */
export function reportsQuery(search: ListSearch) {
  const query = {
    ...listInput(search, ["latest_at", "reporters"]),
    state: oneOf(["open", "closed"], search["state"]),
    category: oneOf(moderationCategories, search["category"]),
  };
  return queryOptions({
    queryKey: ["admin", "reports", query],
    queryFn: ({ signal }) => adminApi.adminModeration.listReports({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What was reported of one website. */
export function siteReportsQuery(id: number) {
  return queryOptions({
    queryKey: ["admin", "site-reports", id],
    queryFn: ({ signal }) => adminApi.adminModeration.getReports({ params: { id } }, { signal }),
    staleTime: 0,
  });
}
