import { describe, expect, test } from "vitest";
import { barProgress, minutesLeftText, progressSteps, screenOf, type Screen } from "./steps.ts";

describe("the progress bar", () => {
  test("R3.2.2-07 has six steps in their order", () => {
    expect(progressSteps.map(({ label }) => label)).toEqual([
      "Getting Started",
      "Upload CV",
      "Upload Professional Photo",
      "AI Analysis",
      "Review Data",
      "Final Review",
    ]);
  });

  test("R3.2.2-09 estimates 1, 1, 1, 2, 2 and 1 minutes", () => {
    expect(progressSteps.map(({ minutes }) => minutes)).toEqual([1, 1, 1, 2, 2, 1]);
    expect(barProgress("welcome", 0).minutesLeft).toBe(8);
    expect(barProgress("review", 0).minutesLeft).toBe(3);
  });

  test.each<[Screen, number, string]>([
    ["welcome", 1, "Getting Started"],
    ["upload_cv", 2, "Upload CV"],
    ["upload_picture", 3, "Upload Professional Photo"],
    ["processing", 4, "AI Analysis"],
    ["template_matching", 4, "AI Analysis"],
    ["review", 5, "Review Data"],
    ["creating_website", 6, "Final Review"],
    ["complete", 6, "Final Review"],
  ])("%s is step %i, %s", (screen, position, label) => {
    expect(barProgress(screen, 0)).toMatchObject({ position, label, total: 6 });
  });

  test("R3.2.2-11 processing adds a fifth of its step per processing step", () => {
    const at = (step: number) => barProgress("processing", step).percent;
    expect(at(0)).toBe(50);
    expect(at(3)).toBe(Math.round(((3 + 3 / 5) / 6) * 100));
    expect(at(6)).toBe(at(5));
    expect(barProgress("review", 3).percent).toBe(67);
  });

  test("R3.2.2-10 knows the progress over the nine steps of the session", () => {
    expect(barProgress("welcome", 0).overallPercent).toBe(0);
    expect(barProgress("review", 0).overallPercent).toBe(50);
    expect(barProgress("preview", 0).overallPercent).toBe(75);
    expect(barProgress("complete", 0).overallPercent).toBe(100);
  });

  test("is full and without time at the end", () => {
    expect(barProgress("complete", 0)).toMatchObject({ percent: 100, minutesLeft: 0 });
    expect(minutesLeftText(0, 8)).toBe("");
  });

  test("scales the time left to what the installation says of the whole way, and says none where it says nothing", () => {
    expect(minutesLeftText(8, 8)).toBe("about 8 min left");
    expect(minutesLeftText(8, 5)).toBe("about 5 min left");
    expect(minutesLeftText(3, 5)).toBe("about 2 min left");
    expect(minutesLeftText(8, null)).toBe("");
  });
});

test("a matched session without a website shows its preview", () => {
  expect(screenOf({ step: "ready", website_id: null, status: "active" })).toBe("preview");
  expect(screenOf({ step: "ready", website_id: 4, status: "active" })).toBe("ready");
});
