import type { EntryFields, SectionKind } from "../../sections/define-kind.ts";
import { findKind, sectionKinds } from "../../sections/kinds.ts";
import { fold } from "../fold.ts";
import type { ParsedData } from "../parsed-data.ts";
import { listedText } from "../site-from-cv/own-sections-from-cv.ts";
import { websiteFromCv } from "../site-from-cv/website-from-cv.ts";

/** The person's own fields, compared as one more entry that everybody has once. */
export const profileKind = "profile";

/** An entry that a CV and a website can both have. */
export type ComparedEntry = {
  /** Its number on the website; null where it is not there. */
  id: number | null;
  kind: string;
  fields: EntryFields;
  isVisible: boolean;
  /** The fields that a CV says, or could have said; null for those of a website. */
  says: readonly string[] | null;
  /** Where it stands in the CV's data. */
  pointers: readonly string[];
  /** For an entry that is new on the website: the number of the one that it stands before; none, and it comes last. */
  beside?: number | null;
};

/** What is changed as one: a text, a list of tags, or texts that mean nothing without each other. */
export type FieldGroup = {
  name: string;
  label: string;
  keys: readonly string[];
  isList: boolean;
  /** Put on a public page only when its owner asks for exactly this. */
  isPrivate?: true;
};

const profileGroups: readonly FieldGroup[] = [
  { name: "full_name", label: "Name", keys: ["full_name"], isList: false },
  { name: "title", label: "Title", keys: ["title"], isList: false },
  { name: "email", label: "Email", keys: ["email"], isList: false },
  { name: "phone", label: "Phone", keys: ["phone"], isList: false, isPrivate: true },
  { name: "location", label: "Location", keys: ["location"], isList: false, isPrivate: true },
  // A long summary is parted between both, and another one may be parted elsewhere.
  { name: "about", label: "Summary", keys: ["intro", "description"], isList: false },
];

/** Dates are one thing: a start of one CV and an end of another would be a time that nobody was there. */
const dateKeys = ["date", "start_date", "end_date", "is_current"];

/** The fields of a kind that are compared, each with what belongs to it. */
export function fieldGroups(kind: string): readonly FieldGroup[] {
  if (kind === profileKind) return profileGroups;
  return (findKind(kind)?.form ?? []).flatMap((field): FieldGroup[] => {
    const { key: name, label } = field;
    if (field.kind === "months") return [{ name, label, keys: dateKeys, isList: false }];
    if (field.kind === "tags") return [{ name, label, keys: [name], isList: true }];
    return field.kind === "text" || field.kind === "url" ? [{ name, label, keys: [name], isList: false }] : [];
  });
}

/** A CV as the entries that a new website would be made of. @param cv with what stays private taken out */
export function comparableCv(cv: ParsedData): ComparedEntry[] {
  const { fullName, intro, description, contact, items } = websiteFromCv(cv);
  const lists: Readonly<Record<string, readonly EntryFields[]>> = items;
  const profile = { full_name: fullName ?? "", ...contact, intro, description };
  return [
    entryOf(profileKind, profile, ["/personal_info"]),
    ...sectionKinds.flatMap((kind) => {
      const { cv: part } = kind;
      if (!part) return listedEntries(kind, cv);
      const said = part.entries ? part.entries(cv) : (lists[part.list] ?? []);
      return said.flatMap((fields, index) => {
        if (part.list === "texts" && listedText(cv, index)) return [];
        const entry = entryOf(kind.name, fields, pointersOf(kind.name, { cv, fields, index }));
        return [{ ...entry, fields: kind.fill(fields, null) }];
      });
    }),
  ];
}

/** The entries of a kind that a CV says under its title. */
function listedEntries(kind: SectionKind, cv: ParsedData): ComparedEntry[] {
  return cv.texts.flatMap((_, at) => {
    const listed = listedText(cv, at);
    if (listed?.kind !== kind) return [];
    return listed.entries.map((fields) => ({
      ...entryOf(kind.name, fields, [`/texts/${at}`]),
      fields: kind.fill(fields, null),
    }));
  });
}

/** True where a CV can say an entry of that kind, so that a newer one is compared with it. */
export function isSaidByCv(name: string): boolean {
  const kind = findKind(name);
  return kind !== undefined && (kind.cv !== null || kind.lineField !== null);
}

function entryOf(kind: string, fields: EntryFields, pointers: readonly string[]): ComparedEntry {
  return { id: null, kind, fields, isVisible: true, says: Object.keys(fields), pointers };
}

type InCv = { cv: ParsedData; fields: EntryFields; index: number };

/** An entry made of several of the CV's, such as a group of skills, stands where they do. */
function pointersOf(kind: string, { cv, fields, index }: InCv): string[] {
  const part = findKind(kind)?.cv;
  if (!part) return [];
  if (part.list === "personal_info") return [`/personal_info/links/${index}`];
  if (!part.sharedTags) return [`/${part.list}/${index}`];
  const tags = new Set(listOf(fields[part.sharedTags]).map(fold));
  const said = (cv as Readonly<Record<string, unknown>>)[part.list];
  const names = Array.isArray(said) ? (said as readonly { name?: string }[]) : [];
  return names.flatMap(({ name }, at) => (tags.has(fold(name ?? "")) ? [`/${part.list}/${at}`] : []));
}

/** Texts of a list; anything else is none. */
export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** What a group says, as it is compared: spaces and kinds of dashes make no other value. */
export function valueOf(group: FieldGroup, fields: EntryFields): string {
  const texts = group.keys.map((key) => {
    const value = fields[key];
    return Array.isArray(value) ? listOf(value).join(", ") : typeof value === "string" ? value : "";
  });
  // The text of dates says all of them; their months may be known or not.
  const said = group.keys === dateKeys && texts[0] ? texts.slice(0, 1) : texts;
  return said.join(" ").normalize("NFC").replace(/[–—]/gu, "-").replace(/\s+/gu, " ").trim();
}
