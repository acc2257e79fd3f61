import { queryOptions } from "@tanstack/react-query";
import { quietApi } from "../api.ts";
import { queryClient } from "../query-client.ts";

const keyOf = (websiteId: number) => ["private-links", websiteId] as const;

/** The private links of a website, newest first. */
export const privateLinksQuery = (websiteId: number) =>
  queryOptions({
    queryKey: keyOf(websiteId),
    queryFn: async ({ signal }) =>
      (await quietApi.privateLinks.listPrivateLinks({ params: { id: websiteId } }, { signal })).data,
    staleTime: 0,
  });

/** Asks anew how the private links of a website stand. */
export async function forgetPrivateLinks(websiteId: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(websiteId) });
}
