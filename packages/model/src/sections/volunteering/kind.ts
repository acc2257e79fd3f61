import { z } from "zod";
import { text } from "../../text.ts";
import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";
import { volunteeringCv } from "./in-cv.ts";
import { volunteeringTitles } from "./titles.ts";

/** An entry in the website's list `volunteer` (contract.md 20.1). */
export const volunteeringEntrySchema = z.object({
  position: text(255, "position").default(""),
  name: text(255, "name").default(""),
  place: text(255, "place").default(""),
  date: text(120, "date").default(""),
  description: text(2000, "description").default(""),
});

export const volunteeringKind = defineKind({
  name: "volunteering",
  list: "volunteer",
  one: "volunteering",
  icon: "heart-in-hand",
  purpose: "Work you give your time to.",
  isBrief: true,
  cv: volunteeringCv,
  titles: volunteeringTitles,
  form: [
    { kind: "text", key: "position", label: "Role", max: 255, half: true },
    { kind: "text", key: "name", label: "Organization", max: 255, half: true },
    { kind: "text", key: "place", label: "Place", max: 255, half: true },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
    { kind: "text", key: "description", label: "Description", max: 2000, long: true },
  ],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "position") || textOf(fields, "name"),
      under: [textOf(fields, "position") ? textOf(fields, "name") : "", textOf(fields, "place")],
      dates: dateText(textOf(fields, "date")),
      text: textOf(fields, "description"),
    }),
});
