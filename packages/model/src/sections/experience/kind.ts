import { limits } from "../../limits.ts";
import { datesOf, defineKind, recordOf, textOf, textsOf, type EntryFields } from "../define-kind.ts";
import { fillStation } from "../station.ts";
import { experienceInputSchema, experienceUpdateSchema, storedExperienceSchema } from "./schema.ts";
import { experienceCv } from "./in-cv.ts";
import { experienceTitles } from "./titles.ts";

/** Work experience; the place defaults to the company (contract.md 11). */
export const experienceKind = defineKind({
  name: "experience",
  list: "experience",
  one: "experience",
  icon: "briefcase",
  purpose: "Jobs and roles, with what you did there.",
  cv: experienceCv,
  titles: experienceTitles,
  form: [
    { kind: "text", key: "position", label: "Job title", max: 255, required: "Job title is required" },
    { kind: "text", key: "name", label: "Company", max: 255, required: "Company name is required", half: true },
    { kind: "text", key: "place", label: "Location", max: 255, half: true },
    { kind: "months", key: "date", label: "Dates", required: true },
    {
      kind: "text",
      key: "description",
      label: "Description",
      max: limits.experienceDescriptionCharacters,
      long: true,
    },
    { kind: "tags", key: "skills", label: "Skills", max: 100, one: "skill" },
  ],
  stored: storedExperienceSchema,
  input: experienceInputSchema,
  update: experienceUpdateSchema,
  fill: (input, stored) => ({
    ...fillStation({ ...input, place: input["place"] ?? (stored ? undefined : input["name"]) }, stored),
    position: input["position"] ?? stored?.["position"] ?? "",
  }),
  record: (fields: EntryFields) =>
    recordOf({
      title: textOf(fields, "position"),
      under: [textOf(fields, "name"), textOf(fields, "place")],
      dates: datesOf(fields),
      text: textOf(fields, "description"),
      tags: textsOf(fields, "skills"),
      tagsAre: "skills",
    }),
});
