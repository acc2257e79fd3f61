import { ApiError } from "@vitrine/api-client";
import type { OnboardingSession } from "@vitrine/model";
import { useEffect, useRef } from "react";
import { quietApi } from "../../../lib/api.ts";
import { useGo } from "../../../lib/navigation.ts";
import { readStored, removeStored, writeStored } from "../../../lib/storage/client-storage.ts";
import type { FlowCore } from "./use-flow-core.ts";
import type { Processing } from "./use-processing.ts";

/** A session that takes longer to load is gone on without (document 3, section 9). */
const sessionLoadTimeoutMs = 3000;

const stepsWithData = ["upload_picture", "processing", "review", "template_matching", "ready", "creating_website"];

/** Finds the session on entry, restores its screen and takes up work that waits for the page. */
export function useSessionRestore(
  core: FlowCore,
  processing: Processing,
  createWebsite: () => void,
  givenSessionId: string | undefined,
): void {
  const { dispatch, getState, signal } = core;
  const { session, currentStep } = core.state;
  const go = useGo();
  const given = useRef(givenSessionId);

  useEffect(() => {
    const alive = signal();
    const timer = setTimeout(() => {
      if (!alive.aborted) dispatch({ type: "forced_loaded" });
    }, sessionLoadTimeoutMs);

    async function restore(): Promise<void> {
      const found = await findSession(given.current, alive);
      // A person who chose a path while this was loading has a session already.
      if (alive.aborted || getState().session !== null) return;
      if (found?.status === "completed" && found.website_id !== null) {
        removeStored("pending_onboarding_session_id");
        return go(`/cv-builder/builder/${found.website_id}`, { replace: true });
      }
      const isActive = found?.status === "active";
      if (isActive && stepsWithData.includes(found.step)) {
        const data = await quietApi.onboarding.getSessionData(
          { query: { session_id: found.session_id } },
          { signal: alive },
        );
        if (alive.aborted || getState().session !== null) return;
        dispatch({ type: "restored", session: data.session });
        dispatch({ type: "data_loaded", data });
        return resume();
      }
      dispatch({ type: "restored", session: isActive ? found : null });
    }

    function resume(): void {
      const { currentStep, error, parsedData, templateRecommendation, session } = getState();
      if (currentStep === "processing" && !error) void processing.parse();
      if (currentStep === "review" && parsedData && !templateRecommendation) void processing.match();
      if (currentStep === "creating_website" && session?.website_id === null) createWebsite();
    }

    restore()
      .catch((error: unknown) => {
        if (alive.aborted) return;
        // oxlint-disable-next-line no-console -- document 3, section 4: a failed initialisation is logged
        console.warn("The onboarding session could not be loaded.", error);
        dispatch({ type: "restored", session: null });
      })
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [dispatch, getState, signal, processing, createWebsite, go]);

  useEffect(() => {
    if (session) writeStored("pending_onboarding_session_id", session.session_id);
  }, [session]);

  // A finished session is of no use to the next visit; a reload of its last screen still finds it.
  const isFinished = useRef(false);
  useEffect(() => {
    isFinished.current = currentStep === "complete" || core.state.opensBuilder;
  });
  useEffect(
    () => () => {
      if (isFinished.current) removeStored("pending_onboarding_session_id");
    },
    [],
  );
}

/** The session of the address or the active one, else the one this browser was at. */
async function findSession(given: string | undefined, alive: AbortSignal): Promise<OnboardingSession | null> {
  if (!given) {
    const { session } = await quietApi.onboarding.activeSession({}, { signal: alive });
    if (session) return session;
  }
  const pending = given ?? readStored("pending_onboarding_session_id");
  if (!pending) return null;
  try {
    return (await quietApi.onboarding.getSession({ query: { session_id: pending } }, { signal: alive })).session;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    removeStored("pending_onboarding_session_id");
    return null;
  }
}
