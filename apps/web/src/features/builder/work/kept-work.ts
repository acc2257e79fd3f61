import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { draftPaths, type PendingChanges } from "../draft/fields.ts";
import type { ItemKindName } from "../items/item-kinds.ts";
import { emptyHistory, type History } from "./history.ts";
import type { Outbox } from "./outbox.ts";

/** Text of a form for an entry of a list with a form of its own; without an id it adds one. */
export type KeptItemForm = { list: ItemKindName; itemId: number | null; values: Record<string, unknown> };
/** The same for an entry of a section of any kind, `of`; 0 is a section that its first entry will bring. */
export type KeptEntryForm = { section: number; of: string; entryId: number | null; values: Record<string, unknown> };
/** Text of a form that was open and not confirmed. */
export type KeptForm = KeptItemForm | KeptEntryForm;

/** One tab's work on one website, as it lies in the browser until the server has all of it. */
export type KeptWork = {
  device: string;
  userId: number;
  websiteId: number;
  savedAt: number;
  /** Version of the website that the changes start from, and what their fields held there. */
  version: number;
  seen: PendingChanges;
  pending: PendingChanges;
  history: History;
  outbox: Outbox;
  form: KeptForm | null;
};

type Schema = DBSchema & { work: { key: string; value: KeptWork } };

/** Where work is kept. Each answer comes when the browser has it, or fails. */
export type WorkPlace = {
  all: () => Promise<KeptWork[]>;
  put: (work: KeptWork) => Promise<void>;
  remove: (device: string) => Promise<void>;
};

/** The browser's database; where it is missing or closed, its plain storage. */
export async function openWorkPlace(): Promise<WorkPlace> {
  if (!("indexedDB" in globalThis)) return plainPlace;
  try {
    const database = await openDB<Schema>("vitrine-builder", 1, {
      upgrade: (fresh) => void fresh.createObjectStore("work", { keyPath: "device" }),
    });
    return databasePlace(database);
  } catch {
    return plainPlace;
  }
}

function databasePlace(database: IDBPDatabase<Schema>): WorkPlace {
  return {
    all: () => database.getAll("work"),
    put: async (work) => void (await database.put("work", work)),
    remove: (device) => database.delete("work", device),
  };
}

const prefix = "builder_work_";

const plainPlace: WorkPlace = {
  all: async () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parsed(localStorage.getItem(key))),
  put: async (work) => localStorage.setItem(prefix + work.device, JSON.stringify(work)),
  remove: async (device) => localStorage.removeItem(prefix + device),
};

function parsed(text: string | null): KeptWork[] {
  try {
    return text === null ? [] : [JSON.parse(text) as KeptWork];
  } catch {
    return [];
  }
}

/** True when there is nothing that a reload would lose. */
export function isNothing({ pending, history, outbox, form }: KeptWork): boolean {
  const steps = history.past.length + history.future.length;
  return Object.keys(pending).length === 0 && outbox.length === 0 && form === null && steps === 0;
}

/** What tabs that are gone left behind, as one work: the newest wins a field, every waiting operation stays. */
export function joinWork(left: readonly KeptWork[], device: string): KeptWork | null {
  const [newest, ...older] = [...left].sort((a, b) => b.savedAt - a.savedAt);
  if (!newest) return null;
  const oldestFirst = [...older].reverse();
  const before = oldestFirst.filter((work) => work.outbox.length > 0 || Object.keys(work.pending).length > 0);
  return {
    ...newest,
    device,
    seen: knownPaths(Object.assign({}, ...before.map(({ seen }) => seen), newest.seen) as PendingChanges),
    pending: knownPaths(Object.assign({}, ...before.map(({ pending }) => pending), newest.pending) as PendingChanges),
    version: Math.min(newest.version, ...before.map(({ version }) => version)),
    outbox: [...before.flatMap(({ outbox }) => outbox), ...newest.outbox],
    history: newest.history ?? emptyHistory,
    form: newest.form ?? before.findLast(({ form }) => form !== null)?.form ?? null,
  };
}

/** A field that an older build knew is not carried on. */
function knownPaths(changes: PendingChanges): PendingChanges {
  return Object.fromEntries(Object.entries(changes).filter(([path]) => draftPaths.some((known) => known === path)));
}
