import type { OnboardingEvent } from "@vitrine/model";

export type ProcessingStepId = "extract" | "analyze" | "select" | "generate" | "finalize";
export type ProcessingStep = { id: ProcessingStepId; label: string; icon: string; seconds: number };

/** The five steps of the work, with the middle of their estimates: 30-45, 45-60, 20-30, 40-50 and 25-35 s (document 3, section 9). */
export const processingSteps: readonly ProcessingStep[] = [
  { id: "extract", label: "Extracting content", icon: "file-text", seconds: 37.5 },
  { id: "analyze", label: "Analyzing experience", icon: "briefcase", seconds: 52.5 },
  { id: "select", label: "Selecting template", icon: "layout-template", seconds: 25 },
  { id: "generate", label: "Generating content", icon: "pen-line", seconds: 45 },
  { id: "finalize", label: "Finalizing CV", icon: "check", seconds: 30 },
];

export type StepState = "upcoming" | "current" | "completed";

/** State of the step at 1-based `position`; 6 means that all five are done. */
export function stepState(position: number, processingStep: number): StepState {
  if (position < processingStep) return "completed";
  return position === processingStep ? "current" : "upcoming";
}

const mostInStepPercent = 95;

/** Progress of the current step, never shown as finished before it is. */
export function inStepPercent(progress: number): number {
  return Math.min(Math.max(Math.round(progress), 0), mostInStepPercent);
}

/** Progress of the whole work, 0 to 100. */
export function workPercent(processingStep: number, progress: number): number {
  if (processingStep > processingSteps.length) return 100;
  const done = Math.max(processingStep - 1, 0);
  const within = processingStep === 0 ? 0 : inStepPercent(progress) / 100;
  return Math.round(((done + within) / processingSteps.length) * 100);
}

/** Seconds left: half of the current step's estimate and all of the later ones. */
export function secondsLeft(processingStep: number): number {
  const current = processingSteps[processingStep - 1];
  const later = processingSteps.slice(Math.max(processingStep, 0)).reduce((sum, step) => sum + step.seconds, 0);
  return (current ? current.seconds / 2 : 0) + later;
}

/** '45 seconds' under a minute, else minutes rounded up. */
export function durationText(seconds: number): string {
  if (seconds < 60) {
    const whole = Math.round(seconds);
    return `${whole} ${whole === 1 ? "second" : "seconds"}`;
  }
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

const pushedSteps: Readonly<Record<string, number>> = {
  "progress:parsing": 2,
  "progress:complete": 3,
  "progress:template_matching": 4,
  "template_progress:matching": 4,
  "template_progress:generating": 5,
  "template_progress:complete": 6,
};

/**
 * The processing step that a push stands for (document 3, section 4); null when it names none.
 * Reading reports its first stage, extraction, by number.
 */
export function pushedProcessingStep(event: Pick<OnboardingEvent, "type" | "step" | "processing_step">): number | null {
  if (event.step === "parsing" && event.processing_step === 1) return 1;
  return pushedSteps[`${event.type}:${event.step ?? ""}`] ?? event.processing_step ?? null;
}
