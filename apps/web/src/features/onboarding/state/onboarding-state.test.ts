import { emptyParsedData, type OnboardingEvent, type OnboardingSession } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { onboardingReducer, type OnboardingAction } from "./onboarding-state.ts";
import { initialState, type OnboardingState } from "./state-shape.ts";
import type { Screen } from "./steps.ts";
import { aRecommendation, aSession, someData } from "../testing/onboarding-builders.ts";

const run = (state: OnboardingState, ...actions: OnboardingAction[]) => actions.reduce(onboardingReducer, state);

function at(currentStep: Screen, change: Partial<OnboardingState> = {}): OnboardingState {
  return { ...initialState, sessionLoaded: true, session: aSession(), currentStep, ...change };
}

function push(event: Partial<OnboardingEvent> & Pick<OnboardingEvent, "type">, id = 1): OnboardingAction {
  return { type: "pushed", id, event: { session_id: "s1", at: "2026-11-21T10:00:00Z", ...event } };
}

describe("the state", () => {
  test("R3.3-02 R3.3-03 carries every field of the specification", () => {
    expect(Object.keys(initialState)).toEqual(
      expect.arrayContaining([
        "currentStep",
        "processingStep",
        "processingProgress",
        "processingSteps",
        "parsedData",
        "confidence",
        "templateRecommendation",
        "recommendedTemplate",
        "templateData",
        "createdWebsite",
        "uploadedFile",
        "extractedText",
        "error",
        "sessionLoaded",
      ]),
    );
    for (const step of initialState.processingSteps) {
      expect(step).toMatchObject({ id: expect.any(String), label: expect.any(String), icon: expect.any(String) });
    }
  });

  test("R3.4-09 is loaded by force when nothing arrives", () => {
    expect(run(initialState, { type: "forced_loaded" })).toMatchObject({ sessionLoaded: true, currentStep: "welcome" });
  });

  test("takes a stored session's step, progress and error", () => {
    const error = { message: "Parsing failed", code: "ai_failed", retryable: true };
    const session = aSession({ step: "processing", processing_step: 2, processing_progress: 40, error });
    expect(run(initialState, { type: "restored", session })).toMatchObject({
      currentStep: "processing",
      processingStep: 2,
      processingProgress: 40,
      isStopped: true,
      error: { message: "Parsing failed" },
    });
  });

  test("R3.2.2-22 going back clears path, file and error but keeps the session", () => {
    const before = at("upload_cv", {
      path: "upload",
      uploadedFile: new File(["x"], "cv.pdf"),
      error: { message: "Upload failed", code: "" },
    });
    expect(run(before, { type: "went_back" })).toMatchObject({
      currentStep: "welcome",
      path: null,
      uploadedFile: null,
      error: null,
      session: { session_id: "s1" },
    });
  });

  test("R3.4-06 starting over leaves nothing", () => {
    const before = at("review", { parsedData: emptyParsedData(), evidence: {}, found: { skills: 2 } });
    expect(run(before, { type: "reset" })).toEqual({ ...initialState, sessionLoaded: true });
  });

  test("a second CV forgets what was read from the first", () => {
    const before = at("upload_cv", { parsedData: emptyParsedData(), templateRecommendation: aRecommendation() });
    const session = aSession({ step: "upload_picture" });
    const next = run(before, { type: "cv_received", session, text: "Amara", storedPath: "cv_1", vision: false });
    expect(next).toMatchObject({ parsedData: null, templateRecommendation: null, currentStep: "upload_picture" });
  });

  test("a scan without text is read from its file after a reload", () => {
    const data = someData({ text: "", source: { kind: "pdf", pages: 1, has_page_images: true } });
    expect(run(at("processing"), { type: "data_loaded", data }).useVisionParsing).toBe(true);
    const typed = someData({ text: "Amara" });
    expect(run(at("processing"), { type: "data_loaded", data: typed }).useVisionParsing).toBe(false);
  });
});

