import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { onboardingSequence, onboardingSteps, sequenceProgress, type OnboardingStep } from "./session.ts";
import { nextOnboardingStep, type OnboardingAction } from "./transitions.ts";

/** For each action the steps it leads from and to; `null` where it stays (contract.md 13.1). */
const table: Record<OnboardingAction, { from: OnboardingStep[]; to: OnboardingStep | null }> = {
  select_upload: {
    from: ["welcome", "upload_cv", "upload_picture", "manual_input", "processing", "review"],
    to: "upload_cv",
  },
  select_scratch: { from: ["welcome", "upload_cv", "upload_picture", "manual_input"], to: "manual_input" },
  select_template: { from: ["welcome", "upload_cv", "upload_picture", "manual_input"], to: null },
  clear_path: { from: ["welcome", "upload_cv", "upload_picture", "manual_input", "processing"], to: "welcome" },
  receive_cv: { from: ["welcome", "upload_cv", "upload_picture", "processing", "review"], to: "upload_picture" },
  receive_picture: { from: ["upload_picture", "processing", "review"], to: null },
  settle_picture: { from: ["upload_picture", "processing"], to: "processing" },
  start_parse: { from: ["upload_picture", "processing", "review"], to: "processing" },
  finish_parse: { from: ["processing"], to: "review" },
  start_matching: { from: ["review", "template_matching", "ready"], to: "template_matching" },
  finish_matching: { from: ["template_matching"], to: "ready" },
  start_creating: { from: ["review", "template_matching", "ready", "creating_website"], to: "creating_website" },
  finish_creating: { from: ["creating_website"], to: "complete" },
  correct_data: { from: ["review", "template_matching", "ready"], to: null },
  fail_matching: { from: ["template_matching"], to: "review" },
  fail_creating: { from: ["creating_website"], to: "review" },
};
const actions = Object.keys(table) as OnboardingAction[];

describe("nextOnboardingStep", () => {
  test.each(actions)("%s leads where the table says, and nowhere from any other step", (action) => {
    const { from, to } = table[action];
    for (const step of onboardingSteps) {
      expect(nextOnboardingStep(step, action), step).toBe(from.includes(step) ? (to ?? step) : null);
    }
  });

  test("the whole way of an upload", () => {
    const way: OnboardingAction[] = ["select_upload", "receive_cv", "settle_picture", "start_parse", "finish_parse"];
    const more: OnboardingAction[] = ["start_matching", "finish_matching", "start_creating", "finish_creating"];
    const steps = [...way, ...more].reduce<(OnboardingStep | null)[]>(
      (taken, action) => [...taken, nextOnboardingStep(taken.at(-1) ?? "complete", action)],
      ["welcome"],
    );
    expect([...new Set(steps)]).toEqual([...onboardingSequence]);
  });

  test("nothing leads out of complete, and every other step leads on", () => {
    for (const step of onboardingSteps) {
      const isStuck = actions.every((action) => nextOnboardingStep(step, action) === null);
      expect(isStuck, step).toBe(step === "complete");
    }
  });
});

describe("sequenceProgress", () => {
  test("R3.2.2-10 runs from 0 to 100 over the nine-step sequence", () => {
    expect(onboardingSequence).toHaveLength(9);
    expect(onboardingSequence.map((step) => sequenceProgress(step))).toEqual([0, 13, 25, 38, 50, 63, 75, 88, 100]);
    expect(sequenceProgress("manual_input")).toBe(0);
  });

  test("R3.2.2-11 processing adds processingStep/5 of a step", () => {
    expect([0, 1, 2, 3, 4, 5].map((step) => sequenceProgress("processing", step))).toEqual([38, 40, 43, 45, 48, 50]);
    expect(sequenceProgress("processing", 6)).toBe(sequenceProgress("review"));
    expect(sequenceProgress("upload_cv", 3)).toBe(sequenceProgress("upload_cv"));
  });

  test("never goes back while processing advances", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (step) => {
        expect(sequenceProgress("processing", step + 1)).toBeGreaterThanOrEqual(sequenceProgress("processing", step));
      }),
    );
  });
});
