import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { planNames, userRoles } from "@vitrine/model";
import { adminApi } from "../../../lib/admin-api.ts";
import { listInput, oneOf, type ListSearch } from "../list/list-search.ts";

const yesNo = ["true", "false"] as const;

/** The users that an address asks for. */
export function usersQuery(search: ListSearch) {
  const query = {
    ...listInput(search, ["created_at", "name", "email"]),
    role: oneOf(userRoles, search["role"]),
    plan: oneOf(planNames, search["plan"]),
    is_active: oneOf(yesNo, search["is_active"]),
    verified: oneOf(yesNo, search["verified"]),
    suspended: oneOf(yesNo, search["suspended"]),
  };
  return queryOptions({
    queryKey: ["admin", "users", query],
    queryFn: ({ signal }) => adminApi.adminUsers.listUsers({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One user with websites and log. */
export function userQuery(userId: number) {
  return queryOptions({
    queryKey: ["admin", "user", userId],
    queryFn: ({ signal }) => adminApi.adminUsers.getUser({ params: { userId } }, { signal }),
    staleTime: 0,
  });
}
