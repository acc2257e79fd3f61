import { toast } from "@vitrine/ui";
import { useMemo, useRef } from "react";
import { quietApi } from "../../../lib/api.ts";
import { useGo } from "../../../lib/navigation.ts";
import { storeUser } from "../../../lib/session/session-store.ts";
import { removeStored } from "../../../lib/storage/client-storage.ts";
import type { FlowCore } from "./use-flow-core.ts";

const startNewFailed = "Failed to start new onboarding. Please try again.";

/** Choosing a path, going back, starting over and leaving. */
export function useSessionActions({ dispatch, getState, run, isBusy, signal, fail, abandon }: FlowCore) {
  const go = useGo();
  const wentBack = useRef<Promise<void>>(Promise.resolve());

  return useMemo(() => {
    /** A choice made right after going back is sent behind it, not dropped. */
    function choosePath(path: "upload" | "scratch"): void {
      run("path", async (alive) => {
        await wentBack.current;
        try {
          const { session } = await quietApi.onboarding.selectPath(
            { body: { path, session_id: getState().session?.session_id } },
            { signal: alive },
          );
          if (!alive.aborted) dispatch({ type: "session_changed", session });
        } catch (error) {
          fail(error, startNewFailed);
        }
      });
    }

    /** Back to welcome: path, file and error are cleared at once, the server follows. */
    function goBack(): void {
      if (isBusy()) return;
      const sessionId = getState().session?.session_id;
      dispatch({ type: "went_back" });
      if (!sessionId) return;
      const body = { path: null, session_id: sessionId };
      wentBack.current = quietApi.onboarding.selectPath({ body }, { signal: signal() }).then(
        () => undefined,
        (error: unknown) => fail(error, startNewFailed),
      );
    }

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

    /** 'Create Another Website': a new session; the finished one and its website stay. */
    function createAnother(): void {
      run("another", async () => {
        try {
          const { session } = await quietApi.onboarding.startNew({ body: undefined });
          abandon();
          dispatch({ type: "reset" });
          dispatch({ type: "session_changed", session });
          toast.success("Starting new portfolio creation...");
        } catch {
          toast.error(startNewFailed);
        }
      });
    }

    /** Another path after a CV was handed in: a session of its own, in which `next` is done. */
    function beginAnew(next: () => void): void {
      run("another", async () => {
        try {
          const { session } = await quietApi.onboarding.startNew({ body: undefined });
          abandon();
          dispatch({ type: "reset" });
          dispatch({ type: "session_changed", session });
          // One action at a time: this one has to be over.
          setTimeout(next);
        } catch {
          toast.error(startNewFailed);
        }
      });
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

    return { choosePath, goBack, startOver, createAnother, beginAnew, leaveToDashboard };
  }, [dispatch, getState, run, isBusy, signal, fail, abandon, go]);
}
