import { useMemo, useRef } from "react";
import { quietApi } from "../../../lib/api.ts";
import type { FlowCore } from "./use-flow-core.ts";

export const startNewFailed = "Failed to start new onboarding. Please try again.";

/** Choosing a path, and going back to the choice. */
export function usePathActions({ dispatch, getState, run, isBusy, signal, fail }: FlowCore) {
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

    return { choosePath, goBack };
  }, [dispatch, getState, run, isBusy, signal, fail]);
}
