import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import { touchWebsite } from "../websites/index.ts";
import { differs, notFound, type ItemAccess } from "./item-access.ts";
import type { ItemKind, ListTarget } from "./item-kind.ts";
import type { ItemRow } from "./repository.ts";

/** What is done to a whole list of items at once. */
export function createItemLists<Row extends ItemRow, Input extends object, Item>(
  db: Db,
  kind: ItemKind<Row, Input, Item>,
  { locked, requireRoom, present }: ItemAccess<Row, Input, Item>,
) {
  const items = kind.store;
  return {
    /**
     * The website whose items are to be put in the order of `ids`.
     * @throws AppError not_found unless all are the caller's and of one website; validation_failed
     */
    async requireReorderable(caller: Caller, ids: readonly number[]): Promise<number> {
      if (ids.length === 0) throw invalidField(kind.collection, `The ${kind.collection} field is required.`);
      const unique = [...new Set(ids)];
      const owners = await items.websitesOf(db, caller.userId, unique);
      const [id] = owners;
      if (id === undefined || owners.length < unique.length || new Set(owners).size > 1) throw notFound();
      if (unique.length < ids.length) {
        throw invalidField(kind.collection, `The ${kind.collection} may contain each id once only.`);
      }
      return id;
    },

    /**
     * Puts the items of one website in the order of `ids`, all or nothing (contract.md 11).
     * @throws AppError not_found, validation_failed, reorder_conflict
     */
    async reorder(caller: Caller, ids: readonly number[]): Promise<Item[]> {
      const id = await this.requireReorderable(caller, ids);
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, { caller, id });
        const current = await items.list(inside, websiteId);
        const wanted = new Set(ids);
        if (current.length !== ids.length || current.some((row) => !wanted.has(row.id))) {
          throw new AppError("reorder_conflict", { data: { [kind.collection]: present(current) } });
        }
        const byId = new Map(current.map((row) => [row.id, row]));
        const ordered = ids.flatMap((itemId) => byId.get(itemId) ?? []);
        const places = items.arrange(ordered);
        for (const [index, row] of ordered.entries()) {
          const order = places[index] ?? row.order;
          if (order !== row.order) await items.update(inside, websiteId, row.id, { order });
        }
        await touchWebsite(inside, websiteId);
        return present(await items.list(inside, websiteId));
      });
    },

    /**
     * Replaces the whole list in one step. Inputs with an id keep that item, the others are new.
     * @throws AppError not_found for an id of another website
     */
    async replace(target: ListTarget, inputs: readonly (Input & { id?: number | undefined })[]): Promise<Item[]> {
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        requireRoom(inputs.length);
        const before = new Map((await items.list(inside, websiteId)).map((row) => [row.id, row]));
        const kept = new Set<number>();
        for (const [index, { id, ...input }] of inputs.entries()) {
          const row = id === undefined ? null : before.get(id);
          if (row === undefined || (row && kept.has(row.id))) throw notFound();
          const fields = kind.fill(input as unknown as Input, row);
          const order = index + 1;
          if (!row) await items.insert(inside, websiteId, [{ order, fields }]);
          else if (row.order !== order || differs(kind.values(row), fields)) {
            await items.update(inside, websiteId, row.id, { order, fields });
          }
          if (row) kept.add(row.id);
        }
        await items.remove(
          inside,
          websiteId,
          [...before.keys()].filter((id) => !kept.has(id)),
        );
        await touchWebsite(inside, websiteId);
        return present(await items.list(inside, websiteId));
      });
    },
  };
}
