import { emptyParsedData } from "@vitrine/model";
import { expect, test } from "vitest";
import { judge } from "./compare.ts";

const parsed = emptyParsedData();
const job = {
  title: "Cook",
  position: "Cook",
  company: "Harbour Kitchen",
  start_date: "",
  end_date: "",
  location: "",
  description: "Ran the pass.",
};
const cv = {
  ...parsed,
  personal_info: { ...parsed.personal_info, name: "Ada Reed", summary: "I cook." },
  experiences: [job],
};
const gold = { personal_info: { name: "Ada Reed" }, experiences: [{ position: "Cook", company: "Harbour Kitchen" }] };

test("a value that the label does not have is wrong, and one of a field that it leaves out is not judged", () => {
  expect(judge(gold, cv).get("/personal_info/summary")).toBe(false);
  expect(judge(gold, cv).get("/experiences/0/description")).toBe(false);
  const silent = judge({ ...gold, _meta: { silent: ["summary", "description"] } }, cv);
  expect(silent.has("/personal_info/summary")).toBe(false);
  expect(silent.has("/experiences/0/description")).toBe(false);
  expect(silent.get("/experiences/0/company")).toBe(true);
});

test("labels of one section judge no other", () => {
  const verdicts = judge(
    { experiences: gold.experiences, _meta: { only: ["experiences"], silent: ["description"] } },
    cv,
  );
  expect([...verdicts.keys()]).toEqual(["/experiences/0/position", "/experiences/0/company"]);
});

test("a stray entry takes no other's label", () => {
  const stray = { ...job, company: "Harbour", description: "" };
  const verdicts = judge(gold, { ...cv, experiences: [stray, job] });
  expect(verdicts.get("/experiences/0/company")).toBe(false);
  expect(verdicts.get("/experiences/1/company")).toBe(true);
});
