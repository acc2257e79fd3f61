import { mergeDates, noDates } from "../../content/item.ts";
import { limits } from "../../limits.ts";
import { datesOf, defineKind, picturesOf, recordOf, textOf, textsOf } from "../define-kind.ts";
import { picturesToStore, type EntryPicture, type SentPicture } from "../form-field.ts";
import { otherProjectCategory, projectInputSchema, projectUpdateSchema, storedProjectSchema } from "./schema.ts";
import { projectsTitles } from "./titles.ts";

/** Projects, with pictures of the work (design/sections.md). */
export const projectsKind = defineKind({
  name: "projects",
  list: "projects",
  one: "project",
  icon: "folder",
  purpose: "Work to show, with pictures and links.",
  cv: { list: "projects", words: ["project", "projects"], names: ["title"], lines: null, entries: null },
  titles: projectsTitles,
  form: [
    { kind: "text", key: "title", label: "Project name", max: 255, required: "Project name is required" },
    {
      kind: "text",
      key: "description",
      label: "Description",
      max: limits.projectDescriptionCharacters,
      long: true,
      required: "Project description is required",
    },
    { kind: "text", key: "category", label: "Category", max: 60, half: true },
    { kind: "months", key: "date", label: "Dates" },
    { kind: "tags", key: "technologies", label: "Technologies", max: 100, one: "technology" },
    { kind: "url", key: "url", label: "Link", half: true },
    { kind: "url", key: "implementation", label: "Live demo", half: true },
    { kind: "url", key: "code_url", label: "Code", half: true },
    { kind: "pictures", key: "pictures", label: "Pictures", max: limits.picturesPerEntry },
  ],
  layouts: ["designed", "list", "timeline", "cards", "gallery", "compact"],
  stored: storedProjectSchema,
  input: projectInputSchema,
  update: projectUpdateSchema,
  fill: (input, stored) => ({
    title: input["title"] ?? stored?.["title"] ?? "",
    category: (input["category"] ?? stored?.["category"]) || otherProjectCategory,
    description: input["description"] ?? stored?.["description"] ?? "",
    technologies: input["technologies"] ?? stored?.["technologies"] ?? [],
    pictures: picturesAfter(input["pictures"], stored?.["pictures"]),
    slug: input["slug"] ?? stored?.["slug"] ?? "",
    role: input["role"] ?? stored?.["role"] ?? "",
    client: input["client"] ?? stored?.["client"] ?? "",
    body: input["body"] ?? stored?.["body"] ?? [],
    code_url: input["code_url"] ?? stored?.["code_url"] ?? "",
    implementation: input["implementation"] ?? stored?.["implementation"] ?? "",
    url: input["url"] ?? stored?.["url"] ?? "",
    form_data: input["form_data"] ?? stored?.["form_data"] ?? {},
    ...mergeDates(stored ? datesOf(stored) : noDates, input),
  }),
  record: (fields) =>
    recordOf({
      title: textOf(fields, "title"),
      under: [textOf(fields, "category") === otherProjectCategory ? "" : textOf(fields, "category")],
      dates: datesOf(fields),
      text: textOf(fields, "description"),
      tags: textsOf(fields, "technologies"),
      url: textOf(fields, "url") || textOf(fields, "implementation") || textOf(fields, "code_url"),
      pictures: picturesOf(fields),
    }),
});

function picturesAfter(sent: unknown, stored: unknown): readonly EntryPicture[] {
  const before = Array.isArray(stored) ? (stored as readonly EntryPicture[]) : [];
  return Array.isArray(sent) ? picturesToStore(sent as readonly SentPicture[], before) : before;
}
