// @vitest-environment jsdom
import { expect, test } from "vitest";
import { aProject } from "../testing/open-builder.tsx";
import { projectToSend, projectValuesOf } from "./project-values.ts";

const blank = projectValuesOf(null);

test("R2.3-22 a new project is completed; status and features are not sent as such", () => {
  expect(blank.status).toBe("completed");
  const sent = projectToSend({ ...blank, title: "Board", description: "A board.", features: ["Live", "Printable"] });
  expect(sent).not.toHaveProperty("status");
  expect(sent).not.toHaveProperty("features");
  expect(sent["description"]).toBe("A board.\n• Live\n• Printable");
});

test("R2.4-36 in progress is sent as a current range without an end", () => {
  expect(projectToSend({ ...blank, status: "in-progress", start_date: "2024-01", end_date: "2024-05" })).toMatchObject({
    start_date: "2024-01",
    end_date: null,
    is_current: true,
  });
});

test("status and features come back as they were typed, a description written elsewhere as a whole", () => {
  const typed = { ...blank, title: "Board", description: "A board.", status: "on-hold" as const, features: ["Live"] };
  const stored = aProject({ ...projectToSend(typed), is_current: false });
  expect(projectValuesOf(stored)).toMatchObject({ description: "A board.", status: "on-hold", features: ["Live"] });
  expect(projectValuesOf({ ...stored, description: "Another." })).toMatchObject({
    description: "Another.",
    features: [],
  });
});

test("a range that a CV gave in words stays as it was until months are chosen", () => {
  expect(projectToSend({ ...blank, date: "Summer 2021" })).toMatchObject({ date: "Summer 2021" });
  expect(projectToSend(blank)).not.toHaveProperty("is_current");
});
