import { z } from "zod";
import { text } from "../../text.ts";
import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";
import { certificationsCv } from "./in-cv.ts";
import { certificationsTitles } from "./titles.ts";

/** An entry in the website's list of the same name (contract.md 20.1). */
export const certificationEntrySchema = z.object({
  name: text(255, "name"),
  issuer: text(255, "issuer").default(""),
  date: text(120, "date").default(""),
  url: text(2048, "URL").default(""),
});

export const certificationsKind = defineKind({
  name: "certifications",
  list: "certifications",
  one: "certification",
  icon: "badge",
  purpose: "Certificates and licences.",
  isBrief: true,
  cv: certificationsCv,
  titles: certificationsTitles,
  form: [
    { kind: "text", key: "name", label: "Name", max: 255, required: "Name is required" },
    { kind: "text", key: "issuer", label: "Issuer", max: 255, half: true },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
    { kind: "url", key: "url", label: "Link" },
  ],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "name"),
      under: [textOf(fields, "issuer")],
      dates: dateText(textOf(fields, "date")),
      url: textOf(fields, "url"),
    }),
});
