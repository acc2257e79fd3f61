import { z } from "zod";
import { text } from "../../text.ts";
import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";
import { trainingTitles } from "./titles.ts";

/** An entry in the website's list of the same name (contract.md 20.1). */
export const trainingEntrySchema = z.object({
  name: text(255, "name"),
  organization: text(255, "organization").default(""),
  date: text(120, "date").default(""),
  description: text(1000, "description").default(""),
});

export const trainingKind = defineKind({
  name: "training",
  list: "training",
  one: "training",
  icon: "presentation",
  purpose: "Courses and further training.",
  isBrief: true,
  titles: trainingTitles,
  form: [
    { kind: "text", key: "name", label: "Name", max: 255, required: "Name is required" },
    { kind: "text", key: "organization", label: "Organization", max: 255, half: true },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
    { kind: "text", key: "description", label: "Description", max: 1000, long: true },
  ],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "name"),
      under: [textOf(fields, "organization")],
      dates: dateText(textOf(fields, "date")),
      text: textOf(fields, "description"),
    }),
});
