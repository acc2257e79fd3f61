import type { GroupField, ListField, PlainField } from "@vitrine/model";
import type { Data } from "../draft/data-draft.ts";

// Anything may stand under a key of template data, so every form reads with care.

export function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : "";
}

export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return Array.isArray(value) ? value.map(textOf) : [];
}

export function entriesOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

export function objectOf(value: unknown): Data {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Data) : {};
}

/** What a field holds before anybody chose something. */
function fallbackOf(field: PlainField): unknown {
  if (field.kind === "choice" || field.kind === "colour") return field.fallback;
  if (field.kind === "icon") return field.options[0] ?? "";
  if (field.kind === "tags" || field.kind === "lines") return [];
  return field.kind === "rating" || field.kind === "number" ? null : "";
}

/** A fresh entry of a list. */
export function blankEntry(field: ListField): Data {
  return Object.fromEntries(field.fields.map((part) => [part.key, fallbackOf(part)]));
}

/** A group with what is chosen in it, and the defaults of choices and colours for the rest. */
export function filledGroup(field: GroupField, value: unknown): Data {
  const defaults = field.fields
    .filter(({ kind }) => kind === "choice" || kind === "colour")
    .map((part) => [part.key, fallbackOf(part)]);
  return { ...Object.fromEntries(defaults), ...objectOf(value) };
}
