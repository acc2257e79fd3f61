import { queryClient } from "../query-client.ts";
import { websiteListQuery } from "../queries/websites.ts";
import { limitReached, openUpgradeModal } from "./upgrade-store.ts";
import { loadPlanState } from "./use-create-portfolio.ts";

/**
 * Whether the plan has room for one more website; shows the upgrade modal when it has not (document 2, section 5).
 * Nothing is resumed after the upgrade: what was to be made depends on more than its kind.
 */
export async function hasRoomForWebsite(): Promise<boolean> {
  const [websites, state] = await Promise.all([queryClient.fetchQuery(websiteListQuery), loadPlanState()]);
  const count = websites.meta.total;
  if (state.limit - count > 0) return true;
  openUpgradeModal({ ...limitReached({ ...state, count, actionType: "sidebar" }), actionType: null });
  return false;
}
