import type {
  Diagnostic,
  EvidenceMap,
  LinePlace,
  OnboardingEvent,
  OnboardingSession,
  ParsedData,
  PrivacyChoices,
  TemplateRecommendation,
  UnplacedLine,
} from "@vitrine/model";
import { applyPush } from "./push-events.ts";
import {
  initialState,
  type CreatedWebsite,
  type CvSource,
  type OnboardingError,
  type OnboardingState,
} from "./state-shape.ts";
import { screenOf, type Screen } from "./steps.ts";

/** The part of `session-data` that the page keeps. */
export type SessionData = {
  cv_data: ParsedData | null;
  cv_data_version: number;
  text: string | null;
  source: CvSource | null;
  template_recommendation: TemplateRecommendation | null;
  template_data: Record<string, unknown> | null;
  evidence: EvidenceMap;
  diagnostics: Diagnostic[];
  unplaced: UnplacedLine[];
  privacy: PrivacyChoices;
  session: OnboardingSession;
};

export type OnboardingAction =
  | { type: "restored"; session: OnboardingSession | null }
  | { type: "forced_loaded" }
  | { type: "session_changed"; session: OnboardingSession }
  | { type: "data_loaded"; data: SessionData; keepsStep?: boolean }
  | { type: "upload_started"; file: File | null }
  | { type: "upload_progressed"; fraction: number }
  | { type: "upload_ended" }
  | { type: "file_removed" }
  | { type: "cv_received"; session: OnboardingSession; text: string; storedPath: string | null; vision: boolean }
  | { type: "work_started"; step: "processing" | "template_matching" | "creating_website" }
  | { type: "opening_builder" }
  | { type: "answer_lost" }
  | { type: "in_line"; line: LinePlace }
  | { type: "pushed"; id: number; event: OnboardingEvent }
  | { type: "corrected"; data: ParsedData; version: number; evidence: EvidenceMap; unplaced?: UnplacedLine[] }
  | { type: "privacy_chosen"; privacy: PrivacyChoices }
  | { type: "recommended"; recommendation: TemplateRecommendation }
  | { type: "website_created"; website: CreatedWebsite; session: OnboardingSession | null }
  | { type: "failed"; error: OnboardingError; returnTo?: Screen }
  | { type: "error_closed" }
  | { type: "went_back" }
  | { type: "reset" };

/** First processing step of each kind of work: reading, matching, creating. */
const firstProcessingStep = { processing: 1, template_matching: 3, creating_website: 5 } as const;

/** The page's one state machine; pure. */
export function onboardingReducer(state: OnboardingState, action: OnboardingAction): OnboardingState {
  switch (action.type) {
    case "restored":
      return restore(state, action.session);
    case "forced_loaded":
      return { ...state, sessionLoaded: true };
    case "session_changed":
      return withSession(state, action.session);
    case "data_loaded":
      return withData(state, action.data, action.keepsStep ?? false);
    case "pushed":
      return isNews(state, action) ? applyPush(state, action.event, action.id) : state;
    case "corrected":
      return {
        ...state,
        parsedData: action.data,
        dataVersion: action.version,
        evidence: action.evidence,
        unplaced: action.unplaced ?? state.unplaced,
      };
    case "privacy_chosen":
      return { ...state, privacy: action.privacy };
    case "recommended":
      return withRecommendation(state, action.recommendation);
    case "work_started":
      return {
        ...state,
        currentStep: action.step,
        processingStep: firstProcessingStep[action.step],
        processingProgress: 0,
        processingMessage: "",
        opensBuilder: false,
        error: null,
        isStopped: false,
        isAnswerLost: false,
        line: null,
      };
    case "answer_lost":
      return { ...state, isAnswerLost: true };
    case "in_line":
      return { ...state, line: action.line, isAnswerLost: false };
    case "opening_builder":
      return { ...state, opensBuilder: true, error: null };
    case "website_created":
      return {
        ...state,
        createdWebsite: action.website,
        session: action.session ?? state.session,
        currentStep: state.opensBuilder || state.currentStep === "ready" ? state.currentStep : "complete",
      };
    case "failed":
      return {
        ...state,
        error: action.error,
        isStopped: true,
        currentStep: action.returnTo ?? state.currentStep,
        opensBuilder: false,
        uploadFraction: null,
      };
    case "error_closed":
      return { ...state, error: null };
    case "went_back":
      return { ...initialState, sessionLoaded: true, session: state.session, lastEventId: state.lastEventId };
    case "reset":
      return { ...initialState, sessionLoaded: true };
    default:
      return reduceUpload(state, action);
  }
}

