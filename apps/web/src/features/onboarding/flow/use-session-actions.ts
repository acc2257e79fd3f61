import { toast } from "@vitrine/ui";
import { useMemo } from "react";
import { quietApi } from "../../../lib/api.ts";
import { useGo } from "../../../lib/navigation.ts";
import { storeUser } from "../../../lib/session/session-store.ts";
import { removeStored } from "../../../lib/storage/client-storage.ts";
import type { FlowCore } from "./use-flow-core.ts";
import { startNewFailed } from "./use-path-actions.ts";

/** Ending a session: starting over, another one, and leaving. */
export function useSessionActions({ dispatch, getState, run, abandon }: FlowCore) {
  const go = useGo();

  return useMemo(() => {
    /** Drops the session here and on the server: work stops, files and data go. */
    async function dropSession(): Promise<void> {
      const sessionId = getState().session?.session_id;
      abandon();
      dispatch({ type: "reset" });
      removeStored("pending_onboarding_session_id");
      if (sessionId) await quietApi.onboarding.deleteSession({ query: {}, body: { session_id: sessionId } });
    }

    function startOver(target?: string): void {
      run("restart", async () => {
        // The screen is empty already; a session that could not be removed is abandoned by the next start.
        await dropSession().catch(() => undefined);
        if (target) go(target);
      });
    }

    /** A new session, in which `then` is done; the one before stays as it is. */
    function startAnother(then: () => void): void {
      run("another", async () => {
        try {
          const { session } = await quietApi.onboarding.startNew({ body: undefined });
          abandon();
          dispatch({ type: "reset" });
          dispatch({ type: "session_changed", session });
          then();
        } catch {
          toast.error(startNewFailed);
        }
      });
    }

    /** 'Create Another Website': a new session; the finished one and its website stay. */
    function createAnother(): void {
      startAnother(() => toast.success("Starting new portfolio creation..."));
    }

    /** Another path after a CV was handed in: a session of its own, in which `next` is done. */
    function beginAnew(next: () => void): void {
      // One action at a time: this one has to be over.
      startAnother(() => setTimeout(next));
    }

    /** 'Back to Dashboard' on welcome: onboarding counts as done from now on. */
    function leaveToDashboard(): void {
      run("dashboard", async () => {
        try {
          storeUser((await quietApi.account.completeOnboarding({ body: undefined })).user);
          toast.info("You can create a portfolio from your dashboard at any time.");
          go("/dashboard");
        } catch {
          toast.error("An error occurred. Please try again.");
          go("/dashboard?skipOnboarding=true");
        }
        return "leaving";
      });
    }

    return { startOver, createAnother, beginAnew, leaveToDashboard };
  }, [dispatch, getState, run, abandon, go]);
}
