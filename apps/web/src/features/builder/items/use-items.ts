import { ApiError } from "@vitrine/api-client";
import { toast } from "@vitrine/ui";
import { sayFailure } from "../../../lib/say-failure.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { invertOperation, type ItemOperation } from "../work/operations.ts";
import { sayKept } from "../work/say-kept.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { changesOf, draftItem } from "./draft-item.ts";
import type { AnyItem, ItemKind, ItemValues } from "./item-kinds.ts";
import { writeItems } from "./item-places.ts";

/** Whether the server has a change, or this device keeps it until the server can be reached. */
export type Stored = "stored" | "kept";

/** Adding, changing, deleting with undo, and ordering the items of one section. */
export type ItemActions<Item extends AnyItem> = {
  /** Rejects with the ApiError, so that a form can show the server's field errors. */
  add: (values: ItemValues) => Promise<Stored>;
  change: (item: Item, values: ItemValues) => Promise<Stored>;
  remove: (item: Item) => Promise<void>;
  reorder: (items: Item[]) => Promise<void>;
};

export function useItems<Item extends AnyItem>(kind: ItemKind<Item>, websiteId: number): ItemActions<Item> {
  const { store, sender } = useBuilderWork();
  const list = kind.name;
  const shown = () => kind.read(store.shown());
  const stored = () => kind.read(store.get().base);

  /** Takes over how the server has an item, so that what is typed can be sent on top of it. */
  function takeState(error: unknown): void {
    const theirs = error instanceof ApiError && error.code === "version_conflict" ? kind.stateOf(error.data) : null;
    if (!theirs) return;
    const items = stored().map((item) => (item.id === theirs.id ? theirs : item));
    store.dispatch({ type: "server_changed", website: writeItems(store.get().base, list, items) });
  }

  async function carryOut(operation: ItemOperation): Promise<Stored> {
    const outcome = await sender.perform(operation);
    if (outcome.kind === "refused") {
      takeState(outcome.error);
      throw outcome.error;
    }
    await forgetWebsites();
    return outcome.kind;
  }

  async function attempt(operation: ItemOperation, failure: string): Promise<Stored | null> {
    try {
      const done = await carryOut(operation);
      if (done === "kept") sayKept();
      return done;
    } catch (error) {
      sayFailure(error, failure);
      return null;
    }
  }

  return {
    add: (values) =>
      carryOut({
        kind: "added",
        list,
        item: draftItem(list, websiteId, values),
        index: kind.newestFirst ? 0 : shown().length,
        values,
      }),
    async change(item, values) {
      const now = shown().find(({ id }) => id === item.id) ?? item;
      const changes = changesOf(now, values);
      return changes ? carryOut({ kind: "changed", list, id: item.id, ...changes }) : "stored";
    },
    async remove(item) {
      const index = shown().findIndex(({ id }) => id === item.id);
      const operation: ItemOperation = { kind: "removed", list, item, index };
      if ((await attempt(operation, kind.words.deleteFailed)) === null) return;
      const bringBack = () => void attempt(invertOperation(operation), kind.words.addFailed);
      toast.success(kind.words.deleted, { action: { label: "Undo", onAction: bringBack } });
    },
    async reorder(items) {
      const ids = (entries: readonly Item[]) => entries.map(({ id }) => id);
      await attempt({ kind: "moved", list, before: ids(shown()), after: ids(items) }, kind.words.reorderFailed);
    },
  };
}
