import { defineKind, recordOf, textOf } from "../define-kind.ts";
import { figuresTitles } from "./titles.ts";

/** Numbers with the sentence that holds them: nothing is counted that the owner or the CV does not say. */
export const figuresKind = defineKind({
  name: "figures",
  one: "figure",
  icon: "hash",
  purpose: "Numbers that say something, each with its sentence.",
  titles: figuresTitles,
  maxEntries: 24,
  form: [
    { kind: "text", key: "value", label: "Figure", max: 60, half: true, required: "Figure is required" },
    { kind: "text", key: "label", label: "What it counts", max: 160, half: true, required: "Say what it counts" },
    { kind: "text", key: "sentence", label: "Sentence", max: 500, long: true },
  ],
  layouts: ["designed", "list", "cards", "compact"],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "value"),
      under: [textOf(fields, "label")],
      text: textOf(fields, "sentence"),
    }),
});
