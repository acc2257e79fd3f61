import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminApi } from "../../../lib/admin-api.ts";
import { listInput, oneOf, type ListSearch } from "../list/list-search.ts";

/** The objections that an address asks for. */
export function appealsQuery(search: ListSearch) {
  const query = {
    ...listInput(search, ["created_at"]),
    state: oneOf(["open", "answered"], search["state"]),
  };
  return queryOptions({
    queryKey: ["admin", "appeals", query],
    queryFn: ({ signal }) => adminApi.adminModeration.listAppeals({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function appealQuery(id: number) {
  return queryOptions({
    queryKey: ["admin", "appeal", id],
    queryFn: ({ signal }) => adminApi.adminModeration.getAppeal({ params: { appealId: id } }, { signal }),
    staleTime: 0,
  });
}
