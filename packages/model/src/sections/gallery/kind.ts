import { limits } from "../../limits.ts";
import { dateText, defineKind, picturesOf, recordOf, textOf } from "../define-kind.ts";
import { galleryTitles } from "./titles.ts";

/** Pictures of work, in series. */
export const galleryKind = defineKind({
  name: "gallery",
  one: "series",
  icon: "images",
  purpose: "Pictures in series.",
  titles: galleryTitles,
  form: [
    { kind: "text", key: "title", label: "Title", max: 255 },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
    { kind: "text", key: "description", label: "Description", max: 2000, long: true },
    { kind: "pictures", key: "pictures", label: "Pictures", max: limits.picturesPerEntry },
  ],
  layouts: ["designed", "gallery", "cards", "list"],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "title"),
      dates: dateText(textOf(fields, "date")),
      text: textOf(fields, "description"),
      pictures: picturesOf(fields),
    }),
});
