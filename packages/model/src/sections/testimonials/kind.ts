import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";
import { testimonialsTitles } from "./titles.ts";

/** What others say of the person, with their name. */
export const testimonialsKind = defineKind({
  name: "testimonials",
  one: "testimonial",
  icon: "quote",
  purpose: "What others say about your work.",
  titles: testimonialsTitles,
  form: [
    { kind: "text", key: "quote", label: "Quote", max: 2000, long: true, required: "Quote is required" },
    { kind: "text", key: "name", label: "Name", max: 255, half: true, required: "Name is required" },
    { kind: "text", key: "role", label: "Role", max: 255, half: true },
    { kind: "text", key: "organization", label: "Organization", max: 255, half: true },
    { kind: "text", key: "relation", label: "Relation", max: 255, half: true, help: "How they know you." },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
    { kind: "url", key: "url", label: "Link", half: true },
  ],
  layouts: ["designed", "list", "cards", "compact"],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "name"),
      under: [textOf(fields, "role"), textOf(fields, "organization"), textOf(fields, "relation")],
      dates: dateText(textOf(fields, "date")),
      text: textOf(fields, "quote"),
      quoted: true,
      url: textOf(fields, "url"),
    }),
});
