import { ApiError } from "@vitrine/api-client";
import type { Website } from "@vitrine/model";
import type { StoredData } from "../draft/data-draft.ts";
import { sameValue } from "../draft/fields.ts";
import type { AnyItem, ItemKindName, ItemValues } from "../items/item-kinds.ts";
import { kindOfList } from "../items/section-of-list.ts";
import { inOrder } from "./in-order.ts";
import type { ItemOperation } from "./operations.ts";
import type { Acknowledged, Waiting } from "./outbox.ts";
import { nameOf } from "./subjects.ts";

/** The calls of one section's entries. */
export type ItemCalls = {
  create: (values: ItemValues, key: string) => Promise<AnyItem>;
  update: (id: number, values: ItemValues, version: number | null) => Promise<AnyItem>;
  remove: (id: number, version: number | null) => Promise<unknown>;
  reorder: (ids: number[]) => Promise<AnyItem[]>;
  /** The section's entries as the server has them now. */
  current: () => Promise<AnyItem[]>;
  valuesOf: (item: AnyItem) => ItemValues;
  /** The entry that a version conflict carries. */
  stateOf: (data: Readonly<Record<string, unknown>>) => AnyItem | null;
  newestFirst: boolean;
};

export type CallsOf = (list: ItemKindName) => Promise<ItemCalls>;

/**
 * What became of an operation: taken, with the entries of its list, with what it means for the website as it is known
 * when the answer comes or with the record of template data that is stored now; to be sent again later, failed on the
 * server's side, or refused.
 */
export type Sent =
  | { kind: "taken"; items: AnyItem[]; acknowledged: Acknowledged }
  | { kind: "arranged"; settle: (website: Website) => Website; acknowledged: Acknowledged }
  | { kind: "recorded"; stored: StoredData; acknowledged: Acknowledged }
  | { kind: "later" | "failed" | "refused"; error: unknown };

/** Answers after which the same request may succeed by itself, once the way is free again. */
const passingStatus: ReadonlySet<number> = new Set([0, 401, 429, 502, 503, 504]);

/**
 * Sends one operation. May be called again after any interruption: a repeated operation that the server has
 * done already changes nothing.
 * @param items the section's entries as the server was last known to have them
 */
export async function sendWaiting(waiting: Waiting<ItemOperation>, items: AnyItem[], callsOf: CallsOf): Promise<Sent> {
  return attempt(async () => send(waiting, items, await callsOf(waiting.operation.list)));
}

/** What became of a request, its failure included. */
export async function attempt(request: () => Promise<Sent>): Promise<Sent> {
  try {
    return await request();
  } catch (error) {
    return { kind: failureKind(error), error };
  }
}

/**
 * An answer, together with what was heard of other tabs' work on the same entries while it was on its way.
 * @param before the section's entries as the operation was sent
 * @param now the same entries as they are known when the answer comes
 */
export function withMeanwhile(sent: Sent, before: readonly AnyItem[], now: readonly AnyItem[]): Sent {
  if (sent.kind !== "taken") return sent;
  const wasThere = (item: AnyItem) => before.some(({ id }) => id === item.id);
  const isAnswered = (item: AnyItem) => sent.items.some(({ id }) => id === item.id);
  const items = sent.items.flatMap((item) => {
    const known = now.find(({ id }) => id === item.id);
    if (!known) return wasThere(item) ? [] : [item];
    return [known.version > item.version ? known : item];
  });
  for (const [index, item] of now.entries()) if (!wasThere(item) && !isAnswered(item)) items.splice(index, 0, item);
  return { ...sent, items };
}

function failureKind(error: unknown): "later" | "failed" | "refused" {
  if (!(error instanceof ApiError)) return "later";
  if (passingStatus.has(error.status) || error.code === "idempotency_in_progress") return "later";
  return error.status >= 500 ? "failed" : "refused";
}

