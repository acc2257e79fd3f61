import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { someParsedData } from "../testing/onboarding-builders.ts";
import { ReadingResult } from "./reading-result.tsx";

test("says what was found and what was not", () => {
  const data = someParsedData({ skills: [{ name: "Welding" }], experiences: [], educations: [], projects: [] });
  const diagnostics = [
    { code: "experience_missing", message: "No work experience was found.", severity: "info" as const },
  ];
  render(<ReadingResult {...{ data, diagnostics }} confidence={0.9} />);
  const text = screen.getByRole("region", { name: "Result of the reading" }).textContent;
  expect(text).toContain("Found: 1 skill.");
  expect(text).toContain("No work experience was found.");
  expect(text).not.toContain("may be wrong");
});

test("a reading of which less than three in four values may be right says so plainly", () => {
  render(<ReadingResult data={someParsedData({})} diagnostics={[]} confidence={0.74} />);
  expect(screen.getByText("Much of this may be wrong.")).toBeTruthy();
});
