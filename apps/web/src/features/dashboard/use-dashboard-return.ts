import { useNavigate, useSearch } from "@tanstack/react-router";
import { toast } from "@vitrine/ui";
import { useEffect, useRef } from "react";
import { trialStartedMessage } from "../../lib/plans/words.ts";
import { queryClient } from "../../lib/query-client.ts";
import { subscriptionQuery } from "../../lib/queries/subscription.ts";
import { takePendingCreate } from "../../lib/portfolios/pending-create.ts";
import { readStored, removeStored } from "../../lib/storage/client-storage.ts";

/** Reloads and restarts wait so long (document 2, section 9). */
const resumeMs = 1000;

/**
 * Coming back from the checkout, from a started trial, or to a creation that hit the limit
 * (document 2, section 4). Each happens once and leaves a clean address.
 */
export function useDashboardReturn(restart: Record<"onboarding" | "manual", () => Promise<void>>): void {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const handled = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  useEffect(() => {
    if (handled.current) return;
    handled.current = true;
    const fromCheckout = Boolean(search.from_checkout ?? search.from) || readStored("checkout_completed") === true;
    const trialStarted = search.trial === "started";
    if (fromCheckout) {
      removeStored("checkout_completed");
      queryClient.removeQueries({ queryKey: subscriptionQuery.queryKey });
      void queryClient.prefetchQuery({ ...subscriptionQuery, staleTime: 0 });
    }
    if (trialStarted) {
      toast.success(trialStartedMessage, { id: "trial" });
      setTimeout(() => void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }), resumeMs);
    }
    if (fromCheckout || trialStarted) {
      const { from_checkout: _checkout, from: _from, trial: _trial, ...kept } = search;
      void navigate({ to: "/dashboard", search: kept, replace: true });
    }
    const pending = takePendingCreate(Date.now());
    if (pending) {
      toast.info("Welcome back! Continuing with your new portfolio...");
      // Whoever went elsewhere in that second is not called back.
      setTimeout(() => (isHere.current ? void restart[pending]() : undefined), resumeMs);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- happens once per visit of the page
  }, []);
}
