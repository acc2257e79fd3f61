import { sequenceProgress, type OnboardingSession, type OnboardingStep } from "@vitrine/model";

/** Screens of the page: the session's steps and the preview of a matched template (document 3, section 2). */
export type Screen = OnboardingStep | "preview";

export type ProgressStep = { label: string; minutes: number };

/** The labelled steps of the bar with their estimates in minutes (document 3, section 2). */
export const progressSteps: readonly ProgressStep[] = [
  { label: "Getting Started", minutes: 1 },
  { label: "Upload CV", minutes: 1 },
  { label: "Upload Professional Photo", minutes: 1 },
  { label: "AI Analysis", minutes: 2 },
  { label: "Review Data", minutes: 2 },
  { label: "Final Review", minutes: 1 },
];

const places: Readonly<Record<Screen, number>> = {
  welcome: 0,
  manual_input: 0,
  upload_cv: 1,
  upload_picture: 2,
  processing: 3,
  template_matching: 3,
  review: 4,
  preview: 5,
  ready: 5,
  creating_website: 5,
  complete: 5,
};

export type BarProgress = {
  /** 1-based place of the step in the bar. */
  position: number;
  total: number;
  label: string;
  /** 0 to 100, of the six labelled steps. */
  percent: number;
  minutesLeft: number;
  /** 0 to 100, of the session's nine steps. */
  overallPercent: number;
};

/** What the bar shows; a screen that processes adds `processingStep`/5 of its step. */
export function barProgress(screen: Screen, processingStep: number): BarProgress {
  const index = places[screen];
  const within = isProcessingScreen(screen) ? Math.min(processingStep, 5) / 5 : 0;
  const done = screen === "complete" ? progressSteps.length : index + within;
  const current = progressSteps[index] ?? { label: "", minutes: 0 };
  const later = progressSteps.slice(index + 1).reduce((sum, step) => sum + step.minutes, 0);
  return {
    position: index + 1,
    total: progressSteps.length,
    label: current.label,
    percent: Math.round((done / progressSteps.length) * 100),
    minutesLeft: screen === "complete" ? 0 : Math.ceil(current.minutes * (1 - within) + later),
    overallPercent: sequenceProgress(screen === "preview" ? "ready" : screen, processingStep),
  };
}

const estimatedMinutes = progressSteps.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * 'about 3 min left'; empty when nothing is left.
 * @param minutes left by the estimates of the steps
 * @param wholeWay the minutes that the installation says of the whole way; null where it says none
 */
export function minutesLeftText(minutes: number, wholeWay: number | null): string {
  if (wholeWay === null || minutes === 0) return "";
  return `about ${Math.ceil((minutes * wholeWay) / estimatedMinutes)} min left`;
}

export function isProcessingScreen(screen: Screen): boolean {
  return screen === "processing" || screen === "template_matching" || screen === "creating_website";
}

/** The screen of a stored session: a matched session without a website shows its preview. */
export function screenOf(session: Pick<OnboardingSession, "step" | "website_id" | "status">): Screen {
  if (session.step === "ready" && session.website_id === null) return "preview";
  return session.step;
}
