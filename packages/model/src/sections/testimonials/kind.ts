import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";

/** What others say of the person, with their name. */
export const testimonialsKind = defineKind({
  name: "testimonials",
  one: "testimonial",
  titles: {
    en: "Testimonials",
    de: "Stimmen",
    fr: "Recommandations",
    es: "Recomendaciones",
    ar: "شهادات",
    he: "המלצות",
  },
  form: [
    { kind: "text", key: "quote", label: "Quote", max: 2000, long: true, required: "Quote is required" },
    { kind: "text", key: "name", label: "Name", max: 255, half: true, required: "Name is required" },
    { kind: "text", key: "role", label: "Role", max: 255, half: true },
    { kind: "text", key: "organization", label: "Organization", max: 255, half: true },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
    { kind: "url", key: "url", label: "Link" },
  ],
  layouts: ["designed", "list", "cards", "compact"],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "name"),
      under: [textOf(fields, "role"), textOf(fields, "organization")],
      dates: dateText(textOf(fields, "date")),
      text: textOf(fields, "quote"),
      quoted: true,
      url: textOf(fields, "url"),
    }),
});
