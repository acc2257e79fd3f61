import { defineKind, picturesOf, recordOf, textOf } from "../define-kind.ts";
import { clientsTitles } from "./titles.ts";

/** Whom the person worked for, with a logo where there is one. */
export const clientsKind = defineKind({
  name: "clients",
  one: "client",
  icon: "building",
  purpose: "Who you have worked for.",
  lineField: "name",
  titles: clientsTitles,
  form: [
    { kind: "text", key: "name", label: "Name", max: 255, half: true, required: "Name is required" },
    { kind: "text", key: "note", label: "What was done", max: 255, half: true },
    { kind: "url", key: "url", label: "Link" },
    { kind: "pictures", key: "pictures", label: "Logo", max: 1 },
  ],
  layouts: ["designed", "list", "cards", "gallery", "compact"],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "name"),
      under: [textOf(fields, "note")],
      url: textOf(fields, "url"),
      pictures: picturesOf(fields),
    }),
});
