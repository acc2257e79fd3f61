import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import { quietApi } from "../../lib/api.ts";

/** The server itself waits while a CV is being read: asking again needs hardly a pause. */
const askAgainMs = 300;

/** What is known of a tryout; asked again until its CV is read. */
export const tryoutQuery = (token: string) =>
  queryOptions({
    queryKey: ["tryout", token],
    queryFn: async ({ signal }) => (await quietApi.tryout.readTryout({ params: { token } }, { signal })).tryout,
    refetchInterval: ({ state }) => (state.data?.state === "reading" ? askAgainMs : false),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: (times, error) => times < 3 && !isGone(error),
  });

/** Whether a failure says that there is no such tryout (any more), and not that the line is bad. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
