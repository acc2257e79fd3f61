import type { OnboardingEvent } from "@vitrine/model";
import { pushedProcessingStep } from "./processing.ts";
import type { CreatedWebsite, OnboardingState } from "./state-shape.ts";
import { isProcessingScreen } from "./steps.ts";

/** The state after a push (tables of document 3, section 4 and contract.md 13.2). */
export function applyPush(before: OnboardingState, event: OnboardingEvent, id: number): OnboardingState {
  const after = nextState(before, event, id);
  const isFailure = event.type.endsWith("error");
  // Work that got further has got over its error.
  return after.currentStep === before.currentStep || isFailure ? after : { ...after, error: null, isStopped: false };
}

function nextState(before: OnboardingState, event: OnboardingEvent, id: number): OnboardingState {
  const state = { ...before, lastEventId: id };
  switch (event.type) {
    case "progress":
    case "template_progress":
    case "website_progress":
      return withProgress(state, event);
    case "website_creation_started":
      if (state.opensBuilder) return state;
      return { ...state, currentStep: "creating_website", processingStep: 5, processingProgress: 0 };
    case "review_ready":
      return {
        ...state,
        currentStep: "review",
        processingStep: 3,
        parsedData: state.parsedData ?? event.parsed_data ?? null,
        confidence: event.confidence ?? state.confidence,
        ...recommendationOf(state, event),
      };
    case "template_success":
      return {
        ...state,
        currentStep: "preview",
        processingStep: 6,
        templateData: event.template_data ?? {},
        ...recommendationOf(state, event),
      };
    case "cv_ready":
      return {
        ...state,
        currentStep: state.opensBuilder ? state.currentStep : "ready",
        confidence: event.confidence ?? state.confidence,
        createdWebsite: state.createdWebsite ?? websiteOf(event),
      };
    case "website_success":
      return {
        ...state,
        currentStep: state.opensBuilder ? state.currentStep : "complete",
        processingStep: 6,
        createdWebsite: state.createdWebsite ?? websiteOf(event),
      };
    case "error":
    case "template_error":
    case "website_error":
      return withFailure(state, event);
  }
}

function withProgress(state: OnboardingState, event: OnboardingEvent): OnboardingState {
  const step = event.type === "website_progress" ? null : pushedProcessingStep(event);
  return {
    ...state,
    processingStep: step ?? state.processingStep,
    processingProgress: event.progress ?? (step === state.processingStep ? state.processingProgress : 0),
    processingMessage: event.message ?? state.processingMessage,
    found: event.found ? { ...state.found, ...event.found } : state.found,
  };
}

const fallbacks: Readonly<Record<string, string>> = {
  error: "Parsing failed",
  template_error: "Template matching failed",
  website_error: "Website creation failed",
};

/** The error is shown and processing stops; matching and creation go back to the review (document 3, section 4). */
function withFailure(state: OnboardingState, event: OnboardingEvent): OnboardingState {
  const returnsToReview = state.currentStep === "template_matching" || state.currentStep === "creating_website";
  return {
    ...state,
    error: { message: event.message || (fallbacks[event.type] ?? ""), code: event.code ?? "" },
    isStopped: true,
    currentStep: returnsToReview ? "review" : state.currentStep,
    processingProgress: isProcessingScreen(state.currentStep) ? 0 : state.processingProgress,
    opensBuilder: false,
  };
}

function recommendationOf(
  state: OnboardingState,
  event: OnboardingEvent,
): Pick<OnboardingState, "templateRecommendation" | "recommendedTemplate"> {
  const recommendation = event.template_recommendation ?? state.templateRecommendation;
  return {
    templateRecommendation: recommendation,
    recommendedTemplate: recommendation?.recommended_template ?? null,
  };
}

function websiteOf(event: OnboardingEvent): CreatedWebsite | null {
  const { website } = event;
  if (website) {
    return { id: website.id, name: website.name, templateSlug: website.template.slug, templateName: "" };
  }
  return event.website_id ? { id: event.website_id, name: "", templateSlug: "", templateName: "" } : null;
}
