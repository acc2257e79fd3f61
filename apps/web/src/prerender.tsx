import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { landingQuery } from "./features/landing/landing-content.ts";
import { queryClient } from "./lib/query-client.ts";
import { createAppRouter } from "./router.tsx";

export { landingParts } from "./features/landing/landing-parts.tsx";

/** The markup that a guest's first visit to an address shows; the build writes it into that page. */
export async function prerender(address: string): Promise<string> {
  queryClient.setQueryData(landingQuery.queryKey, "preset");
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
