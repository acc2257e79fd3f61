import { z } from "zod";
import { text } from "../../text.ts";
import { dateText, defineKind, recordOf, textOf } from "../define-kind.ts";
import { awardsCv } from "./in-cv.ts";
import { awardsTitles } from "./titles.ts";

/** An entry in the website's list of the same name (contract.md 20.1). */
export const awardEntrySchema = z.object({
  title: text(255, "title"),
  issuer: text(255, "issuer").default(""),
  date: text(120, "date").default(""),
});

export const awardsKind = defineKind({
  name: "awards",
  list: "awards",
  one: "award",
  icon: "trophy",
  purpose: "Prizes, grants and honours.",
  isBrief: true,
  cv: awardsCv,
  titles: awardsTitles,
  form: [
    { kind: "text", key: "title", label: "Title", max: 255, required: "Title is required" },
    { kind: "text", key: "issuer", label: "Issuer", max: 255, half: true },
    { kind: "text", key: "date", label: "Date", max: 120, half: true },
  ],
  record: (fields) =>
    recordOf({
      title: textOf(fields, "title"),
      under: [textOf(fields, "issuer")],
      dates: dateText(textOf(fields, "date")),
    }),
});
