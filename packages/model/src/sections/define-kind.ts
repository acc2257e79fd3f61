import { z } from "zod";
import {
  datesInputShape,
  mergeDates,
  noDates,
  refineDateOrder,
  type DatesInput,
  type StoredDates,
} from "../content/item.ts";
import type { CvPart } from "./cv-part.ts";
import { blankValue, schemaOfForm, storedSchemaOfForm, type EntryPicture, type FormField } from "./form-field.ts";
import type { SectionLayout } from "./layouts.ts";
import type { Upgrades } from "./read-stored.ts";

/** The fields of an entry, as they are stored and as forms fill them. */
export type EntryFields = Readonly<Record<string, unknown>>;

/** Titles by language of a site; English always. */
export type Titles = Readonly<Record<string, string>> & { readonly en: string };

/** What a reference to a work says beside its title, date and link. */
export type Citation = {
  /** Given names first. */
  authors: readonly string[];
  /** Spellings of the owner's own name that are given with the entry. */
  ownNames: readonly string[];
  venue: string;
  /** Volume, issue and pages, as they are printed. */
  details: string;
  /** The group of a list by type: what it is called, and its place among the groups. */
  type: { key: string; place: number; titles: Titles };
  year: string;
  /** Bare, as `10.1000/182`. */
  doi: string;
  pdf: string;
  code: string;
  bibtex: string;
  isSelected: boolean;
  /** False where the entry says no more than title, where it appeared, when, and its link. */
  isFull: boolean;
};

/** What an entry says, in the one form that lists, templates, documents and feeds can draw. */
export type EntryRecord = {
  title: string;
  /** Where, from whom, at which level; only what is there. */
  under: readonly string[];
  dates: { date: string; start_date: string | null; end_date: string | null; is_current: boolean } | null;
  text: string;
  /** Whose words the text is, when it is a quotation. */
  quoted?: true;
  tags: readonly string[];
  /** The word of sites that names the tags, where they do not speak for themselves. */
  tagsAre?: "skills" | "courses";
  /** True for what is cited: where and when it appeared stand together. */
  cited?: true;
  citation?: Citation;
  /** How well it was done; drawn as the last of `under` where nobody names it. */
  grade?: string;
  url: string;
  pictures: readonly EntryPicture[];
};

/** Signs that a kind may have; the application draws each. */
export type KindIcon =
  | "badge"
  | "book"
  | "briefcase"
  | "building"
  | "chain"
  | "folder"
  | "graduation-cap"
  | "hash"
  | "heart"
  | "heart-in-hand"
  | "images"
  | "letters"
  | "lines"
  | "microphone"
  | "newspaper"
  | "pen"
  | "presentation"
  | "quote"
  | "table"
  | "trophy"
  | "wrench";

export type SectionKind = {
  /** The kind's name in tables, calls and code. */
  name: string;
  /** Raised with every change of what a stored entry looks like; `upgrades` then knows the way from the version before. */
  version: number;
  upgrades: Upgrades;
  titles: Titles;
  /** One entry, in the middle of a sentence: "award". */
  one: string;
  /** The sign of the kind, and what it is for, where one chooses a section. */
  icon: KindIcon;
  purpose: string;
  maxEntries: number;
  /** True for lists of a line or two, which a short navigation leaves out. */
  isBrief: boolean;
  form: readonly FormField[];
  /** The variants that can be chosen; the first is what a new section has. */
  layouts: readonly SectionLayout[];
  /** The list of a website's answers that holds these entries; kinds without one are answered with their section. */
  list: string | null;
  /** True where the entries are kept by a feature of their own, so that the calls of sections only arrange them. */
  isKeptElsewhere: boolean;
  stored: z.ZodType<Record<string, unknown>>;
  input: z.ZodType<Record<string, unknown>>;
  update: z.ZodType<Record<string, unknown>>;
  /** The whole fields after `input` was applied to what is stored, or to nothing. */
  fill: (input: EntryFields, stored: EntryFields | null) => EntryFields;
  record: (fields: EntryFields) => EntryRecord;
  /** How a CV says it; null where a CV says it in other words only. */
  cv: CvPart | null;
  /** The text that a line of a CV fills, where a section of the CV bears the kind's title; null where no line would do. */
  lineField: string | null;
};

