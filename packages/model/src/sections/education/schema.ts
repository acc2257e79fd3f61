import { z } from "zod";
import { limits } from "../../limits.ts";
import { requiredText, text, uniqueTexts } from "../../text.ts";
import { datesInputShape, itemBaseSchema, refineDateOrder, refineStartRequired } from "../../content/item.ts";
import { stationShape, storedStationShape } from "../station.ts";

export const degreeTypes = ["bachelor", "master", "doctorate", "associate", "certificate", "diploma", "other"] as const;
export const honors = ["summa_cum_laude", "magna_cum_laude", "cum_laude", "deans_list", "honors"] as const;

/** What the form asks beyond the stored entry, for the owner alone: never part of a public answer (decision 010). */
export const educationFormDataSchema = z.object({
  degree_type: z.enum(degreeTypes).optional(),
  /** The title as it was typed, before type and honors were joined to it. */
  degree_title: text(255, "degree").optional(),
  honors: z.enum(honors).optional(),
});
export type EducationFormData = z.infer<typeof educationFormDataSchema>;

/** A stored education: `name` is the institution, `skills` the relevant courses (contract.md 2). */
export const educationSchema = itemBaseSchema.extend({
  ...stationShape,
  degree: z.string(),
  gpa: z.string(),
  form_data: educationFormDataSchema.optional(),
});
export type Education = z.infer<typeof educationSchema>;

export const educationAliases = { institution: "name", location: "place" } as const;

const shape = {
  degree: requiredText(255, "degree", "Degree is required"),
  name: requiredText(255, "name", "Institution is required"),
  place: text(255, "place").optional(),
  gpa: text(20, "gpa").optional(),
  description: text(limits.educationDescriptionCharacters, "description").optional(),
  skills: z.array(text(100, "course")).max(100).transform(uniqueTexts).optional(),
  ...datesInputShape,
  form_data: educationFormDataSchema.optional(),
};

export const educationInputSchema = refineDateOrder(refineStartRequired(z.object(shape)));
export type EducationInput = z.infer<typeof educationInputSchema>;
export const educationUpdateSchema = refineDateOrder(z.object(shape).partial());

/** What of an education is stored with its entry. */
export const storedEducationSchema = z.object({
  ...storedStationShape,
  degree: z.string(),
  gpa: z.string().default(""),
  form_data: educationFormDataSchema.default({}),
});
