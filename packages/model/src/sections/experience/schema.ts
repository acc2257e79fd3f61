import { z } from "zod";
import { limits } from "../../limits.ts";
import { requiredText, text, uniqueTexts } from "../../text.ts";
import { datesInputShape, itemBaseSchema, refineDateOrder, refineStartRequired } from "../../content/item.ts";
import { stationShape, storedStationShape } from "../station.ts";

export const employmentTypes = ["full-time", "part-time", "contract", "freelance", "internship"] as const;

/** What the form asks beyond the stored entry, for the owner alone: never part of a public answer (decision 010). */
export const experienceFormDataSchema = z.object({ employment_type: z.enum(employmentTypes).optional() });
export type ExperienceFormData = z.infer<typeof experienceFormDataSchema>;

/** A stored work experience: `name` is the company, `place` the location (contract.md 2). */
export const experienceSchema = itemBaseSchema.extend({
  ...stationShape,
  position: z.string(),
  form_data: experienceFormDataSchema.optional(),
});
export type Experience = z.infer<typeof experienceSchema>;

/** Other names that writers may use for the stored ones (contract.md 11). */
export const experienceAliases = { company: "name", title: "position", location: "place" } as const;

const shape = {
  position: requiredText(255, "position", "Job title is required"),
  name: requiredText(255, "name", "Company name is required"),
  place: text(255, "place").optional(),
  description: text(limits.experienceDescriptionCharacters, "description").optional(),
  skills: z.array(text(100, "skill")).max(100).transform(uniqueTexts).optional(),
  ...datesInputShape,
  form_data: experienceFormDataSchema.optional(),
};

/** What a writer sends to add an experience. */
export const experienceInputSchema = refineDateOrder(refineStartRequired(z.object(shape)));
export type ExperienceInput = z.infer<typeof experienceInputSchema>;

/** Partial input of an update: only given fields change. */
export const experienceUpdateSchema = refineDateOrder(z.object(shape).partial());

/** What of an experience is stored with its entry. */
export const storedExperienceSchema = z.object({
  ...storedStationShape,
  position: z.string(),
  form_data: experienceFormDataSchema.default({}),
});
