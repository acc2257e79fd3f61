import { expect, test } from "vitest";
import { validationDebounceMs } from "../personal/use-email-problem.ts";
import {
  devicePresets,
  loadingSteps,
  opensOnTemplate,
  previewDebounceMs,
  previewWidths,
  startsInPreviewMode,
} from "./builder-rules.ts";

const now = Date.parse("2026-05-01T12:00:00Z");
const website = (name: string, slug: string, minutesOld: number) => ({
  name,
  template_slug: slug,
  created_at: new Date(now - minutesOld * 60_000).toISOString(),
});

test("R2.2.4-15 R2.2.4-16 the query opens the Template section", () => {
  expect(opensOnTemplate(website("Site", "default", 60), { from: "onboarding" }, now)).toBe(true);
  expect(opensOnTemplate(website("Site", "default", 60), { template: "select" }, now)).toBe(true);
  expect(opensOnTemplate(website("Site", "default", 60), {}, now)).toBe(false);
});

test("R2.2.4-17 R2.2.4-18 R2.2.4-19 R2.9-06 a website under five minutes old opens on Template by name or slug", () => {
  expect(opensOnTemplate(website("My Professional Portfolio", "default", 4.9), {}, now)).toBe(true);
  expect(opensOnTemplate(website("Site", "modern", 4.9), {}, now)).toBe(true);
  expect(opensOnTemplate(website("Site", "default", 1), {}, now)).toBe(false);
  expect(opensOnTemplate(website("My Professional Portfolio", "modern", 5), {}, now)).toBe(false);
});

test("R2.2.4-20 R2.2.4-21 preview mode starts on unless preview=false", () => {
  expect(startsInPreviewMode({})).toBe(true);
  expect(startsInPreviewMode({ preview: "false" })).toBe(false);
});

test("R2.9-04 R2.4-25 R2.4-26 R2.4-27 preview widths and device presets", () => {
  expect(previewWidths).toEqual({ collapsed: 400, expanded: 800 });
  expect(
    [devicePresets.desktop, devicePresets.tablet, devicePresets.mobile].map(({ width, isExpanded }) => [
      width,
      isExpanded,
    ]),
  ).toEqual([
    [900, true],
    [600, true],
    [450, false],
  ]);
});

test("R2.9-09 validation waits 500 ms, the preview of personal info 150 ms", () => {
  expect([validationDebounceMs, previewDebounceMs]).toEqual([500, 150]);
});

test("R2.9-05 loading progress stands at 33, 67 and 100", () => {
  expect(loadingSteps.map(({ percent }) => percent)).toEqual([33, 67, 100]);
});
