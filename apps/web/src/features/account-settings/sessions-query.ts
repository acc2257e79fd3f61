import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../../lib/api.ts";

/** The devices that are signed in, asked anew at each visit. */
export const sessionsQuery = queryOptions({
  queryKey: ["user", "sessions"],
  queryFn: ({ signal }) => quietApi.accountSettings.listSessions({}, { signal }),
  staleTime: 0,
});

export type SignedInDevice = Awaited<ReturnType<typeof quietApi.accountSettings.listSessions>>["data"][number];
