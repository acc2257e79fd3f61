import type { StoredDraft, Website } from "@vitrine/model";
import type { TypedData } from "../draft/data-draft.ts";
import { draftPaths, sameValue, valueAt, type DraftPath, type DraftValue } from "../draft/fields.ts";
import { mergeData } from "../draft/merge-data.ts";
import { copiedDataPrefix } from "./copied-work.ts";
import type { KeptForm } from "./kept-forms.ts";
import { keptFormsSchema, typedDataSchema } from "./kept-work-shape.ts";
import type { Work } from "./work-state.ts";
import type { WorkStore } from "./work-store.ts";

/** The parts of another device's work that are not here. */
export type ForeignWork = {
  fields: [path: DraftPath, value: DraftValue][];
  data: [category: string, typed: TypedData][];
  forms: KeptForm[];
};

/** What another device's copy holds beyond what stands here; what cannot be understood is left out. */
export function foreignIn({ changes }: StoredDraft, shown: Website, { data, forms }: Work): ForeignWork {
  return {
    fields: draftPaths.flatMap((path) => fieldIn(changes, shown, path)),
    data: Object.entries(changes).flatMap(([key, value]) => dataIn(key, value, data)),
    forms: (keptFormsSchema.safeParse(changes["forms"]).data ?? []).filter(
      (form) => !forms.some((own) => sameValue(own, form)),
    ),
  };
}

export const isNothingForeign = ({ fields, data, forms }: ForeignWork) =>
  fields.length + data.length + forms.length === 0;

function fieldIn(changes: StoredDraft["changes"], shown: Website, path: DraftPath): ForeignWork["fields"] {
  if (!(path in changes)) return [];
  const value = changes[path];
  const here = valueAt(shown, path);
  return isOfSort(value, here) && !sameValue(value, here) ? [[path, value as DraftValue]] : [];
}

/** An earlier build may have kept something else under the same name. */
function isOfSort(value: unknown, here: DraftValue): boolean {
  if (Array.isArray(value) || Array.isArray(here)) return Array.isArray(value) && Array.isArray(here);
  if (typeof here === "boolean") return typeof value === "boolean";
  return value === null || typeof value === "string";
}

function dataIn(key: string, value: unknown, drafts: Work["data"]): ForeignWork["data"] {
  if (!key.startsWith(copiedDataPrefix)) return [];
  const category = key.slice(copiedDataPrefix.length);
  const { data: typed } = typedDataSchema.safeParse(value);
  return typed && !sameValue(typed.data, drafts[category]?.data) ? [[category, typed]] : [];
}

/** Brings another device's work into this tab; fields and template data can be taken back one by one. */
export function bringForeign(store: WorkStore, { fields, data, forms }: ForeignWork): void {
  for (const [path, value] of fields) store.dispatch({ type: "edited", path, value });
  for (const [category, typed] of data) bringData(store, category, typed);
  for (const form of forms) store.addForm(form);
}

function bringData(store: WorkStore, category: string, typed: TypedData): void {
  store.hearData(category, { data: typed.base, version: typed.version });
  const here = store.work().data[category]?.data ?? typed.base;
  const merged = mergeData({ base: typed.base, mine: typed.data, theirs: here });
  store.typeData(category, merged ?? typed.data, "section");
}
