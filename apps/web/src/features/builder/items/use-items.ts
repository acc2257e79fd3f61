import { ApiError } from "@vitrine/api-client";
import type { Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { invertOperation, type SentOperation } from "../work/operations.ts";
import { readEntries } from "../work/section-entries.ts";
import { useOperations, type Stored } from "../work/use-operations.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { changesOf, draftItem } from "./draft-item.ts";
import type { AnyItem, ItemKind, ItemKindName, ItemValues } from "./item-kinds.ts";
import { writeItems } from "./item-places.ts";
import { kindOfList, sectionOfItem } from "./section-of-list.ts";

/** Adding, changing, deleting with undo, and ordering the items of one section. */
export type ItemActions<Item extends AnyItem> = {
  /** Rejects with the ApiError, so that a form can show the server's field errors. */
  add: (values: ItemValues) => Promise<Stored>;
  change: (item: Item, values: ItemValues) => Promise<Stored>;
  remove: (item: Item) => Promise<void>;
  reorder: (items: Item[]) => Promise<void>;
};

export function useItems<Item extends AnyItem>(kind: ItemKind<Item>, websiteId: number): ItemActions<Item> {
  const { store } = useBuilderWork();
  const { carryOut, attempt } = useOperations(takeState);
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

  /** An entry that would come back elsewhere, or shown although it was hidden, is removed as one of its section. */
  function removalOf(item: Item): SentOperation {
    const website = store.shown();
    const section = sectionOfItem(website, list, item.id);
    const entries = section ? readEntries(website, section) : [];
    const place = entries.findIndex(({ id }) => id === item.id);
    const entry = entries[place];
    const isFirst = website.sections.find(({ kind }) => kind === section?.kind) === section;
    if (section && entry && (!isFirst || !entry.visible))
      return { kind: "entry_removed", section: section.id, of: section.kind, entry, index: place };
    return { kind: "removed", list, item, index: shown().findIndex(({ id }) => id === item.id) };
  }

  return {
    async add(values) {
      const item = draftItem(list, websiteId, values);
      const index = kind.newestFirst ? 0 : shown().length;
      const done = await carryOut({ kind: "added", list, item, index, values });
      if (lacksSection(store.get().base, list)) await forgetWebsites(websiteId);
      return done;
    },
    async change(item, values) {
      const now = shown().find(({ id }) => id === item.id) ?? item;
      const changes = changesOf(now, values);
      return changes ? carryOut({ kind: "changed", list, id: item.id, ...changes }) : "stored";
    },
    async remove(item) {
      const operation = removalOf(item);
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

/** The server makes the section of a first entry; only a new answer tells of it. */
function lacksSection({ sections }: Website, list: ItemKindName): boolean {
  return sections.length > 0 && !sections.some(({ kind }) => kind === kindOfList(list));
}
