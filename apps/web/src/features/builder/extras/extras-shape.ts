import { isHttpUrl, type ExtraSectionName, type ExtraSections } from "@vitrine/model";

type ListName = Exclude<ExtraSectionName, "interests">;
type Entry = Record<string, string>;

export type ExtraList = {
  name: ListName;
  title: string;
  one: string;
  fields: { name: string; label: string; long?: true; half?: true; type?: "url" }[];
};

/** The lists that a CV may bring beside the four item sections, and the fields of one entry each. */
export const extraLists: readonly ExtraList[] = [
  {
    name: "certifications",
    title: "Certifications",
    one: "certification",
    fields: [
      { name: "name", label: "Name" },
      { name: "issuer", label: "Issuer", half: true },
      { name: "date", label: "Date", half: true },
      { name: "url", label: "Link", type: "url" },
    ],
  },
  {
    name: "languages",
    title: "Languages",
    one: "language",
    fields: [
      { name: "name", label: "Language", half: true },
      { name: "level", label: "Level", half: true },
    ],
  },
  {
    name: "training",
    title: "Training",
    one: "training",
    fields: [
      { name: "name", label: "Name" },
      { name: "organization", label: "Organization", half: true },
      { name: "date", label: "Date", half: true },
      { name: "description", label: "Description", long: true },
    ],
  },
  {
    name: "publications",
    title: "Publications",
    one: "publication",
    fields: [
      { name: "title", label: "Title" },
      { name: "venue", label: "Published in", half: true },
      { name: "date", label: "Date", half: true },
      { name: "url", label: "Link", type: "url" },
    ],
  },
  {
    name: "awards",
    title: "Awards",
    one: "award",
    fields: [
      { name: "title", label: "Title" },
      { name: "issuer", label: "Issuer", half: true },
      { name: "date", label: "Date", half: true },
    ],
  },
  {
    name: "volunteer",
    title: "Volunteering",
    one: "volunteering",
    fields: [
      { name: "position", label: "Role", half: true },
      { name: "name", label: "Organization", half: true },
      { name: "place", label: "Place", half: true },
      { name: "date", label: "Date", half: true },
      { name: "description", label: "Description", long: true },
    ],
  },
  {
    name: "links",
    title: "Links",
    one: "link",
    fields: [
      { name: "label", label: "Label" },
      { name: "url", label: "Address", type: "url" },
    ],
  },
];

/** An entry with every field empty. */
export function blankEntry(list: ExtraList): Entry {
  return Object.fromEntries(list.fields.map(({ name }) => [name, ""]));
}

/** Entries of a list as plain text records, for forms that know their fields by name. */
export function entriesOf(lists: ExtraSections, list: ExtraList): Entry[] {
  return lists[list.name];
}

/** What is wrong with an address in an entry; an empty one is fine. */
export function urlProblem(value: string): string | undefined {
  return value.trim() === "" || isHttpUrl(value.trim()) ? undefined : "Please enter a valid URL";
}
