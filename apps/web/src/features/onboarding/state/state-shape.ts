import type {
  Diagnostic,
  EvidenceMap,
  LinePlace,
  OnboardingPath,
  OnboardingSession,
  ParsedData,
  PrivacyChoices,
  TemplateRecommendation,
  UnplacedLine,
} from "@vitrine/model";
import { processingSteps, type ProcessingStep } from "./processing.ts";
import type { Screen } from "./steps.ts";

export type CreatedWebsite = { id: number; name: string; templateSlug: string; templateName: string };

export type CvSource = {
  kind: "pdf" | "docx" | "doc" | "text" | "linkedin" | "json_resume";
  pages: number;
  has_page_images: boolean;
};

export type OnboardingError = { message: string; code: string };

/** Everything the page knows; nothing of it outlives the page (document 3, section 3). */
export type OnboardingState = {
  sessionLoaded: boolean;
  session: OnboardingSession | null;
  path: OnboardingPath | null;
  currentStep: Screen;
  processingStep: number;
  processingProgress: number;
  processingSteps: readonly ProcessingStep[];
  /** What the work says it is doing, and how much it has found so far. */
  processingMessage: string;
  found: Readonly<Record<string, number>>;
  parsedData: ParsedData | null;
  dataVersion: number;
  evidence: EvidenceMap;
  diagnostics: readonly Diagnostic[];
  /** What the CV says and no field holds. */
  unplaced: readonly UnplacedLine[];
  /** What its owner chose of private facts. */
  privacy: PrivacyChoices;
  source: CvSource | null;
  confidence: number;
  templateRecommendation: TemplateRecommendation | null;
  recommendedTemplate: string | null;
  templateData: Record<string, unknown> | null;
  createdWebsite: CreatedWebsite | null;
  uploadedFile: File | null;
  /** 0 to 1 while a file goes up, else null. */
  uploadFraction: number | null;
  extractedText: string;
  storedPath: string | null;
  useVisionParsing: boolean;
  /** True while the created website is opened in the builder, so that no other screen flashes by. */
  opensBuilder: boolean;
  error: OnboardingError | null;
  /** The work failed; the message may be closed already. */
  isStopped: boolean;
  /** The call that waits for the reading broke off; the work itself goes on. */
  isAnswerLost: boolean;
  /** Where the CV waits for its turn. */
  line: LinePlace | null;
  lastEventId: number;
};

export const initialState: OnboardingState = {
  sessionLoaded: false,
  session: null,
  path: null,
  currentStep: "welcome",
  processingStep: 0,
  processingProgress: 0,
  processingSteps,
  processingMessage: "",
  found: {},
  parsedData: null,
  dataVersion: 0,
  evidence: {},
  diagnostics: [],
  unplaced: [],
  privacy: {},
  source: null,
  confidence: 0,
  templateRecommendation: null,
  recommendedTemplate: null,
  templateData: null,
  createdWebsite: null,
  uploadedFile: null,
  uploadFraction: null,
  extractedText: "",
  storedPath: null,
  useVisionParsing: false,
  opensBuilder: false,
  error: null,
  isStopped: false,
  isAnswerLost: false,
  line: null,
  lastEventId: 0,
};