describe("pushes", () => {
  test("R3.4-13 review_ready goes to the review", () => {
    const next = run(at("processing"), push({ type: "review_ready", confidence: 0.9, parsed_data: emptyParsedData() }));
    expect(next).toMatchObject({ currentStep: "review", confidence: 0.9, parsedData: emptyParsedData() });
  });

  test("R3.4-14 cv_ready goes to ready", () => {
    const next = run(at("creating_website"), push({ type: "cv_ready", website_id: 4 }));
    expect(next).toMatchObject({ currentStep: "ready", createdWebsite: { id: 4 } });
    expect(run(at("processing"), push({ type: "cv_ready" }))).toMatchObject({
      currentStep: "ready",
      createdWebsite: null,
    });
  });

  test("R3.4-15 R3.4-24 template_success goes to the preview, also without template data", () => {
    const event = push({ type: "template_success", template_recommendation: aRecommendation() });
    expect(run(at("template_matching"), event)).toMatchObject({
      currentStep: "preview",
      templateData: {},
      recommendedTemplate: "modern",
    });
  });

  test("R3.4-16 website_success goes to complete", () => {
    const website = { id: 9, name: "Amara", template: { slug: "modern" } };
    expect(run(at("creating_website"), push({ type: "website_success", website }))).toMatchObject({
      currentStep: "complete",
      createdWebsite: { id: 9, templateSlug: "modern" },
    });
  });

  test("website_creation_started goes to creation, website_progress moves only the progress", () => {
    const started = run(at("ready"), push({ type: "website_creation_started" }));
    expect(started).toMatchObject({ currentStep: "creating_website", processingStep: 5 });
    expect(run(started, push({ type: "website_progress", progress: 60 }, 2))).toMatchObject({
      currentStep: "creating_website",
      processingStep: 5,
      processingProgress: 60,
    });
  });

  test.each([
    ["error", "processing", "processing"],
    ["template_error", "template_matching", "review"],
    ["website_error", "creating_website", "review"],
  ] as const)("R3.4-18 R3.4-12 %s during %s stops the work and stays at or returns to %s", (type, from, to) => {
    const next = run(at(from), push({ type, message: "It broke", code: "server_error" }));
    expect(next).toMatchObject({ currentStep: to, isStopped: true, error: { message: "It broke" } });
  });

  test.each([
    ["error", "Parsing failed"],
    ["template_error", "Template matching failed"],
    ["website_error", "Website creation failed"],
  ] as const)("R3.8-04 R3.8-05 R3.8-11 %s without a message says %s", (type, message) => {
    expect(run(at("processing"), push({ type })).error?.message).toBe(message);
  });

  test("found counts add up and progress starts anew with each step", () => {
    const first = run(
      at("processing"),
      push({ type: "progress", step: "parsing", progress: 70, found: { skills: 3 } }),
    );
    expect(first).toMatchObject({ processingStep: 2, processingProgress: 70, found: { skills: 3 } });
    const second = run(first, push({ type: "progress", step: "complete", found: { projects: 1 } }, 2));
    expect(second).toMatchObject({ processingStep: 3, processingProgress: 0, found: { skills: 3, projects: 1 } });
  });

  test("repeated, older and foreign pushes change nothing", () => {
    const state = run(at("processing"), push({ type: "progress", step: "complete" }, 7));
    expect(run(state, push({ type: "review_ready" }, 7))).toBe(state);
    expect(run(state, push({ type: "review_ready" }, 3))).toBe(state);
    expect(run(state, push({ type: "review_ready", session_id: "other" }, 9))).toBe(state);
  });

  test("a site that is opened in the builder shows no other screen on the way", () => {
    const opening = run(at("review"), { type: "opening_builder" });
    const website = { id: 9, name: "Amara", template: { slug: "modern" } };
    const next = run(
      opening,
      push({ type: "website_creation_started" }),
      push({ type: "website_success", website }, 2),
    );
    expect(next.currentStep).toBe("review");
  });
});

test("work that gets further after an error is no longer stopped by it", () => {
  const stopped = run(at("processing"), push({ type: "error", message: "Parsing failed" }));
  expect(run(stopped, push({ type: "review_ready" }, 2))).toMatchObject({ error: null, isStopped: false });
  const data = someData({ session: aSession({ step: "review" }) });
  expect(run(stopped, { type: "data_loaded", data })).toMatchObject({ currentStep: "review", error: null });
  expect(run(stopped, { type: "data_loaded", data, keepsStep: true }).error).not.toBeNull();
});

test("a failed creation returns to the review and may be repeated", () => {
  const creating = run(at("review"), { type: "work_started", step: "creating_website" });
  const failed = run(creating, {
    type: "failed",
    error: { message: "Website creation failed", code: "" },
    returnTo: "review",
  });
  expect(failed.currentStep).toBe("review");
  expect(run(failed, { type: "work_started", step: "creating_website" }).isStopped).toBe(false);
});

test("an answer for the session keeps what only the page knows", () => {
  const session: OnboardingSession = aSession({ step: "upload_picture", path: "upload" });
  const file = new File(["x"], "cv.pdf");
  const next = run(at("upload_cv", { uploadedFile: file }), { type: "session_changed", session });
  expect(next).toMatchObject({ currentStep: "upload_picture", path: "upload" });
  expect(next.uploadedFile).toBe(file);
});
