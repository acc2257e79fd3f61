import { useCallback, useMemo } from "react";
import { quietApi } from "../../../lib/api.ts";
import { retryAction } from "../state/retry.ts";
import { useCorrections } from "./use-corrections.ts";
import { useFlowCore } from "./use-flow-core.ts";
import { usePathActions } from "./use-path-actions.ts";
import { usePhotoActions } from "./use-photo-actions.ts";
import { useProcessing } from "./use-processing.ts";
import { usePushedState } from "./use-pushed-state.ts";
import { useSessionActions } from "./use-session-actions.ts";
import { useSessionRestore } from "./use-session-restore.ts";
import { useUploadActions } from "./use-upload-actions.ts";
import { useWebsiteActions } from "./use-website-actions.ts";

export type Onboarding = ReturnType<typeof useOnboarding>;

/** The whole page behind its screens: state, what is under way, and every action. */
export function useOnboarding(options: { sessionId?: string | undefined } = {}) {
  const core = useFlowCore();
  const { state, busy, dispatch, getState, fail, run } = core;
  const processing = useProcessing(core);
  const path = usePathActions(core);
  const session = useSessionActions(core);
  const upload = useUploadActions(core, processing);
  const photo = usePhotoActions(core, processing);
  const website = useWebsiteActions(core);
  const corrections = useCorrections(core, processing);
  useSessionRestore(core, processing, website.createWebsite, options.sessionId);
  const realtimeProblem = usePushedState(core, processing);

  const matchAnew = useCallback(() => {
    run("different", async (alive) => {
      const sessionId = getState().session?.session_id;
      if (!sessionId) return;
      try {
        await corrections.settled();
        dispatch({ type: "work_started", step: "template_matching" });
        await quietApi.onboarding.proceedToTemplateMatching({ body: { session_id: sessionId } }, { signal: alive });
      } catch (error) {
        fail(error, "Failed to proceed with template matching", "review");
      }
    });
  }, [run, getState, corrections, dispatch, fail]);

  const retry = useCallback(() => {
    const action = retryAction(getState());
    const { uploadedFile } = getState();
    dispatch({ type: "error_closed" });
    if (action === "upload" && uploadedFile) upload.uploadFile(uploadedFile);
    if (action === "parse") void processing.parse();
    if (action === "match") matchAnew();
  }, [getState, dispatch, upload, processing, matchAnew]);

  const closeError = useCallback(() => dispatch({ type: "error_closed" }), [dispatch]);

  return useMemo(
    () => ({
      state,
      busy,
      realtimeProblem,
      ...path,
      ...session,
      ...upload,
      ...photo,
      ...website,
      correct: corrections.correct,
      sendLines: corrections.sendLines,
      choosePrivacy: corrections.choosePrivacy,
      matchAnew,
      loadRecommendation: () => void processing.match(),
      readAsCv: () => void processing.parse({ asCv: true }),
      retry,
      closeError,
    }),
    [
      state,
      busy,
      realtimeProblem,
      path,
      session,
      upload,
      photo,
      website,
      corrections,
      matchAnew,
      processing,
      retry,
      closeError,
    ],
  );
}
