import type { z } from "zod";
import { applyOperation } from "../work/operations.ts";
import type { TriedOn } from "../work/trial.ts";
import { validParts } from "../work/valid-parts.ts";
import { changesOf, draftItem, isNamed } from "./draft-item.ts";
import type { AnyItem, ItemKind, ItemValues } from "./item-kinds.ts";

type TriedItem<Item extends AnyItem> = {
  kind: ItemKind<Item>;
  websiteId: number;
  /** Null for a new one. */
  id: number | null;
  /** The id by which a new one is known while it is tried on. */
  newId: number;
};

/**
 * The website with the words of an item's form in it. A new one appears with its name: templates make a heading of that.
 * @param schema the form's rules; what breaks one of them stays as it was
 * @param values what the form holds
 * @param sent what would be sent of it
 */
export function tryItem<Item extends AnyItem>(
  { kind, websiteId, id, newId }: TriedItem<Item>,
  schema: z.ZodType,
  values: unknown,
  sent: ItemValues,
): TriedOn {
  const list = kind.name;
  const parts = validParts(schema, values, sent);
  return (website) => {
    const items = kind.read(website);
    const item = items.find((known) => known.id === id);
    if (!item) {
      const added = { ...draftItem(list, websiteId, parts), id: newId };
      if (!isNamed(added)) return website;
      const index = kind.newestFirst ? 0 : items.length;
      return applyOperation(website, { kind: "added", list, item: added, index });
    }
    const changes = changesOf(item, parts);
    return changes ? applyOperation(website, { kind: "changed", list, id: item.id, ...changes }) : website;
  };
}
