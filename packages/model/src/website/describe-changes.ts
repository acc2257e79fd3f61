import { findKind, sectionKinds, sectionTitle } from "../sections/kinds.ts";
import { isExtraSection } from "./extra-sections.ts";
import type { KeptEntry, KeptSection, VersionContent } from "./version-content.ts";

const fieldWords = {
  name: "Website name",
  full_name: "Full name",
  intro: "Introduction",
  description: "About",
  contact: "Contact details",
  seo: "Search settings",
  template_slug: "Template",
  look: "Look",
} as const;

/** What differs between two versions, in words; empty when nothing does. */
export function describeChanges(before: VersionContent, after: VersionContent): string[] {
  const words: string[] = [];
  for (const [field, word] of Object.entries(fieldWords)) {
    const name = field as keyof typeof fieldWords;
    if (!isSame(before.fields[name], after.fields[name])) words.push(word);
  }
  const kinds = new Set([...sectionKinds.map(({ name }) => name), ...before.sections.map(({ kind }) => kind)]);
  const entriesOf = (content: VersionContent, kind: string) =>
    content.sections.filter((section) => section.kind === kind).flatMap(({ entries }) => entries);
  for (const kind of kinds) words.push(...describeEntries(kind, entriesOf(before, kind), entriesOf(after, kind)));
  words.push(...describeSections(before.sections, after.sections));
  if (!isSame(before.template_data, after.template_data)) words.push("Template data");
  return words;
}

function describeEntries(name: string, before: readonly KeptEntry[], after: readonly KeptEntry[]): string[] {
  const kind = findKind(name);
  if (!kind || isExtraSection(kind.list)) {
    const said = (entries: readonly KeptEntry[]) => entries.map(({ data, visible }) => [withoutBlanks(data), visible]);
    return isSame(said(before), said(after)) ? [] : [capital(kind?.list ?? name)];
  }
  return describeItems(before, after, [kind.one, plural(kind.one)]);
}

/** Fields that say nothing may be stored or not. */
function withoutBlanks(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  const blank = (value: unknown) => value === "" || value === false || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !blank(value)));
}

function plural(one: string): string {
  if (one.endsWith("s")) return one;
  return one.endsWith("y") ? `${one.slice(0, -1)}ies` : `${one}s`;
}

function describeItems(
  before: readonly KeptEntry[],
  after: readonly KeptEntry[],
  [one, many]: readonly [string, string],
): string[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = after.filter(({ id }) => old.has(id));
  const changed = kept.filter((item) => !isSame(said(old.get(item.id)), said(item))).length;
  const added = after.length - kept.length;
  const removed = before.length - kept.length;
  const counted = (count: number, verb: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many} ${verb}`];
  const order = (items: readonly KeptEntry[]) => items.map(({ id }) => id).filter((id) => old.has(id));
  const remaining = before.filter(({ id }) => kept.some((item) => item.id === id)).map(({ id }) => id);
  const isMoved = !isSame(remaining, order(after));
  return [
    ...counted(added, "added"),
    ...counted(changed, "changed"),
    ...counted(removed, "removed"),
    ...(isMoved ? [`${capital(many)} in another order`] : []),
  ];
}

const said = (entry: KeptEntry | undefined) => entry && [entry.data, entry.visible];

/** What was done to the sections themselves; one that only came or went with its entries is not worth a word. */
function describeSections(before: readonly KeptSection[], after: readonly KeptSection[]): string[] {
  // Versions from before there were sections say nothing of them.
  if ([...before, ...after].some(({ id }) => id === null)) return [];
  const old = new Map(before.map((section) => [section.id, section]));
  const now = new Map(after.map((section) => [section.id, section]));
  const isOwn = (section: KeptSection, others: readonly KeptSection[]) =>
    section.title !== null || section.entries.length === 0 || others.some(({ kind }) => kind === section.kind);
  const words: string[] = [];
  for (const section of after) {
    const former = old.get(section.id);
    if (former) words.push(...describeSection(former, section));
    else if (isOwn(section, before)) words.push(`Section ${called(section)} added`);
  }
  for (const section of before) {
    if (!now.has(section.id) && isOwn(section, after)) words.push(`Section ${called(section)} removed`);
  }
  const order = (sections: readonly KeptSection[]) =>
    sections.map(({ id }) => id).filter((id) => old.has(id) && now.has(id));
  return isSame(order(before), order(after)) ? words : [...words, "Sections in another order"];
}

function describeSection(before: KeptSection, after: KeptSection): string[] {
  return [
    ...(before.title === after.title ? [] : [`Section ${called(before)} renamed to ${called(after)}`]),
    ...(before.visible === after.visible ? [] : [`Section ${called(after)} ${after.visible ? "shown" : "hidden"}`]),
    ...(before.layout === after.layout ? [] : [`Section ${called(after)} in another layout`]),
  ];
}

function called({ kind: name, title }: KeptSection): string {
  const kind = findKind(name);
  return `“${kind ? sectionTitle(kind, title) : (title ?? name)}”`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Equality by content; keys may stand in any order, as a database gives them back. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}
