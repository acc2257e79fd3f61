import type { OnboardingEvent } from "@vitrine/model";
import { useCallback, useEffect } from "react";
import { quietApi } from "../../../lib/api.ts";
import { isProcessingScreen, screenOf, type Screen } from "../state/steps.ts";
import type { FlowCore } from "./use-flow-core.ts";
import type { Processing } from "./use-processing.ts";
import { pollEveryMs, useSessionEvents } from "./use-session-events.ts";

const silentScreens: readonly Screen[] = ["welcome", "upload_cv", "manual_input", "complete"];

/**
 * Keeps the screen where the server is: what it pushes, and what it is asked for where pushes may have been missed.
 * @returns what is wrong with the connection, for the screen to say
 */
export function usePushedState(
  { state, dispatch, getState, isBusy, signal }: FlowCore,
  processing: Processing,
): ReturnType<typeof useSessionEvents> {
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

  return realtimeProblem;
}
