import { z } from "zod";
import { mergeDates, noDates, storedDatesShape, storedDatesWithDefaults } from "../content/item.ts";
import { datesOf, type EntryFields } from "./define-kind.ts";

/*
 * What a job and a study have in common (contract.md 2): at whom, where and when, what was done there, and words that
 * name it.
 */

/** As answers hold it. */
export const stationShape = {
  name: z.string(),
  place: z.string(),
  description: z.string(),
  skills: z.array(z.string()),
  ...storedDatesShape,
};

/** As entries store it. */
export const storedStationShape = {
  name: z.string(),
  place: z.string().default(""),
  description: z.string().default(""),
  skills: z.array(z.string()).default([]),
  ...storedDatesWithDefaults,
};

/** The whole of it after `input` was applied to what is stored, or to nothing. */
export function fillStation(input: EntryFields, stored: EntryFields | null): EntryFields {
  return {
    name: input["name"] ?? stored?.["name"] ?? "",
    place: input["place"] ?? stored?.["place"] ?? "",
    description: input["description"] ?? stored?.["description"] ?? "",
    skills: input["skills"] ?? stored?.["skills"] ?? [],
    form_data: input["form_data"] ?? stored?.["form_data"] ?? {},
    ...mergeDates(stored ? datesOf(stored) : noDates, input),
  };
}