async function send(
  { key, operation, version }: Waiting<ItemOperation>,
  items: AnyItem[],
  calls: ItemCalls,
): Promise<Sent> {
  switch (operation.kind) {
    case "added":
      return sendAdded(key, operation, items, calls);
    case "removed":
      await calls.remove(operation.item.id, version).catch(ignoreGone);
      return taken(items.filter(({ id }) => id !== operation.item.id));
    case "changed": {
      const item = await sendChanged(operation, version, calls);
      return taken(
        items.map((entry) => (entry.id === item.id ? item : entry)),
        { versions: { [nameOf(kindOfList(operation.list), operation.id)]: item.version } },
      );
    }
    case "moved":
      return taken(await sendOrder(operation.after, items, calls));
  }
}

const taken = (items: AnyItem[], acknowledged: Acknowledged = {}): Sent => ({ kind: "taken", items, acknowledged });

/** What is gone already was removed before. */
export function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

/** Creates the entry; one that came back to its former place is then moved there. */
async function sendAdded(
  key: string,
  { list, item, index, values }: Extract<ItemOperation, { kind: "added" }>,
  items: AnyItem[],
  calls: ItemCalls,
): Promise<Sent> {
  const created = await calls.create(values ?? calls.valuesOf(item), key);
  const others = items.filter(({ id }) => id !== created.id && id !== item.id);
  const of = kindOfList(list);
  const acknowledged = {
    renames: [{ of, from: item.id, to: created.id }],
    versions: { [nameOf(of, item.id)]: created.version },
  };
  const placed = [...others.slice(0, index), created, ...others.slice(index)];
  const ids = placed.map(({ id }) => id);
  const asCreated = calls.newestFirst ? [created, ...others] : [...others, created];
  if (
    sameValue(
      ids,
      asCreated.map(({ id }) => id),
    )
  )
    return taken(placed, acknowledged);
  return taken(await sendOrder(ids, asCreated, calls), acknowledged);
}

/** Sends the changed fields; a change of other fields in between is no reason to ask. */
async function sendChanged(
  { id, before, after }: Extract<ItemOperation, { kind: "changed" }>,
  version: number | null,
  calls: ItemCalls,
): Promise<AnyItem> {
  try {
    return await calls.update(id, after, version);
  } catch (error) {
    const theirs = error instanceof ApiError && error.code === "version_conflict" ? calls.stateOf(error.data) : null;
    if (!theirs) throw error;
    const stored = theirs as unknown as ItemValues;
    if (Object.keys(after).every((field) => sameValue(stored[field], after[field]))) return theirs;
    const isAsKnown = (field: string) =>
      sameValue(stored[field], before[field]) || isByClock(field, before[field], stored[field]);
    if (!Object.keys(after).every(isAsKnown)) throw error;
    return calls.update(id, after, theirs.version);
  }
}

/** A scheduled post is published by the clock: nobody else changed it. */
const isByClock = (field: string, before: unknown, stored: unknown) =>
  field === "status" && before === "scheduled" && stored === "published";

/**
 * Puts the list in the given order. Where other tabs added or deleted entries meanwhile, what is left takes the
 * wanted order and what is new keeps its place.
 */
async function sendOrder(ids: readonly number[], items: AnyItem[], calls: ItemCalls, tries = 3): Promise<AnyItem[]> {
  try {
    return await calls.reorder(inOrder(items, ids).map(({ id }) => id));
  } catch (error) {
    const current = tries > 1 ? await listBehind(error, calls) : null;
    if (!current) throw error;
    return sendOrder(ids, current, calls, tries - 1);
  }
}

/** The list that a refused order did not know, or null when that is not why it was refused. */
async function listBehind(error: unknown, calls: ItemCalls): Promise<AnyItem[] | null> {
  if (!(error instanceof ApiError)) return null;
  // An order that names a deleted entry is answered like one of somebody else's (contract section 11).
  if (error.status === 404) return calls.current();
  if (error.code !== "reorder_conflict") return null;
  return (Object.values(error.data).find((value) => Array.isArray(value)) as AnyItem[] | undefined) ?? null;
}

/** True for an order that the server has other members for: one is gone (404), or one is new. */
export function isOrderBehind(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === "reorder_conflict");
}
