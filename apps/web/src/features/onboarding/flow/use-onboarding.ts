import type { OnboardingEvent } from "@vitrine/model";
import { useCallback, useEffect, useMemo } from "react";
import { quietApi } from "../../../lib/api.ts";
import { retryAction } from "../state/retry.ts";
import { isProcessingScreen, screenOf, type Screen } from "../state/steps.ts";
import { useCorrections } from "./use-corrections.ts";
import { useFlowCore } from "./use-flow-core.ts";
import { useProcessing } from "./use-processing.ts";
import { useSessionActions } from "./use-session-actions.ts";
import { pollEveryMs, useSessionEvents } from "./use-session-events.ts";
import { useSessionRestore } from "./use-session-restore.ts";
import { useUploadActions } from "./use-upload-actions.ts";
import { useWebsiteActions } from "./use-website-actions.ts";

const silentScreens: readonly Screen[] = ["welcome", "upload_cv", "manual_input", "complete"];

export type Onboarding = ReturnType<typeof useOnboarding>;

/** The whole page behind its screens: state, what is under way, and every action. */
export function useOnboarding(options: { sessionId?: string | undefined } = {}) {
  const core = useFlowCore();
  const { state, busy, dispatch, getState, fail, run, isBusy, signal } = core;
  const processing = useProcessing(core);
  const session = useSessionActions(core);
  const upload = useUploadActions(core, processing);
  const website = useWebsiteActions(core);
  const corrections = useCorrections(core, processing);
  useSessionRestore(core, processing, website.createWebsite, options.sessionId);

  const receive = useCallback(
    (id: number, event: OnboardingEvent) => {
      const pushed = () => dispatch({ type: "pushed", id, event });
      // The review needs the evidence, which the push does not carry; a running parse call fetches it itself.
      if (event.type !== "review_ready") return pushed();
      if (!processing.isReading()) void processing.showReview();
    },
    [dispatch, processing],
  );

  /** Brings the screen to where the server is; for pushes that were missed. */
  const sync = useCallback(async () => {
    const before = getState();
    if (!before.session || isBusy()) return;
    const alive = signal();
    const { session: found } = await quietApi.onboarding.getSession(
      { query: { session_id: before.session.session_id } },
      { signal: alive },
    );
    const { currentStep, isStopped, createdWebsite } = getState();
    if (alive.aborted || isBusy() || !(isProcessingScreen(currentStep) || currentStep === "ready")) return;
    if (found.error && !processing.isReading()) {
      if (!isStopped) dispatch({ type: "failed", error: found.error });
      return;
    }
    if (found.website_id !== null && !createdWebsite) {
      const created = await processing.findWebsite(found.website_id);
      if (!alive.aborted) dispatch({ type: "website_created", website: created, session: found });
    } else if (screenOf(found) !== currentStep) await processing.showReview();
    else if (currentStep === "processing" && !isStopped) {
      if (found.line) dispatch({ type: "in_line", line: found.line });
      else await processing.parse();
    }
  }, [dispatch, getState, isBusy, processing, signal]);

  const isListening = state.session !== null && !silentScreens.includes(state.currentStep);
  const realtimeProblem = useSessionEvents({
    sessionId: isListening ? (state.session?.session_id ?? null) : null,
    lastEventId: state.lastEventId,
    onEvent: receive,
    // A failed question is asked again by the next poll.
    onSync: () => void sync().catch(() => undefined),
  });

  const isWaitingBlindly =
    (state.isAnswerLost || state.line !== null) && state.currentStep === "processing" && !state.isStopped;
  useEffect(() => {
    if (!isWaitingBlindly) return;
    const timer = setInterval(() => void sync().catch(() => undefined), pollEveryMs);
    return () => clearInterval(timer);
  }, [isWaitingBlindly, sync]);

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
      ...session,
      ...upload,
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
    [state, busy, realtimeProblem, session, upload, website, corrections, matchAnew, processing, retry, closeError],
  );
}
