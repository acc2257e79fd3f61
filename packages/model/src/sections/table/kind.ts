import { defineKind, recordOf, textOf } from "../define-kind.ts";
import { tableTitles } from "./titles.ts";

/** Rows of a name and what belongs to it: rates, instruments, licences, sizes. */
export const tableKind = defineKind({
  name: "table",
  one: "row",
  icon: "table",
  purpose: "Rows of a name and a value: rates, instruments, sizes.",
  titles: tableTitles,
  form: [
    { kind: "text", key: "name", label: "Name", max: 255, half: true, required: "Name is required" },
    { kind: "text", key: "value", label: "Value", max: 500, half: true },
    { kind: "text", key: "note", label: "Note", max: 500 },
  ],
  layouts: ["designed", "table", "list", "compact"],
  record: (fields) =>
    recordOf({ title: textOf(fields, "name"), under: [textOf(fields, "value"), textOf(fields, "note")] }),
});
