import { expect, test } from "vitest";
import { parseCvText } from "../../parse-cv.ts";

test("skills and languages that a further section says again are told once", () => {
  const { cv } = parseCvText(
    [
      "Ada Lund\nada@lund.example\n",
      "Experience\nSailmaker, Kestrel Yard, 2019 – 2021\n",
      "Skills\nKnots, Rust, C\n",
      "Languages\nEnglish: C1\n",
      "Technical skills\nRust, C++, Zig\n",
      "Language skills\nEnglish: B2, Danish: A1",
    ].join("\n"),
  );
  expect(cv.skills.map(({ name }) => name)).toEqual(["Knots", "Rust", "C", "C++", "Zig"]);
  expect(cv.languages.map(({ name }) => name)).toEqual(["English", "Danish"]);
});
