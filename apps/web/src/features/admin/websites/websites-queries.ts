import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { websiteStatuses } from "@vitrine/model";
import { adminApi } from "../../../lib/admin-api.ts";
import { listInput, oneOf, wholeNumber, type ListSearch } from "../list/list-search.ts";

/** The websites that an address asks for. */
export function websitesQuery(search: ListSearch) {
  const query = {
    ...listInput(search, ["created_at", "name", "updated_at"]),
    status: oneOf(websiteStatuses, search["status"]),
    template_slug: search["template_slug"]?.slice(0, 60),
    owner_id: wholeNumber(search["owner_id"]),
  };
  return queryOptions({
    queryKey: ["admin", "websites", query],
    queryFn: ({ signal }) => adminApi.adminWebsites.listWebsites({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What one website holds, to read. */
export function adminWebsiteQuery(id: number) {
  return queryOptions({
    queryKey: ["admin", "website", id],
    queryFn: ({ signal }) => adminApi.adminWebsites.getWebsite({ params: { id } }, { signal }),
    staleTime: 0,
  });
}
