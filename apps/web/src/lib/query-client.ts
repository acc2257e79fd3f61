import { QueryClient } from "@tanstack/react-query";

/** How long answers stay fresh (contract.md 1.9), in milliseconds. */
export const cacheMs = {
  templates: 5 * 60_000,
  websiteList: 300_000,
  website: 180_000,
  subscription: 300_000,
  analytics: 600_000,
} as const;

/** Refusals are final; a broken connection or a busy server is asked once more. */
function shouldRetry(failureCount: number, error: unknown): boolean {
  const status = typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 0;
  return failureCount < 1 && (status === 0 || status >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, retryDelay: 1500, refetchOnWindowFocus: false, staleTime: cacheMs.website },
    mutations: { retry: false },
  },
});
