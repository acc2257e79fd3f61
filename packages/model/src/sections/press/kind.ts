import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";
import { pressTitles } from "./titles.ts";

/** What was written or sent about the person. */
export const pressKind = defineKind({
  name: "press",
  one: "press entry",
  icon: "newspaper",
  purpose: "Articles and interviews about you.",
  lineField: "title",
  titles: pressTitles,
  form: [
    { kind: "text", key: "title", label: "Title", max: 500, required: "Title is required" },
    { kind: "text", key: "outlet", label: "Outlet", max: 255, half: true },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
    { kind: "url", key: "url", label: "Link" },
    { kind: "text", key: "quote", label: "What it says", max: 1000, long: true },
  ],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "title"),
      under: [textOf(fields, "outlet")],
      dates: dateText(textOf(fields, "date")),
      text: textOf(fields, "quote"),
      quoted: true,
      url: textOf(fields, "url"),
    }),
});
