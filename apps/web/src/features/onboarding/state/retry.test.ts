import { describe, expect, test } from "vitest";
import { emptyParsedData } from "@vitrine/model";
import { offersRetry, retryAction } from "./retry.ts";
import { initialState, type OnboardingState } from "./state-shape.ts";

const at = (change: Partial<OnboardingState>) => retryAction({ ...initialState, ...change });

describe("Try Again", () => {
  test("R3.2.2-36 shows only while uploading or processing", () => {
    const shown = (
      ["welcome", "upload_cv", "upload_picture", "processing", "review", "template_matching", "complete"] as const
    ).filter((currentStep) => offersRetry({ currentStep }));
    expect(shown).toEqual(["upload_cv", "processing"]);
  });

  test("R3.4-25 in upload, a stored file is uploaded again", () => {
    expect(at({ currentStep: "upload_cv", uploadedFile: new File(["a"], "cv.pdf") })).toBe("upload");
    expect(at({ currentStep: "upload_cv" })).toBeNull();
  });

  test("R3.4-26 in processing at step 2 or earlier, extracted text is read again", () => {
    const text = { currentStep: "processing", extractedText: "Amara" } as const;
    expect([0, 1, 2].map((processingStep) => at({ ...text, processingStep }))).toEqual(["parse", "parse", "parse"]);
    expect(at({ ...text, processingStep: 3 })).toBeNull();
    expect(at({ currentStep: "processing", processingStep: 1, storedPath: "cv_1" })).toBe("parse");
  });

  test("R3.4-27 in processing at step 3 or earlier, parsed data is matched again", () => {
    const parsed = { currentStep: "processing", parsedData: emptyParsedData() } as const;
    expect(at({ ...parsed, processingStep: 3, extractedText: "Amara" })).toBe("match");
    expect(at({ ...parsed, processingStep: 2 })).toBe("match");
    expect(at({ ...parsed, processingStep: 4 })).toBeNull();
  });
});
