import { limits } from "../../limits.ts";
import { datesOf, defineKind, recordOf, textOf, textsOf } from "../define-kind.ts";
import { fillStation } from "../station.ts";
import { educationInputSchema, educationUpdateSchema, storedEducationSchema } from "./schema.ts";
import { educationTitles } from "./titles.ts";

/** Education; `skills` are the relevant courses (contract.md 2). */
export const educationKind = defineKind({
  name: "education",
  list: "education",
  one: "education",
  icon: "graduation-cap",
  purpose: "Schools and degrees.",
  cv: {
    list: "educations",
    words: ["education", "educations"],
    names: ["degree", "name"],
    lines: null,
    entries: null,
  },
  titles: educationTitles,
  form: [
    { kind: "text", key: "degree", label: "Degree", max: 255, required: "Degree is required" },
    { kind: "text", key: "name", label: "Institution", max: 255, required: "Institution is required", half: true },
    { kind: "text", key: "place", label: "Location", max: 255, half: true },
    { kind: "months", key: "date", label: "Dates", required: true },
    { kind: "text", key: "gpa", label: "Grade", max: 20, half: true },
    { kind: "text", key: "description", label: "Description", max: limits.educationDescriptionCharacters, long: true },
    { kind: "tags", key: "skills", label: "Courses", max: 100, one: "course" },
  ],
  stored: storedEducationSchema,
  input: educationInputSchema,
  update: educationUpdateSchema,
  fill: (input, stored) => ({
    ...fillStation(input, stored),
    degree: input["degree"] ?? stored?.["degree"] ?? "",
    gpa: input["gpa"] ?? stored?.["gpa"] ?? "",
  }),
  record: (fields) =>
    recordOf({
      title: textOf(fields, "degree") || textOf(fields, "name"),
      under: [textOf(fields, "degree") ? textOf(fields, "name") : "", textOf(fields, "place")],
      grade: textOf(fields, "gpa"),
      dates: datesOf(fields),
      text: textOf(fields, "description"),
      tags: textsOf(fields, "skills"),
      tagsAre: "courses",
    }),
});
