import type { EntryFields } from "../../sections/define-kind.ts";
import { findKind } from "../../sections/kinds.ts";
import { fold } from "../fold.ts";
import { fieldGroups, listOf, profileKind, valueOf, type ComparedEntry, type FieldGroup } from "./comparable.ts";
import { pairEntries } from "./pair-entries.ts";

/** What became of a value or an entry between two CVs, seen from the website. */
export const cvChangeTypes = ["new", "changed", "conflict", "missing", "gone"] as const;

/**
 * One thing that a newer CV would change on a website:
 * - `new`: an entry that neither the last CV nor the site has;
 * - `changed`: a field that the CV says differently and its owner left as it came;
 * - `conflict`: a field that the CV says differently and its owner wrote anew;
 * - `missing`: an entry that changed in the CV, and that its owner took off the site;
 * - `gone`: an entry, or a field, that the newer CV does not say any more.
 */
export type CvChange = {
  id: string;
  type: (typeof cvChangeTypes)[number];
  kind: string;
  /** The website's entry; null for one that it has not. */
  entry: ComparedEntry | null;
  /** Null for a whole entry. */
  group: FieldGroup | null;
  /** What the last CV said. */
  last: EntryFields | null;
  /** The fields as they would be; empty for an entry that would be hidden. */
  after: EntryFields;
  /** Where the newer CV says it. */
  pointers: readonly string[];
  /** The website's entry that the newer CV names next after a new one. */
  beside: number | null;
  /** True where "accept all" means this one too: nothing that the owner wrote, emptied or keeps to themselves. */
  isInAll: boolean;
};

type Found = Pick<CvChange, "type" | "after" | "isInAll">;
type Trio = { last: ComparedEntry | null; site: ComparedEntry; next: ComparedEntry };

/**
 * Compares a newer CV with a website made of an earlier one, field by field. Pure; nothing of the website is a change
 * that the newer CV does not ask for.
 * @param last what the last CV said; null where nobody knows, so that all on the site counts as its owner's
 * @param site the website as it stands
 * @param next what the newer CV says
 */
export function compareCv(
  last: readonly ComparedEntry[] | null,
  site: readonly ComparedEntry[],
  next: readonly ComparedEntry[],
): CvChange[] {
  const before = last ?? [];
  const said = withoutRepeats(next);
  const lastOf = pairEntries(said, before);
  const siteOfLast = pairEntries(before, site);
  const placed = new Set(siteOfLast.values());
  const unasked = said.filter((entry) => !siteOfLast.has(lastOf.get(entry) ?? entry));
  // What its owner wrote like the newer CV, or took from it by hand, is not added a second time.
  const siteOfNext = pairEntries(
    unasked,
    site.filter((entry) => !placed.has(entry)),
  );
  const known = knownTags(before, site);
  const onSite = (entry: ComparedEntry) => siteOfLast.get(lastOf.get(entry) ?? entry) ?? siteOfNext.get(entry) ?? null;
  const changes = said.flatMap((entry, index) => {
    const last = lastOf.get(entry) ?? null;
    const present = onSite(entry);
    const place = `${entry.kind}.${index}`;
    if (present) return compareEntry({ last, site: present, next: entry }, place, known);
    const following = said.slice(index + 1).find((other) => other.kind === entry.kind && onSite(other));
    const beside = following ? (onSite(following)?.id ?? null) : null;
    return newEntry(last, entry, known).map((change) => ({ ...change, id: place, beside }));
  });
  return [...changes, ...goneEntries(before, siteOfLast, new Set(lastOf.values()))];
}

/** A CV that says a thing twice asks for it once. */
function withoutRepeats(entries: readonly ComparedEntry[]): ComparedEntry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = [entry.kind, ...fieldGroups(entry.kind).map((group) => valueOf(group, entry.fields))].join("\n");
    return !seen.has(key) && seen.add(key);
  });
}

/** Tags that entries share and that the last CV or the site has somewhere, by kind. */
function knownTags(...lists: readonly (readonly ComparedEntry[])[]): ReadonlySet<string> {
  return new Set(
    lists.flat().flatMap(({ kind, fields }) => {
      const key = findKind(kind)?.cv?.sharedTags;
      return key === undefined ? [] : listOf(fields[key]).map((tag) => `${kind} ${fold(tag)}`);
    }),
  );
}

