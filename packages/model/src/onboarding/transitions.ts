import type { OnboardingStep } from "./session.ts";

/** What moves a session from step to step (table of contract.md 13.1). */
export type OnboardingAction =
  | "select_upload"
  | "select_scratch"
  | "select_template"
  | "clear_path"
  | "receive_cv"
  | "receive_picture"
  | "settle_picture"
  | "start_parse"
  | "finish_parse"
  | "start_matching"
  | "finish_matching"
  | "start_creating"
  | "finish_creating"
  | "correct_data"
  | "fail_matching"
  | "fail_creating";

type Transition = { from: readonly OnboardingStep[]; to: OnboardingStep | "same" };

const beforeParse = ["welcome", "upload_cv", "upload_picture", "manual_input"] as const;

const transitions: Readonly<Record<OnboardingAction, Transition>> = {
  select_upload: { from: [...beforeParse, "processing", "review"], to: "upload_cv" },
  select_scratch: { from: beforeParse, to: "manual_input" },
  select_template: { from: beforeParse, to: "same" },
  clear_path: { from: [...beforeParse, "processing"], to: "welcome" },
  receive_cv: { from: ["welcome", "upload_cv", "upload_picture", "processing", "review"], to: "upload_picture" },
  receive_picture: { from: ["upload_picture", "processing", "review"], to: "same" },
  settle_picture: { from: ["upload_picture", "processing"], to: "processing" },
  start_parse: { from: ["upload_picture", "processing", "review"], to: "processing" },
  finish_parse: { from: ["processing"], to: "review" },
  start_matching: { from: ["review", "template_matching", "ready"], to: "template_matching" },
  finish_matching: { from: ["template_matching"], to: "ready" },
  start_creating: { from: ["review", "template_matching", "ready", "creating_website"], to: "creating_website" },
  finish_creating: { from: ["creating_website"], to: "complete" },
  correct_data: { from: ["review", "template_matching", "ready"], to: "same" },
  fail_matching: { from: ["template_matching"], to: "review" },
  fail_creating: { from: ["creating_website"], to: "review" },
};

/** The step after `action`, or null when the state forbids it (409 `invalid_state`). */
export function nextOnboardingStep(step: OnboardingStep, action: OnboardingAction): OnboardingStep | null {
  const { from, to } = transitions[action];
  if (!from.includes(step)) return null;
  return to === "same" ? step : to;
}
