import { ApiError } from "@vitrine/api-client";
import type { Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { quietApi } from "../../../lib/api.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { forgetWebsites, websiteKeys } from "../../../lib/queries/websites.ts";
import type { AnyItem, ItemKind, ItemValues } from "./item-kinds.ts";

/** Adding, changing, deleting with undo, and ordering the items of one section. */
export type ItemActions<Item extends AnyItem> = {
  /** Rejects with the ApiError, so that a form can show the server's field errors. */
  add: (values: ItemValues, idempotencyKey: string) => Promise<void>;
  change: (item: Item, values: ItemValues) => Promise<void>;
  remove: (item: Item) => Promise<void>;
  reorder: (items: Item[]) => Promise<void>;
};

export function useItems<Item extends AnyItem>(kind: ItemKind<Item>, websiteId: number): ItemActions<Item> {
  const current = () => queryClient.getQueryData<Website>(websiteKeys.one(websiteId));
  const show = (items: Item[]) =>
    queryClient.setQueryData<Website>(websiteKeys.one(websiteId), (website) => website && kind.write(website, items));
  const shown = () => {
    const website = current();
    return website ? kind.read(website) : [];
  };
  const reload = () => queryClient.invalidateQueries({ queryKey: websiteKeys.one(websiteId) });
  const replace = (item: Item) => show(shown().map((entry) => (entry.id === item.id ? item : entry)));

  async function reorder(items: Item[]): Promise<void> {
    const before = shown();
    show(items.map((item, order) => ({ ...item, order })));
    try {
      show(
        await kind.reorder(
          quietApi,
          items.map(({ id }) => id),
        ),
      );
    } catch (error) {
      show(before);
      toast.error(failureMessage(error, kind.words.reorderFailed));
      await reload();
    }
  }

  async function bringBack(item: Item, index: number): Promise<void> {
    try {
      const created = await kind.create(quietApi, websiteId, kind.valuesOf(item), newIdempotencyKey());
      const others = shown();
      await reorder([...others.slice(0, index), created, ...others.slice(index)]);
      await forgetWebsites();
    } catch (error) {
      toast.error(failureMessage(error, kind.words.addFailed));
    }
  }

  return {
    async add(values, idempotencyKey) {
      const created = await kind.create(quietApi, websiteId, values, idempotencyKey);
      show([...shown().filter(({ id }) => id !== created.id), created]);
      await forgetWebsites();
    },
    async change(item, values) {
      try {
        replace(await kind.update(quietApi, item, values));
        await forgetWebsites();
      } catch (error) {
        if (error instanceof ApiError && error.code === "version_conflict") await reload();
        throw error;
      }
    },
    async remove(item) {
      const before = shown();
      const index = before.findIndex(({ id }) => id === item.id);
      show(before.filter(({ id }) => id !== item.id));
      try {
        await kind.remove(quietApi, item);
        toast.success(kind.words.deleted, { action: { label: "Undo", onAction: () => void bringBack(item, index) } });
        await forgetWebsites();
      } catch (error) {
        show(before);
        toast.error(failureMessage(error, kind.words.deleteFailed));
        await reload();
      }
    },
    reorder,
  };
}
