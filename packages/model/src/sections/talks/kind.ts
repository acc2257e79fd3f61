import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";
import { talksTitles } from "./titles.ts";

export const talksKind = defineKind({
  name: "talks",
  one: "talk",
  icon: "microphone",
  purpose: "Lectures, panels and workshops you gave.",
  lineField: "title",
  titles: talksTitles,
  form: [
    { kind: "text", key: "title", label: "Title", max: 500, required: "Title is required" },
    { kind: "text", key: "event", label: "Event", max: 255, half: true },
    { kind: "text", key: "place", label: "Place", max: 255, half: true },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
    { kind: "url", key: "url", label: "Link", half: true },
    { kind: "text", key: "description", label: "Description", max: 2000, long: true },
  ],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "title"),
      under: [textOf(fields, "event"), textOf(fields, "place")],
      dates: dateText(textOf(fields, "date")),
      text: textOf(fields, "description"),
      url: textOf(fields, "url"),
    }),
});
