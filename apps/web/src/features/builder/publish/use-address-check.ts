import { useQuery } from "@tanstack/react-query";
import { isAllowedSubdomain } from "@vitrine/model";
import { useDeferredValue } from "react";
import { quietApi } from "../../../lib/api.ts";

export type AddressCheck = {
  /** Why it cannot be taken; undefined while nothing is known against it. */
  problem: string | undefined;
  isFree: boolean;
  isChecking: boolean;
};

/** Whether an address can be taken for a website, asked while it is typed. @param own the one that it has */
export function useAddressCheck(
  typed: string,
  { websiteId, own }: { websiteId: number; own: string | null },
): AddressCheck {
  const asked = useDeferredValue(typed);
  const isNew = asked !== "" && asked !== own;
  const isAllowed = isAllowedSubdomain(asked);
  const { data } = useQuery({
    queryKey: ["subdomain", asked, websiteId],
    queryFn: async ({ signal }) =>
      (
        await quietApi.websites.subdomainAvailability(
          { query: { subdomain: asked, website_id: websiteId } },
          { signal },
        )
      ).data,
    enabled: isNew && isAllowed,
    staleTime: 10_000,
  });
  if (!isNew) return { problem: undefined, isFree: asked !== "", isChecking: false };
  if (!isAllowed) return { problem: notAllowed, isFree: false, isChecking: false };
  const problem = data && !data.available ? (data.reason ?? "This address is taken.") : undefined;
  return { problem, isFree: data?.available === true, isChecking: data === undefined };
}

const notAllowed = "Use 3 to 63 letters, digits or hyphens, without a hyphen at either end. Some words are reserved.";
