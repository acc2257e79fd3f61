import { useQueries, useQuery } from "@tanstack/react-query";
import { useGo } from "../../lib/navigation.ts";
import { useCreatePortfolio } from "../../lib/portfolios/use-create-portfolio.ts";
import { templatesQuery } from "../../lib/queries/templates.ts";
import { websiteListQuery, websiteQuery } from "../../lib/queries/websites.ts";
import { siteAddress, siteName } from "../../lib/site-address.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { useSignOut } from "../../lib/use-sign-out.ts";
import type { PaletteItem } from "./find-items.ts";
import { actionItems, adminItems, helpItems, settingsItems, templateItems } from "./product-items.ts";
import { contentItems, screenItems, siteItems } from "./site-items.ts";

/**
 * Everything that can be gone to or done. What the websites hold is asked for once somebody searches; that of the active
 * one comes first.
 */
export function usePaletteItems(isSearched: boolean): { items: PaletteItem[]; isLoading: boolean } {
  const { user, activeWebsite } = useSession();
  const plan = user?.current_plan ?? "free";
  const go = useGo();
  const create = useCreatePortfolio("onboarding");
  const createByHand = useCreatePortfolio("manual");
  const { signOut } = useSignOut();
  const list = useQuery(websiteListQuery);
  const templates = useQuery({ ...templatesQuery, enabled: isSearched });
  const active = activeWebsite?.id ?? null;
  const websites = (list.data?.data ?? []).toSorted((a, b) => Number(b.id === active) - Number(a.id === active));
  const contents = useQueries({ queries: websites.map(({ id }) => ({ ...websiteQuery(id), enabled: isSearched })) });
  const items = [
    ...actionItems(go, {
      create: () => void create(),
      createByHand: () => void createByHand(),
      signOut: () => void signOut(),
    }),
    ...websites.flatMap((website) => {
      const address = siteAddress(website, plan, window.location.origin);
      return siteItems(website, { address, where: siteName(website, plan) ?? "No URL set" }, go);
    }),
    ...websites.flatMap((website) => screenItems(website, go)),
    ...contents.flatMap(({ data }) => (data ? contentItems(data, go) : [])),
    ...templateItems(templates.data ?? [], active, go),
    ...settingsItems(go),
    ...helpItems(go),
    ...(user?.role === "admin" ? adminItems(go) : []),
  ];
  const isLoading = list.isPending || (isSearched && [templates, ...contents].some(({ isLoading }) => isLoading));
  return { items, isLoading };
}
