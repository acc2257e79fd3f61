import { text } from "../../text.ts";
import { defineKind, recordOf, textOf } from "../define-kind.ts";
import { interestsCv } from "./in-cv.ts";
import { interestsTitles } from "./titles.ts";

/** An entry in the website's list of the same name: a word or two (contract.md 20.1). */
export const interestEntrySchema = text(200, "interest");

export const interestsKind = defineKind({
  name: "interests",
  list: "interests",
  one: "interest",
  icon: "heart",
  purpose: "What you like outside of work.",
  isBrief: true,
  cv: interestsCv,
  titles: interestsTitles,
  form: [{ kind: "text", key: "name", label: "Interest", max: 200, required: "Interest is required" }],
  layouts: ["designed", "list", "compact"],
  record: (fields) => recordOf({ title: textOf(fields, "name") }),
});
