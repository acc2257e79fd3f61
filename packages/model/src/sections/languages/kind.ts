import { z } from "zod";
import { text } from "../../text.ts";
import { defineKind, recordOf, textOf } from "../define-kind.ts";
import { languagesCv } from "./in-cv.ts";
import { languagesTitles } from "./titles.ts";

/** An entry in the website's list of the same name (contract.md 20.1). */
export const languageEntrySchema = z.object({ name: text(120, "name"), level: text(120, "level").default("") });

export const languagesKind = defineKind({
  name: "languages",
  list: "languages",
  one: "language",
  icon: "letters",
  purpose: "Languages with their level.",
  isBrief: true,
  cv: languagesCv,
  titles: languagesTitles,
  maxEntries: 50,
  form: [
    { kind: "text", key: "name", label: "Language", max: 120, half: true, required: "Language is required" },
    { kind: "text", key: "level", label: "Level", max: 120, half: true },
  ],
  layouts: ["designed", "list", "compact"],
  record: (fields) => recordOf({ title: textOf(fields, "name"), under: [textOf(fields, "level")] }),
});
