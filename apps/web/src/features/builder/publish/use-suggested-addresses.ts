import { useQuery } from "@tanstack/react-query";
import { personName, type Website } from "@vitrine/model";
import { quietApi } from "../../../lib/api.ts";

/**
 * Addresses that suit a website's person and are free, the best first; undefined until they have come.
 * @param isWanted false asks for none
 */
export function useSuggestedAddresses(
  website: Website,
  isWanted = true,
): { addresses: readonly string[] | undefined; isSettled: boolean } {
  const { title, email } = website.contact;
  const query = { name: personName(website), title, email, website_id: website.id };
  const { data, isPending } = useQuery({
    queryKey: ["suggested-addresses", query],
    queryFn: async ({ signal }) => (await quietApi.websites.suggestSubdomains({ query }, { signal })).data,
    enabled: isWanted,
    staleTime: 10_000,
    retry: false,
  });
  return { addresses: data, isSettled: !isPending };
}