type UploadAction = Extract<
  OnboardingAction,
  { type: "upload_started" | "upload_progressed" | "upload_ended" | "file_removed" | "cv_received" }
>;

function reduceUpload(state: OnboardingState, action: UploadAction): OnboardingState {
  switch (action.type) {
    case "upload_started":
      return { ...state, uploadedFile: action.file, uploadFraction: 0, error: null };
    case "upload_progressed":
      return { ...state, uploadFraction: action.fraction };
    case "upload_ended":
      return { ...state, uploadFraction: null };
    case "file_removed":
      return { ...state, uploadedFile: null, uploadFraction: null, error: null };
    case "cv_received":
      return {
        ...withSession({ ...state, parsedData: null, templateRecommendation: null, found: {} }, action.session),
        uploadFraction: null,
        extractedText: action.text,
        storedPath: action.storedPath,
        useVisionParsing: action.vision,
      };
  }
}

function restore(state: OnboardingState, session: OnboardingSession | null): OnboardingState {
  if (!session) return { ...state, sessionLoaded: true };
  const next = withSession({ ...state, sessionLoaded: true }, session);
  return {
    ...next,
    processingStep: session.processing_step,
    processingProgress: session.processing_progress,
    error: session.error ? { message: session.error.message, code: session.error.code } : null,
    isStopped: session.error !== null,
  };
}

function withSession(state: OnboardingState, session: OnboardingSession): OnboardingState {
  return {
    ...state,
    session,
    path: session.path,
    currentStep: screenOf(session),
    confidence: session.confidence ?? state.confidence,
  };
}

function withData(state: OnboardingState, data: SessionData, keepsStep: boolean): OnboardingState {
  const next = withSession(state, data.session);
  return {
    ...withRecommendation(next, data.template_recommendation ?? state.templateRecommendation),
    ...moved(state, keepsStep ? state.currentStep : next.currentStep),
    parsedData: data.cv_data,
    dataVersion: data.cv_data_version,
    evidence: data.evidence,
    diagnostics: data.diagnostics,
    unplaced: data.unplaced,
    privacy: data.privacy,
    source: data.source,
    extractedText: data.text ?? state.extractedText,
    useVisionParsing: state.useVisionParsing || (isFile(data.source) && !data.text?.trim()),
    templateData: data.template_data,
    confidence: data.session.confidence ?? data.cv_data?.confidence ?? state.confidence,
  };
}

function withRecommendation(state: OnboardingState, recommendation: TemplateRecommendation | null): OnboardingState {
  return {
    ...state,
    templateRecommendation: recommendation,
    recommendedTemplate: recommendation?.recommended_template ?? null,
  };
}

/** A push counts once, in order, for this session, (contract.md 13.2). */
function isNews(state: OnboardingState, action: { id: number; event: OnboardingEvent }): boolean {
  if (action.event.session_id !== state.session?.session_id) return false;
  return action.id > state.lastEventId;
}

/** Work that got further has got over its error. */
function moved(
  state: OnboardingState,
  currentStep: Screen,
): Pick<OnboardingState, "currentStep" | "error" | "isStopped"> {
  if (currentStep === state.currentStep) return { currentStep, error: state.error, isStopped: state.isStopped };
  return { currentStep, error: null, isStopped: false };
}

function isFile(source: CvSource | null): boolean {
  return source !== null && source.kind !== "text";
}
