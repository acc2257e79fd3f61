import type { OnboardingSession } from "@vitrine/model";
import { useMemo } from "react";
import { quietApi } from "../../../lib/api.ts";
import { FlowError, type FlowCore } from "./use-flow-core.ts";
import type { Processing } from "./use-processing.ts";

/** Handing in the photo, or none; either way the CV is read next. */
export function usePhotoActions({ dispatch, getState, run, fail }: FlowCore, processing: Processing) {
  return useMemo(() => {
    /** @param goOn where the CV is read already, or being read: the photo is added, and nothing else begins anew */
    function continueWithPhoto(photo: Blob, goOn?: () => void): void {
      run("photo", async (alive) => {
        const sessionId = getState().session?.session_id;
        try {
          if (!sessionId) throw new FlowError("No session ID available");
          const body = { session_id: sessionId };
          const stored = await quietApi.onboarding.uploadPicture(
            { body, files: { profile_picture: photo } },
            { signal: alive },
          );
          if (goOn) {
            dispatch({ type: "session_changed", session: stored.session });
            return goOn();
          }
          const { session } = await quietApi.onboarding.proceedWithPicture({ body }, { signal: alive });
          startReading(alive, session);
        } catch (error) {
          fail(error, "Failed to process image file");
        }
      });
    }

    function skipPhoto(): void {
      run("skip", async (alive) => {
        const sessionId = getState().session?.session_id;
        try {
          if (!sessionId) throw new FlowError("No session ID available");
          const { session } = await quietApi.onboarding.skipPicture(
            { body: { session_id: sessionId } },
            { signal: alive },
          );
          startReading(alive, session);
        } catch (error) {
          fail(error, "Upload failed");
        }
      });
    }

    function startReading(alive: AbortSignal, session: OnboardingSession): void {
      if (alive.aborted) return;
      dispatch({ type: "session_changed", session });
      void processing.parse();
    }

    return { continueWithPhoto, skipPhoto };
  }, [dispatch, getState, run, fail, processing]);
}
