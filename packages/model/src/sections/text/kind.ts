import { defineKind, recordOf, textOf } from "../define-kind.ts";
import { textsCv } from "./in-cv.ts";

/** Words of the owner's own, under a title of their own. */
export const textKind = defineKind({
  name: "text",
  one: "text",
  icon: "lines",
  purpose: "Words of your own, under any title.",
  cv: textsCv,
  titles: {
    en: "Text",
    de: "Text",
    fr: "Texte",
    es: "Texto",
    ar: "نص",
    he: "טקסט",
    pt: "Texto",
    it: "Testo",
    nl: "Tekst",
    pl: "Tekst",
    ru: "Текст",
    tr: "Metin",
  },
  form: [
    { kind: "text", key: "title", label: "Heading", max: 255 },
    { kind: "text", key: "text", label: "Text", max: 10_000, long: true, required: "Text is required" },
  ],
  layouts: ["designed", "list", "cards", "compact"],
  record: (fields) => recordOf({ title: textOf(fields, "title"), text: textOf(fields, "text") }),
});
