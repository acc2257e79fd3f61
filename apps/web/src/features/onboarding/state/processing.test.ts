import { describe, expect, test } from "vitest";
import {
  durationText,
  inStepPercent,
  processingSteps,
  pushedProcessingStep,
  secondsLeft,
  stepState,
  workPercent,
} from "./processing.ts";

describe("the five steps", () => {
  test("R3.4-22 R3.2.2-33 R3.2.2-34 are extract, analyse, select, generate and finalize", () => {
    expect(processingSteps.map(({ id }) => id)).toEqual(["extract", "analyze", "select", "generate", "finalize"]);
    expect(processingSteps.map(({ label }) => label)).toEqual([
      "Extracting content",
      "Analyzing experience",
      "Selecting template",
      "Generating content",
      "Finalizing CV",
    ]);
  });

  test("R3.9-04 are estimated at 37.5, 52.5, 25, 45 and 30 seconds", () => {
    expect(processingSteps.map(({ seconds }) => seconds)).toEqual([37.5, 52.5, 25, 45, 30]);
  });

  test("R3.9-05 the current step counts half", () => {
    expect(secondsLeft(1)).toBe(37.5 / 2 + 52.5 + 25 + 45 + 30);
    expect(secondsLeft(5)).toBe(15);
    expect(secondsLeft(6)).toBe(0);
  });

  test.each([
    [59.4, "59 seconds"],
    [15, "15 seconds"],
    [1, "1 second"],
    [60, "1 minute"],
    [61, "2 minutes"],
    [171.25, "3 minutes"],
  ])("R3.9-06 %d s reads %s", (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  test("are upcoming, current or completed; six means all done", () => {
    expect([1, 2, 3].map((position) => stepState(position, 2))).toEqual(["completed", "current", "upcoming"]);
    expect(stepState(5, 6)).toBe("completed");
  });

  test("R3.4-23 a step's own progress stops at 95", () => {
    expect([-3, 40.4, 95, 100].map(inStepPercent)).toEqual([0, 40, 95, 95]);
    expect(workPercent(2, 100)).toBe(39);
    expect(workPercent(6, 0)).toBe(100);
    expect(workPercent(0, 50)).toBe(0);
  });
});

describe("what a push means", () => {
  test.each([
    ["parsing", 2],
    ["complete", 3],
    ["template_matching", 4],
  ] as const)("R3.4-20 progress %s is step %i", (step, expected) => {
    expect(pushedProcessingStep({ type: "progress", step })).toBe(expected);
  });

  test.each([
    ["matching", 4],
    ["generating", 5],
    ["complete", 6],
  ] as const)("R3.4-21 template progress %s is step %i", (step, expected) => {
    expect(pushedProcessingStep({ type: "template_progress", step })).toBe(expected);
  });

  test("extraction is told by number, and a push without a step by its own number", () => {
    expect(pushedProcessingStep({ type: "progress", step: "parsing", processing_step: 1 })).toBe(1);
    expect(pushedProcessingStep({ type: "progress", processing_step: 4 })).toBe(4);
    expect(pushedProcessingStep({ type: "progress" })).toBeNull();
  });
});
