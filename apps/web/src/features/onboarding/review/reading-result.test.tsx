import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { someParsedData } from "../testing/onboarding-builders.ts";
import { ReadingResult } from "./reading-result.tsx";

const seen = (confidence: number) => ({ confidence, rule: "name.score", spans: [] });

test("says what was found, what was not, and what to do next", () => {
  const data = someParsedData({ skills: [{ name: "Welding" }], experiences: [], educations: [], projects: [] });
  const diagnostics = [
    { code: "experience_missing", message: "No work experience was found.", severity: "info" as const },
  ];
  render(<ReadingResult {...{ data, diagnostics }} evidence={{ "/skills/0/name": seen(0.9) }} onShow={vi.fn()} />);
  const text = screen.getByRole("region", { name: "Result of the reading" }).textContent;
  expect(text).toContain("Found: 1 skill.");
  expect(text).toContain("No work experience was found.");
  expect(text).toContain("Next: press any value");
  expect(screen.queryByRole("button")).toBeNull();
});

test("leads to the first value that is not sure; what the owner typed is sure", async () => {
  const onShow = vi.fn();
  const evidence = {
    "/personal_info/name": { ...seen(0), source: "user" as const },
    "/skills/0/category": seen(0.3),
    "/skills/0/name": seen(0.3),
    "/skills/1/name": seen(0.5),
  };
  render(<ReadingResult data={someParsedData({})} diagnostics={[]} {...{ evidence, onShow }} />);
  expect(screen.getByText(/check the 2 values/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show the first one" }));
  expect(onShow).toHaveBeenCalledWith("/skills/0/name");
});
