// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aFullWebsite } from "../testing/open-builder.tsx";
import { openingSection } from "./builder-rules.ts";
import { screenBeforeReload, useKeptScreen } from "./kept-screen.ts";

const opening = () =>
  openingSection(aFullWebsite(), { section: "design" }, { form: null, screen: screenBeforeReload() });

test("a builder that is loaded anew opens on the screen that was open, and one that was left as its address says", () => {
  const { unmount } = renderHook(() => useKeptScreen("skills"));
  expect(opening()).toBe("design");
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as PerformanceNavigationTiming]);
  expect(opening()).toBe("skills");
  unmount();
  expect(opening()).toBe("design");
});
