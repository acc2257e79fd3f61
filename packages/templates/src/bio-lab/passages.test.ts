import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { passageMarks } from "./passages.ts";

const marks = (...dates: string[]) => {
  const site = aSite({ experience: dates.map((date, index) => role(index + 1, { position: "Role", name: "", date })) });
  return passageMarks(toSiteView(site, { family: "academic", baseUrl: "", branding: false }).experience.items);
};

test("counts the days since the first role began", () => {
  expect(marks("Jan 2021 - Present", "Mar 2020 - Dec 2020")).toEqual(["D+306", "D+0"]);
});

test("numbers the passages when one date is not known to the month", () => {
  expect(marks("Jan 2021 - Present", "2019 - 2020", "long ago")).toEqual(["P3", "P2", "P1"]);
});
