import type { OnboardingState } from "./state-shape.ts";

export type RetryAction = "upload" | "parse" | "match";

/** 'Try Again' shows only while uploading or processing (document 3, section 2). */
export function offersRetry(state: Pick<OnboardingState, "currentStep">): boolean {
  return state.currentStep === "upload_cv" || state.currentStep === "processing";
}

/** What 'Try Again' runs again (document 3, section 4); null when there is nothing to run. */
export function retryAction(
  state: Pick<
    OnboardingState,
    "currentStep" | "uploadedFile" | "processingStep" | "extractedText" | "storedPath" | "parsedData"
  >,
): RetryAction | null {
  if (state.currentStep === "upload_cv") return state.uploadedFile ? "upload" : null;
  if (state.currentStep !== "processing") return null;
  const hasInput = state.extractedText !== "" || state.storedPath !== null;
  if (state.processingStep <= 2 && hasInput) return "parse";
  return state.processingStep <= 3 && state.parsedData ? "match" : null;
}