/** What a kind must say; the rest follows from its form. */
type KindParts = Pick<SectionKind, "name" | "titles" | "one" | "icon" | "purpose" | "form" | "record"> &
  Partial<SectionKind>;

const defaultMaxEntries = 100;

/**
 * Makes a kind of section of its parts.
 * @throws Error when an upgrade is missing on the way to the present version; caught by the tests, never by a visitor
 */
export function defineKind(parts: KindParts): SectionKind {
  const version = parts.version ?? 1;
  const upgrades = parts.upgrades ?? {};
  for (let from = 1; from < version; from += 1) {
    if (!upgrades[from]) throw new Error(`The kind "${parts.name}" has no upgrade from version ${from}.`);
  }
  return {
    maxEntries: defaultMaxEntries,
    layouts: ["designed", "list", "timeline", "cards", "compact"],
    list: null,
    isBrief: false,
    isKeptElsewhere: false,
    stored: storedSchemaOfForm(parts.form),
    input: withMonths(parts.form, schemaOfForm(parts.form, "new")),
    update: withMonths(parts.form, schemaOfForm(parts.form, "changed")),
    fill: (input, stored) => fillForm(parts.form, input, stored),
    cv: null,
    lineField: null,
    ...parts,
    version,
    upgrades,
  };
}

function withMonths(form: readonly FormField[], schema: z.ZodType<Record<string, unknown>>) {
  if (!form.some(({ kind }) => kind === "months")) return schema;
  return refineDateOrder(schema.and(z.object(datesInputShape)) as z.ZodType<Record<string, unknown>>);
}

function fillForm(form: readonly FormField[], input: EntryFields, stored: EntryFields | null): EntryFields {
  const given = Object.fromEntries(
    form.flatMap((field) =>
      field.kind === "months"
        ? Object.entries(mergeDates(stored ? datesOf(stored) : noDates, input as DatesInput))
        : [[field.key, input[field.key] ?? stored?.[field.key] ?? blankValue(field)]],
    ),
  );
  return given;
}

/** The dates of stored fields; what is missing is empty. */
export function datesOf(fields: EntryFields): StoredDates {
  return {
    date: textOf(fields, "date"),
    start_date: textOf(fields, "start_date") || null,
    end_date: textOf(fields, "end_date") || null,
    is_current: fields["is_current"] === true,
  };
}

/** The text of a field; empty where there is none. */
export function textOf(fields: EntryFields, key: string): string {
  const value = fields[key];
  return typeof value === "string" ? value : "";
}

/** The texts of a list field; empty where there are none. */
export function textsOf(fields: EntryFields, key: string): readonly string[] {
  const value = fields[key];
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : [];
}

/** The pictures of a field, the cover first. */
export function picturesOf(fields: EntryFields, key = "pictures"): readonly EntryPicture[] {
  const value = fields[key];
  if (!Array.isArray(value)) return [];
  const pictures = value as EntryPicture[];
  return [...pictures.filter(({ cover }) => cover), ...pictures.filter(({ cover }) => !cover)];
}

const nothing: EntryRecord = { title: "", under: [], dates: null, text: "", tags: [], url: "", pictures: [] };

/** A record of what is given; blank parts are left out. */
export function recordOf(parts: Partial<EntryRecord>): EntryRecord {
  const dates = parts.dates;
  return {
    ...nothing,
    ...parts,
    under: (parts.under ?? []).filter((part) => part.trim() !== ""),
    dates: dates && (dates.date !== "" || dates.start_date) ? dates : null,
  };
}

/** Dates that are a text alone. */
export function dateText(date: string): EntryRecord["dates"] {
  return { date, start_date: null, end_date: null, is_current: false };
}
