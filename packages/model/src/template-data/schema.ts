import { z } from "zod";
import { limits } from "../limits.ts";
import { optionalUrlSchema, text } from "../text.ts";
import { templateDataFormOf } from "./families.ts";
import { fieldsOf, type ListField, type PlainField, type TemplateDataField } from "./field.ts";

/** The sentence for an entry whose name stands in the list already (document 3, section 8). */
export function alreadyAddedMessage(title: string, refusedIn: string): string {
  return `"${title}" is already added to ${refusedIn}`;
}

/**
 * The rules for the template data of a category: known keys are checked and trimmed, blank entries of
 * lists go, unknown keys stay as they are (contract.md 8, PUT template-data).
 */
export function templateDataSchema(category: string): z.ZodType<Record<string, unknown>> {
  const form = templateDataFormOf(category);
  return form ? objectOf(fieldsOf(form)) : z.record(z.string(), z.unknown());
}

function objectOf(fields: readonly TemplateDataField[]): z.ZodType<Record<string, unknown>> {
  return z.looseObject(Object.fromEntries(fields.map((field) => [field.key, schemaOf(field).optional()])));
}

function schemaOf(field: TemplateDataField): z.ZodType {
  const label = field.label.toLowerCase();
  switch (field.kind) {
    case "text":
      return field.acceptsNumber ? z.preprocess(numberAsText, text(field.max, label)) : text(field.max, label);
    case "url":
      return optionalUrlSchema;
    case "number":
      return numberSchema(label, field.max, field.step).nullable();
    case "tags":
    case "lines":
      return listOf(text(field.max, field.one), label).transform((values) => values.filter((value) => value !== ""));
    case "choice":
      return z.enum(field.options, { error: `The selected ${label} is invalid.` });
    case "icon":
      return text(60, label);
    case "colour":
      return text(7, label).refine((value) => value === "" || /^#[0-9a-f]{6}$/i.test(value), {
        error: `The ${label} must be a colour such as #667eea.`,
      });
    case "rating":
      return z.union([z.null(), z.literal([1, 2, 3, 4, 5])], {
        error: "The rating must be a whole number from 1 to 5.",
      });
    case "group":
      return objectOf(field.fields);
    case "list":
      return entriesOf(field);
  }
}

function numberAsText(value: unknown): unknown {
  return typeof value === "number" ? String(value) : value;
}

/** Steps are compared in whole steps, because 0.1 has no exact binary form. */
function isOnStep(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

function numberSchema(label: string, max: number | undefined, step: number | undefined) {
  const schema = z
    .number({ error: `The ${label} must be a number.` })
    .min(0, { error: `The ${label} must be at least 0.` });
  const bounded =
    max === undefined ? schema : schema.max(max, { error: `The ${label} may not be greater than ${max}.` });
  if (step === undefined) return bounded;
  const stepped = step === 1 ? "a whole number" : `in steps of ${step}`;
  return bounded.refine((value) => isOnStep(value, step), { error: `The ${label} must be ${stepped}.` });
}

function listOf<T extends z.ZodType>(entry: T, label: string) {
  return z
    .array(entry, { error: `The ${label} must be a list.` })
    .max(limits.itemsPerSection, { error: `The ${label} may not have more than ${limits.itemsPerSection} entries.` });
}

function entriesOf(field: ListField): z.ZodType {
  const refusedIn = field.quickAdd?.refusedIn;
  return listOf(objectOf(field.fields), field.label.toLowerCase())
    .superRefine((entries, context) => {
      if (!refusedIn) return;
      const seen = new Set<string>();
      for (const [index, entry] of entries.entries()) {
        const title = titleOf(field, entry);
        const key = title.toLowerCase();
        if (key !== "" && seen.has(key))
          context.addIssue({
            code: "custom",
            path: [index, field.title],
            message: alreadyAddedMessage(title, refusedIn),
          });
        seen.add(key);
      }
    })
    .transform((entries) => entries.filter((entry) => !isBlankEntry(field, entry)));
}

/** The text that names an entry of a list. */
export function titleOf(field: ListField, entry: Readonly<Record<string, unknown>>): string {
  const title = entry[field.title];
  return typeof title === "string" ? title.trim() : "";
}

/** Icons, colours and choices are set without a word of the owner, so they alone make no entry. */
const decorations: ReadonlySet<PlainField["kind"]> = new Set(["icon", "colour", "choice", "rating"]);

/** True for an entry that says nothing. */
export function isBlankEntry(field: ListField, entry: Readonly<Record<string, unknown>>): boolean {
  const decorated = new Set(field.fields.filter(({ kind }) => decorations.has(kind)).map(({ key }) => key));
  return Object.entries(entry).every(([key, value]) => decorated.has(key) || isBlank(value));
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.every(isBlank);
}
