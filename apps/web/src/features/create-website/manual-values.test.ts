import { manualFormSchema, manualProjectCategories } from "@vitrine/model";
import { expect, test } from "vitest";
import {
  countsOf,
  isExample,
  lastStep,
  mayProceed,
  newManualValues,
  stepOfField,
  timeLeft,
  toFormData,
  type ManualValues,
} from "./manual-values.ts";

const values = (change: (values: ManualValues) => void = () => undefined): ManualValues => {
  const made = newManualValues({ name: "Ada Lind", email: "ada@lind.example" });
  made.personal_info.title = "Analyst";
  change(made);
  return made;
};

test("R3.2.2-74 about two minutes for each step that remains", () => {
  expect([1, 2, 6].map(timeLeft)).toEqual(["About 12 minutes left", "About 10 minutes left", "About 2 minutes left"]);
});

test("R3.5-23 R3.5-24 R3.5-25 R3.5-26 R3.5-27 what each step needs before the next", () => {
  for (let step = 1; step <= lastStep; step += 1) expect(mayProceed(step, values()), `step ${step}`).toBe(true);
  const blocked = (step: number, change: (values: ManualValues) => void) => !mayProceed(step, values(change));
  expect(blocked(1, (v) => (v.personal_info.name = " "))).toBe(true);
  expect(blocked(1, (v) => (v.personal_info.title = ""))).toBe(true);
  expect(blocked(1, (v) => (v.personal_info.email = "ada"))).toBe(true);
  expect(blocked(3, (v) => v.educations.forEach((item) => (item.name = "")))).toBe(true);
  expect(blocked(4, (v) => v.skills.forEach((item) => (item.info = " ")))).toBe(true);
  expect(blocked(4, (v) => v.skills.forEach((item) => (item.title = "")))).toBe(true);
  expect(blocked(6, (v) => (v.name = ""))).toBe(true);
  expect(blocked(2, (v) => (v.experiences = []))).toBe(false);
  expect(blocked(5, (v) => (v.projects = []))).toBe(false);
});

test("R3.2.2-80 R3.2.2-81 R3.2.2-82 first entries are examples until they are changed", () => {
  const made = values();
  const [education] = made.educations;
  expect(isExample("educations", education ?? {})).toBe(true);
  expect(isExample("educations", { ...education, name: "ETH" })).toBe(false);
  expect(isExample("skills", made.skills[0] ?? {})).toBe(true);
  expect(isExample("projects", made.projects[0] ?? {})).toBe(true);
  expect(isExample("experiences", made.experiences[0] ?? {})).toBe(false);
});

test("R3.3-18 R3.3-20 what is sent passes the server's rules, with skills as lists", () => {
  const sent = toFormData(values((v) => (v.name = " ")));
  expect(sent.name).toBe("My Portfolio");
  expect(sent.skills).toEqual([{ title: "Programming", icon: "", info: ["JavaScript", "Python", "SQL"] }]);
  expect(manualFormSchema.safeParse(sent).success).toBe(true);
  expect(manualProjectCategories).toEqual([
    "Web Development",
    "Mobile Development",
    "Design",
    "Data Science",
    "Machine Learning",
    "Other",
  ]);
});

test("counts leave blank entries out, and fields are found on their steps", () => {
  expect(countsOf(values())).toEqual({ experiences: 0, educations: 1, skills: 1, projects: 1 });
  expect(["personal_info.email", "experiences.0.name", "skills", "name", "picture"].map(stepOfField)).toEqual([
    1, 2, 4, 6, 6,
  ]);
});
