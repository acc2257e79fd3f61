import { defineKind, recordOf, textOf } from "../define-kind.ts";
import { textsCv } from "./in-cv.ts";
import { textTitles } from "./titles.ts";

/** Words of the owner's own, under a title of their own. */
export const textKind = defineKind({
  name: "text",
  one: "text",
  icon: "lines",
  purpose: "Words of your own, under any title.",
  cv: textsCv,
  titles: textTitles,
  form: [
    { kind: "text", key: "title", label: "Heading", max: 255 },
    { kind: "text", key: "text", label: "Text", max: 10_000, long: true, required: "Text is required" },
  ],
  layouts: ["designed", "list", "cards", "compact"],
  record: (fields) => recordOf({ title: textOf(fields, "title"), text: textOf(fields, "text") }),
});
