import { ApiError } from "@vitrine/api-client";
import { linePlaceSchema, type LinePlace } from "@vitrine/model";
import { useMemo, useRef } from "react";
import { quietApi } from "../../../lib/api.ts";
import type { CreatedWebsite } from "../state/state-shape.ts";
import { FlowError, isUnanswered, type FlowCore } from "./use-flow-core.ts";

/** Reading is often done in a moment; the screen stays long enough to be understood. */
const shortestReadingMs = 1400;

export type Processing = ReturnType<typeof useProcessing>;

/** Reading the CV, matching a template and fetching what the server knows. */
export function useProcessing({ dispatch, getState, signal, fail }: FlowCore) {
  const isParsing = useRef(false);

  return useMemo(() => {
    async function loadData(options: { keepsStep?: boolean } = {}): Promise<void> {
      const sessionId = getState().session?.session_id;
      if (!sessionId) return;
      const alive = signal();
      const data = await quietApi.onboarding.getSessionData({ query: { session_id: sessionId } }, { signal: alive });
      if (!alive.aborted) dispatch({ type: "data_loaded", data, ...options });
    }

    /** The recommendation belongs to the review; a failure leaves the review usable without it. */
    async function match(): Promise<void> {
      const { parsedData, session } = getState();
      if (!parsedData) return fail(new FlowError("No parsed data available"), "");
      const alive = signal();
      try {
        const recommendation = await quietApi.onboarding.matchTemplate(
          { body: { parsed_data: parsedData, session_id: session?.session_id } },
          { signal: alive },
        );
        if (!alive.aborted) dispatch({ type: "recommended", recommendation });
      } catch (error) {
        fail(error, "Template matching failed");
      }
    }

    /** Goes to the review with everything that was read. */
    async function showReview(): Promise<void> {
      try {
        await loadData();
      } catch (error) {
        return fail(error, "Parsing failed");
      }
      const { currentStep, templateRecommendation, parsedData } = getState();
      if (currentStep === "review" && parsedData && !templateRecommendation) await match();
    }

    /**
     * Reads the CV. When the connection breaks the work goes on and its end arrives as a push.
     * @param asCv its owner says that it is one, although it was taken for another paper
     */
    async function parse({ asCv = false } = {}): Promise<void> {
      if (isParsing.current) return;
      const { session, extractedText, storedPath, useVisionParsing } = getState();
      const problem = parseProblem(getState());
      if (problem) return fail(new FlowError(problem), "Parsing failed");
      if (!session) return;
      isParsing.current = true;
      const alive = signal();
      const startedAt = performance.now();
      dispatch({ type: "work_started", step: "processing" });
      try {
        await quietApi.onboarding.parseCv(
          {
            body: {
              session_id: session.session_id,
              ...(asCv ? { as_cv: true } : {}),
              ...(useVisionParsing
                ? { use_vision_parsing: true, stored_path: storedPath }
                : { use_vision_parsing: false, cv_text: extractedText }),
            },
          },
          { signal: alive },
        );
        await pause(shortestReadingMs - (performance.now() - startedAt));
        if (!alive.aborted && getState().currentStep === "processing") await showReview();
      } catch (error) {
        const line = linePlaceIn(error);
        if (line) return alive.aborted ? undefined : dispatch({ type: "in_line", line });
        if (!isUnanswered(error)) fail(error, "Parsing failed");
        else if (!alive.aborted) dispatch({ type: "answer_lost" });
      } finally {
        isParsing.current = false;
      }
    }

    /** A created website with the name of its template, from the server. */
    async function findWebsite(id: number): Promise<CreatedWebsite> {
      const { website } = await quietApi.websites.getWebsite({ params: { id } }, { signal: signal() });
      return {
        id: website.id,
        name: website.name,
        templateSlug: website.template.slug,
        templateName: website.template.name,
      };
    }

    return { loadData, match, showReview, parse, findWebsite, isReading: () => isParsing.current };
  }, [dispatch, getState, signal, fail]);
}

/** The place in the line that an answer tells instead of the result; the CV is read when its turn comes. */
function linePlaceIn(error: unknown): LinePlace | null {
  if (!(error instanceof ApiError) || error.code !== "unavailable") return null;
  return linePlaceSchema.safeParse(error.data).data ?? null;
}

/** What is missing for reading (document 3, section 5), or null. */
function parseProblem(
  state: Pick<
    ReturnType<FlowCore["getState"]>,
    "session" | "useVisionParsing" | "storedPath" | "extractedText" | "source"
  >,
): string | null {
  if (!state.session?.session_id) return "No session ID available";
  if (state.useVisionParsing) {
    const hasFile = state.storedPath !== null || (state.source !== null && state.source.kind !== "text");
    return hasFile ? null : "No file available for vision parsing";
  }
  return state.extractedText.trim() === "" ? "No text to parse" : null;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));
}
