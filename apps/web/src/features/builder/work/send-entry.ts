import { ApiError } from "@vitrine/api-client";
import type { Entry, EntryChanges, Website } from "@vitrine/model";
import { sameValue } from "../draft/fields.ts";
import { fieldsToSend } from "./fields-to-send.ts";
import { inOrder } from "./in-order.ts";
import type { Waiting } from "./outbox.ts";
import type { SectionCalls } from "./section-calls.ts";
import { readEntries, writeEntries } from "./section-entries.ts";
import { applySectionOperation, withPart, type EntryOperation, type EntryPart } from "./section-operations.ts";
import { ignoreGone, isOrderBehind, type Sent } from "./send-waiting.ts";
import { nameOf } from "./subjects.ts";

/** Sends an operation on the entries of a section. */
export async function sendEntryOperation(
  { key, operation, version }: Waiting<EntryOperation>,
  base: Website,
  calls: SectionCalls,
): Promise<Sent> {
  switch (operation.kind) {
    case "entry_added":
      return sendAdded(key, operation, entriesIn(base, operation.section), calls);
    case "entry_removed":
      await calls.removeEntry(operation.section, operation.entry.id, version).catch(ignoreGone);
      return { kind: "arranged", settle: (now) => applySectionOperation(now, operation), acknowledged: {} };
    case "entry_changed":
      return sendChanged(operation, version, calls);
    case "entries_moved": {
      const { section, of } = operation;
      const answer = await sendOrder(section, operation.after, entriesIn(base, section), calls);
      const after = answer.map(({ id }) => id);
      return {
        kind: "arranged",
        settle: (now) => withVersions(applySectionOperation(now, { ...operation, after }), section, answer),
        acknowledged: { versions: versionsOf(of, answer) },
      };
    }
  }
}

function entriesIn(website: Website, sectionId: number): Entry[] {
  const section = website.sections.find(({ id }) => id === sectionId);
  return section ? readEntries(website, section) : [];
}

const versionsOf = (of: string, entries: readonly Entry[]) =>
  Object.fromEntries(entries.map(({ id, version }) => [nameOf(of, id), version]));

/** An order gives those that it moves another version. */
function withVersions(website: Website, section: number, answer: readonly Entry[]): Website {
  const versions = new Map(answer.map(({ id, version }) => [id, version]));
  const entries = entriesIn(website, section).map((entry) => ({
    ...entry,
    version: Math.max(entry.version, versions.get(entry.id) ?? 0),
  }));
  return writeEntries(website, section, entries);
}

type Added = Extract<EntryOperation, { kind: "entry_added" | "entry_removed" }>;

/** Creates the entry; one that came back to its former place is then moved there. */
async function sendAdded(key: string, operation: Added, entries: Entry[], calls: SectionCalls): Promise<Sent> {
  const { section, of, entry, index } = operation;
  const body = { fields: fieldsToSend(entry.fields), visible: entry.visible };
  const created = await calls.createEntry(section, body, key);
  const others = entries.filter(({ id }) => id !== created.id && id !== entry.id);
  const ids = [...others.slice(0, index), created, ...others.slice(index)].map(({ id }) => id);
  const ordered = index < others.length ? await sendOrder(section, ids, [...others, created], calls) : [created];
  const stored = { ...created, fields: { ...entry.fields, ...created.fields } };
  return {
    kind: "arranged",
    settle: (now) =>
      withVersions(applySectionOperation(now, { ...operation, kind: "entry_added", entry: stored }), section, ordered),
    acknowledged: {
      renames: [{ of, from: entry.id, to: created.id }],
      versions: {
        ...versionsOf(of, ordered),
        [nameOf(of, entry.id)]: ordered.find(({ id }) => id === created.id)?.version ?? created.version,
      },
    },
  };
}

type Changed = Extract<EntryOperation, { kind: "entry_changed" }>;

/** Sends what changed; a change of other fields in between is no reason to ask. */
async function sendChanged(operation: Changed, version: number | null, calls: SectionCalls): Promise<Sent> {
  const { section, of, id, before, after } = operation;
  const changes: EntryChanges = after.fields ? { ...after, fields: fieldsToSend(after.fields) } : after;
  const answer = await calls.updateEntry(section, id, changes, version).catch((error: unknown) => {
    const theirs = entryBehind(error);
    if (!theirs) throw error;
    if (holds(theirs, after)) return theirs;
    if (!holds(theirs, before)) throw error;
    return calls.updateEntry(section, id, changes, theirs.version);
  });
  return {
    kind: "arranged",
    settle: (now) => withAnswer(now, operation, answer),
    acknowledged: { versions: { [nameOf(of, id)]: answer.version } },
  };
}

/** The entry that a version conflict carries. */
export function entryBehind(error: unknown): Entry | null {
  if (!(error instanceof ApiError) || error.code !== "version_conflict") return null;
  return (error.data["entry"] as Entry | undefined) ?? null;
}

const holds = (entry: Entry, { fields = {}, visible = entry.visible }: EntryPart) =>
  entry.visible === visible && Object.entries(fields).every(([name, value]) => sameValue(entry.fields[name], value));

/** What another tab stored later stays. */
function withAnswer(website: Website, { section, id, after }: Changed, answer: Entry): Website {
  const entries = entriesIn(website, section).map((entry) => {
    if (entry.id !== id || entry.version > answer.version) return entry;
    const { fields, visible, version } = answer;
    return withPart({ ...withPart(entry, after), version }, { fields, visible });
  });
  return writeEntries(website, section, entries);
}

/** Puts the entries in the given order, around those that other tabs added or removed meanwhile. */
async function sendOrder(
  section: number,
  ids: readonly number[],
  entries: readonly Entry[],
  calls: SectionCalls,
  tries = 3,
): Promise<Entry[]> {
  const wanted = inOrder(entries, ids).map(({ id }) => id);
  try {
    return await calls.orderEntries(section, wanted);
  } catch (error) {
    if (tries <= 1 || !isOrderBehind(error)) throw error;
    return sendOrder(section, ids, await calls.entries(section), calls, tries - 1);
  }
}