function compareEntry(trio: Trio, place: string, known: ReadonlySet<string>): CvChange[] {
  const { kind, says, pointers } = trio.next;
  return fieldGroups(kind).flatMap((group) => {
    if (!group.keys.some((key) => says?.includes(key))) return [];
    const found = group.isList ? addedTags(group, trio, known) : compareField(group, trio);
    if (!found) return [];
    const rest = { id: `${place}.${group.name}`, kind, entry: trio.site, group, beside: null };
    return [{ ...rest, last: trio.last?.fields ?? null, pointers: narrowed(kind, pointers, group), ...found }];
  });
}

/** The fields of the person have addresses of their own. */
function narrowed(kind: string, pointers: readonly string[], group: FieldGroup): string[] {
  if (kind !== profileKind) return [...pointers];
  const names: Readonly<Record<string, string>> = { full_name: "name", about: "summary" };
  return pointers.map((pointer) => `${pointer}/${names[group.name] ?? group.name}`);
}

function compareField(group: FieldGroup, { last, site, next }: Trio): Found | null {
  const [then, now, wanted] = [last, site, next].map((entry) => (entry ? valueOf(group, entry.fields) : ""));
  const after = picked(group, next.fields);
  if (wanted === now || wanted === undefined) return null;
  if (wanted === "") return then === "" || now !== then ? null : { type: "gone", after, isInAll: false };
  if (last && wanted === then) return null;
  if (now === "" && then === "") return { type: "changed", after, isInAll: !group.isPrivate };
  return last && now === then
    ? { type: "changed", after, isInAll: !group.isPrivate || now !== "" }
    : { type: "conflict", after, isInAll: false };
}

const picked = ({ keys }: FieldGroup, fields: EntryFields): EntryFields =>
  Object.fromEntries(keys.map((key) => [key, fields[key]]));

/** Lists only grow: what the owner added stays, and what they took out does not come back. */
function addedTags(group: FieldGroup, { last, site, next }: Trio, known: ReadonlySet<string>): Found | null {
  const present = listOf(site.fields[group.name]);
  const added = unknownTags(group.name, next, known, [...present, ...listOf(last?.fields[group.name])]);
  return added.length === 0
    ? null
    : { type: "changed", after: { [group.name]: [...present, ...added] }, isInAll: true };
}

function unknownTags(key: string, next: ComparedEntry, known: ReadonlySet<string>, besides: readonly string[]) {
  const isShared = findKind(next.kind)?.cv?.sharedTags === key;
  const there = new Set(besides.map(fold));
  return listOf(next.fields[key]).filter(
    (tag) => !there.has(fold(tag)) && !(isShared && known.has(`${next.kind} ${fold(tag)}`)),
  );
}

function newEntry(
  former: ComparedEntry | null,
  next: ComparedEntry,
  known: ReadonlySet<string>,
): Omit<CvChange, "id" | "beside">[] {
  const shared = findKind(next.kind)?.cv?.sharedTags;
  const fields = shared ? { ...next.fields, [shared]: unknownTags(shared, next, known, []) } : next.fields;
  if (shared && listOf(fields[shared]).length === 0) return [];
  const isSame = (group: FieldGroup) => valueOf(group, former?.fields ?? {}) === valueOf(group, fields);
  // Its owner took it off the site, and the CV says nothing new of it.
  if (former && !shared && fieldGroups(next.kind).every(isSame)) return [];
  const type = former && !shared ? "missing" : "new";
  const rest = { kind: next.kind, entry: null, group: null, last: former?.fields ?? null };
  return [{ ...rest, type, after: fields, pointers: next.pointers, isInAll: type === "new" }];
}

/** Entries of the last CV that the newer one does not name; their owner may hide them, nobody else does. */
function goneEntries(
  last: readonly ComparedEntry[],
  siteOfLast: ReadonlyMap<ComparedEntry, ComparedEntry>,
  named: ReadonlySet<ComparedEntry>,
): CvChange[] {
  return last.flatMap((former): CvChange[] => {
    const entry = siteOfLast.get(former);
    if (!entry?.isVisible || named.has(former) || former.kind === profileKind) return [];
    const rest = { id: `${entry.kind}.gone.${entry.id}`, kind: entry.kind, entry, group: null, last: former.fields };
    const nowhere = { after: {}, pointers: [], beside: null };
    return [{ ...rest, ...nowhere, type: "gone", isInAll: false }];
  });
}
