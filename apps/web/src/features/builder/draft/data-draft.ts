import { mergeData } from "./merge-data.ts";
import { sameValue } from "./fields.ts";

/** Template data as it is stored: anything may stand under a key. */
export type Data = Readonly<Record<string, unknown>>;

/** The record of one category as the server has it; version 0 before the first save. */
export type StoredData = { data: Data; version: number };

/** Where a change of the data came from: the preview waits longer for somebody who types. */
export type DataSource = "form" | "section";

/** What is typed into the form of one category, and the record that it starts from. */
export type DataDraft = {
  data: Data;
  base: Data;
  version: number;
  source: DataSource;
  /** The record as another tab left it, while this form holds other words for the same fields. */
  theirs: StoredData | null;
};

/** The open forms of template data, by category. */
export type DataDrafts = Readonly<Record<string, DataDraft>>;

/** Words of a form that its record does not have yet, as they are kept: with the record that they start from. */
export type TypedData = Pick<DataDraft, "data" | "base" | "version">;

/** The form of a category as the server gives it. */
export function openDataDraft({ data, version }: StoredData): DataDraft {
  return { data, base: data, version, source: "section", theirs: null };
}

/** The forms with words that their records do not have yet, by category. */
export function typedData(drafts: DataDrafts): Readonly<Record<string, TypedData>> {
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([category, draft]) => {
      const { data, base, version } = draft;
      return isDataChanged(draft) ? [[category, { data, base, version }]] : [];
    }),
  );
}

/** True for a form that holds other words than its record. */
export function isDataChanged({ data, base }: DataDraft): boolean {
  return !sameValue(data, base);
}

/**
 * The form after the server's record was heard of. Other fields are merged; where both sides changed the same one,
 * `theirs` holds the question, and the next save replaces it.
 */
export function hearData(draft: DataDraft | undefined, stored: StoredData): DataDraft {
  if (!draft) return openDataDraft(stored);
  // A record that was taken away, by bringing a version back, has no version.
  if (stored.version === draft.version || (stored.version > 0 && stored.version < draft.version)) return draft;
  const next = { ...draft, base: stored.data, version: stored.version };
  if (!isDataChanged(draft)) return { ...next, data: stored.data, theirs: null };
  const merged = mergeData({ base: draft.base, mine: draft.data, theirs: stored.data });
  return merged ? { ...next, data: merged, theirs: null } : { ...next, theirs: stored };
}

/** The form with other words in it; who takes over the other version has no question left. */
export function typeInto(draft: DataDraft, data: Data, source: DataSource): DataDraft {
  const isTheirs = draft.theirs !== null && sameValue(draft.theirs.data, data);
  return { ...draft, data, source, theirs: isTheirs ? null : draft.theirs };
}

/** Data after a change from one record to another: fields that the change leaves alone stay, whoever wrote them. */
export function changedData(data: Data, change: { before: Data; after: Data }): Data {
  const next: Record<string, unknown> = { ...data };
  for (const key of changedKeys(change))
    if (key in change.after) next[key] = change.after[key];
    else delete next[key];
  return next;
}

const changedKeys = ({ before, after }: { before: Data; after: Data }): string[] =>
  Object.keys({ ...before, ...after }).filter((key) => !sameValue(before[key], after[key]));

/**
 * The form after the server took what was sent; what was typed since then stays. A field that was not sent starts from
 * the record as it was last heard of: another tab's earlier words in it are nobody's here.
 */
export function acceptData(draft: DataDraft, sent: { before: Data; after: Data }, stored: StoredData): DataDraft {
  if (stored.version < draft.version) return draft;
  const since = sameValue(draft.data, sent.after)
    ? stored.data
    : mergeData({ base: changedData(draft.base, sent), mine: draft.data, theirs: stored.data });
  return { ...draft, data: since ?? draft.data, base: stored.data, version: stored.version, theirs: null };
}

/** What two tabs that are gone left in the form of one category: the newer one wins a field. */
export function joinData(older: TypedData | undefined, newer: TypedData): TypedData {
  if (!older) return newer;
  const typed = Object.keys({ ...older.base, ...older.data }).filter(
    (key) => !sameValue(older.data[key], older.base[key]) && sameValue(newer.data[key], newer.base[key]),
  );
  return {
    data: withKeys(newer.data, older.data, typed),
    base: withKeys(newer.base, older.base, typed),
    version: Math.min(older.version, newer.version),
  };
}

function withKeys(data: Data, from: Data, keys: readonly string[]): Data {
  const rest = Object.entries(data).filter(([key]) => !keys.includes(key));
  return Object.fromEntries([...rest, ...keys.flatMap((key) => (key in from ? [[key, from[key]] as const] : []))]);
}
