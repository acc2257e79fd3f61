import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { StandingNotices } from "../features/subscription/standing-notices.tsx";
import { subscriptionQuery } from "../lib/queries/subscription.ts";
import { useSession } from "../lib/session/session-store.ts";

/** A failed payment, a trial that runs, an end or a change that is near: said on every page but the plan's own. */
export function StandingBanner() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...subscriptionQuery, enabled: user !== null });
  if (!data || pathname.startsWith("/subscription")) return null;
  return <StandingNotices current={data} onlyNear className="mb-6" />;
}
