import { queryOptions } from "@tanstack/react-query";
import { adminApi } from "../../../lib/admin-api.ts";

export const landingClaimsQuery = queryOptions({
  queryKey: ["admin", "landing"],
  queryFn: ({ signal }) => adminApi.adminLanding.getLandingClaims({}, { signal }),
  staleTime: 0,
});
