import type { ItemKindName } from "../items/item-kinds.ts";
import { kindOfList } from "../items/section-of-list.ts";
import type { Rename } from "./subjects.ts";

/** A form for an entry of a list with a form of its own; without an id it adds one. */
type ItemFormPlace = { list: ItemKindName; itemId: number | null };
/** A form for an entry of a section of any kind, `of`; 0 is a section that its first entry will bring. */
type EntryFormPlace = { section: number; of: string; entryId: number | null };
/** Which form it is. */
export type FormPlace = ItemFormPlace | EntryFormPlace;

type Text = { values: Record<string, unknown> };
export type KeptItemForm = ItemFormPlace & Text;
export type KeptEntryForm = EntryFormPlace & Text;
/** Text of a form that was open and not confirmed. */
export type KeptForm = KeptItemForm | KeptEntryForm;

/** Every form with text in it; those that two tabs left in the same place both stay. */
export type KeptForms = readonly KeptForm[];

function isAt(form: KeptForm, place: FormPlace): boolean {
  if ("list" in place) return "list" in form && form.list === place.list && form.itemId === place.itemId;
  return "section" in form && form.section === place.section && form.of === place.of && form.entryId === place.entryId;
}

/** The text that was left in a form. */
export function formAt(forms: KeptForms, place: FormPlace): KeptForm | null {
  return forms.find((form) => isAt(form, place)) ?? null;
}

/** The forms with another text in one of them. */
export function withForm(forms: KeptForms, form: KeptForm): KeptForms {
  const at = forms.findIndex((kept) => isAt(kept, form));
  return at < 0 ? [...forms, form] : forms.with(at, form);
}

/** The forms without the text of one. */
export function withoutForm(forms: KeptForms, place: FormPlace): KeptForms {
  const at = forms.findIndex((kept) => isAt(kept, place));
  return at < 0 ? forms : forms.toSpliced(at, 1);
}

/** A form after its section or its entry got another id. */
export function renamedForm(form: KeptForm, { of, from, to }: Rename): KeptForm {
  if ("list" in form) return kindOfList(form.list) === of && form.itemId === from ? { ...form, itemId: to } : form;
  if (of === "section") return form.section === from ? { ...form, section: to } : form;
  return form.of === of && form.entryId === from ? { ...form, entryId: to } : form;
}

type Known = readonly { id: number }[];

/** The first form of a list that has text in it. */
export function formOfList(forms: KeptForms, list: ItemKindName): KeptItemForm | null {
  return forms.find((kept): kept is KeptItemForm => "list" in kept && kept.list === list) ?? null;
}

/** The first form of a section's entries that has text in it. */
export function formOfSection(forms: KeptForms, section: number, of: string): KeptEntryForm | null {
  return (
    forms.find((kept): kept is KeptEntryForm => "section" in kept && kept.section === section && kept.of === of) ?? null
  );
}

/** The first section in whose forms text was left. */
export function sectionWithText(forms: KeptForms): number | null {
  return forms.flatMap((form) => ("section" in form && form.section !== 0 ? [form.section] : []))[0] ?? null;
}

/**
 * Where the text of an item's form is kept. Text of an entry that is gone becomes a new one.
 * @param items the entries that there are
 * @param id the entry that the form changes; null for a new one
 */
export function placeOfItemForm(forms: KeptForms, list: ItemKindName, items: Known, id: number | null): FormPlace {
  if (id !== null) return { list, itemId: id };
  const left = formOfList(forms, list);
  const isGone = left !== null && !items.some((item) => item.id === left.itemId);
  return { list, itemId: isGone ? left.itemId : null };
}

/** The same for an entry of a section of any kind. */
export function placeOfEntryForm(
  forms: KeptForms,
  { section, of }: { section: number; of: string },
  entries: Known,
  id: number | null,
): FormPlace {
  if (id !== null) return { section, of, entryId: id };
  const left = formOfSection(forms, section, of);
  const isGone = left !== null && !entries.some((entry) => entry.id === left.entryId);
  return { section, of, entryId: isGone ? left.entryId : null };
}
