import { endpointUrl, requestHeaders } from "@vitrine/api-client";
import { contract } from "@vitrine/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { getSession } from "../../../lib/session/session-store.ts";

/** The picture of a page of the uploaded file, as an address for this document; the call names its session, so no plain `src`. */
export function useSourcePage(sessionId: string | undefined, page: number, version: string, isWanted: boolean) {
  const query = useQuery({
    queryKey: ["onboarding", "source-page", sessionId, page, version],
    enabled: isWanted && sessionId !== undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      const url = endpointUrl("/api", contract.onboarding.sourcePage, { query: { session_id: sessionId, page } });
      const response = await fetch(url, { headers: requestHeaders(getSession().sessionId), signal });
      if (!response.ok) throw new Error("The page could not be drawn.");
      return response.blob();
    },
  });
  const blob = query.data;
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return { url, isFailed: query.isError };
}
