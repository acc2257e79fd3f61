import { z } from "zod";
import { text } from "../../text.ts";
import { cutTo } from "../cv-part.ts";
import { defineKind, recordOf, textOf } from "../define-kind.ts";
import { linksTitles } from "./titles.ts";

/** An entry in the website's list of the same name (contract.md 20.1). */
export const linkEntrySchema = z.object({ label: text(120, "label").default(""), url: text(2048, "URL") });

/** Other places of the person on the web; templates show them among the ways of contact. */
export const linksKind = defineKind({
  name: "links",
  list: "links",
  one: "link",
  icon: "chain",
  purpose: "Other places of yours on the web.",
  isBrief: true,
  titles: linksTitles,
  maxEntries: 50,
  cv: {
    list: "personal_info",
    words: ["link", "links"],
    names: ["url"],
    lines: null,
    entries: ({ personal_info }) =>
      personal_info.links.map(({ label, url }) => ({ label: cutTo(120, label), url: cutTo(2048, url) })),
  },
  form: [
    { kind: "text", key: "label", label: "Label", max: 120, half: true },
    { kind: "text", key: "url", label: "Address", max: 2048, half: true, required: "Address is required" },
  ],
  layouts: ["designed", "list", "compact"],
  record: (fields) => recordOf({ title: textOf(fields, "label") || textOf(fields, "url"), url: textOf(fields, "url") }),
});
