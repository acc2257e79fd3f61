import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const jobs = ["Experience", "Baker, Mill & Sons, 2019 - 2021", "Baker, Crust Ltd, 2016 - 2019", ""];
const cv = (...lines: string[]) => parseCvText(["Ada Example", "ada@example.com", "", ...jobs, ...lines].join("\n")).cv;

test("the word of a link is no certificate and no skill", () => {
  const parsed = cv(
    "Skills",
    "Baking",
    "Link",
    "Pastry",
    "",
    "Certifications",
    "- Safe Kitchens, Baker's Guild",
    "- Description",
  );
  expect(parsed.skills.map(({ name }) => name)).toEqual(["Baking", "Pastry"]);
  expect(parsed.certifications.map(({ name }) => name)).toEqual(["Safe Kitchens"]);
});
