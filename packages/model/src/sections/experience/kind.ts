import { mergeDates, noDates } from "../../content/item.ts";
import { limits } from "../../limits.ts";
import { datesOf, defineKind, recordOf, textOf, textsOf, type EntryFields } from "../define-kind.ts";
import { experienceInputSchema, experienceUpdateSchema, storedExperienceSchema } from "./schema.ts";

/** Work experience; the place defaults to the company (contract.md 11). */
export const experienceKind = defineKind({
  name: "experience",
  list: "experience",
  one: "experience",
  titles: {
    en: "Experience",
    de: "Berufserfahrung",
    fr: "Expérience",
    es: "Experiencia",
    ar: "الخبرة",
    he: "ניסיון",
  },
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
    name: input["name"] ?? stored?.["name"] ?? "",
    place: input["place"] ?? (stored ? stored["place"] : (input["name"] ?? "")),
    position: input["position"] ?? stored?.["position"] ?? "",
    description: input["description"] ?? stored?.["description"] ?? "",
    skills: input["skills"] ?? stored?.["skills"] ?? [],
    form_data: input["form_data"] ?? stored?.["form_data"] ?? {},
    ...mergeDates(stored ? datesOf(stored) : noDates, input),
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
