import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { joinData, type TypedData } from "../draft/data-draft.ts";
import { draftPaths, type PendingChanges } from "../draft/fields.ts";
import type { History } from "./history.ts";
import type { KeptForms } from "./kept-forms.ts";
import type { Outbox } from "./outbox.ts";

/** Raised with every change of what kept work looks like; `kept-work-shape.ts` knows the way from the shape before. */
export const keptShape = 2;

/** One tab's work on one website, as it lies in the browser until the server has all of it. */
export type KeptWork = {
  shape: typeof keptShape;
  device: string;
  userId: number;
  websiteId: number;
  savedAt: number;
  /** Version of the website that the changes start from, and what their fields held there. */
  version: number;
  seen: PendingChanges;
  pending: PendingChanges;
  /** Unsaved words of the forms of template data, by category. */
  data: Readonly<Record<string, TypedData>>;
  history: History;
  outbox: Outbox;
  forms: KeptForms;
};

type Schema = DBSchema & { work: { key: string; value: KeptWork } };

/** Where work is kept. Each answer comes when the browser has it, or fails. */
export type WorkPlace = {
  /** What lies there, of whichever shape. */
  all: () => Promise<unknown[]>;
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

function parsed(text: string | null): unknown[] {
  try {
    return text === null ? [] : [JSON.parse(text)];
  } catch {
    return [];
  }
}

/** True when there is nothing that a reload would lose. */
export function isNothing({ pending, data, history, outbox, forms }: KeptWork): boolean {
  const steps = history.past.length + history.future.length;
  return steps === 0 && outbox.length === 0 && forms.length === 0 && keysOf(pending, data) === 0;
}

const keysOf = (...holders: object[]) => holders.reduce((sum, holder) => sum + Object.keys(holder).length, 0);

/**
 * What tabs that are gone left behind, as one work: the newest wins a field, and every waiting operation and every
 * text of a form stays.
 */
export function joinWork(left: readonly KeptWork[], device: string): KeptWork | null {
  const [newest, ...older] = [...left].sort((a, b) => b.savedAt - a.savedAt);
  if (!newest) return null;
  const before = older.toReversed();
  const changed = before.filter(({ outbox, pending }) => outbox.length > 0 || keysOf(pending) > 0);
  return {
    ...newest,
    device,
    seen: knownPaths(Object.assign({}, ...changed.map(({ seen }) => seen), newest.seen) as PendingChanges),
    pending: knownPaths(Object.assign({}, ...changed.map(({ pending }) => pending), newest.pending) as PendingChanges),
    version: Math.min(newest.version, ...changed.map(({ version }) => version)),
    data: [...before, newest].reduce((joined, { data }) => withData(joined, data), {}),
    outbox: [...changed.flatMap(({ outbox }) => outbox), ...newest.outbox],
    forms: [...newest.forms, ...older.flatMap(({ forms }) => forms)],
  };
}

function withData(older: KeptWork["data"], newer: KeptWork["data"]): KeptWork["data"] {
  const joined = Object.entries(newer).map(([category, typed]) => [category, joinData(older[category], typed)]);
  return { ...older, ...Object.fromEntries(joined) };
}

/** A field that an older build knew is not carried on. */
function knownPaths(changes: PendingChanges): PendingChanges {
  return Object.fromEntries(Object.entries(changes).filter(([path]) => draftPaths.some((known) => known === path)));
}
