import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import { touchWebsite } from "../websites/index.ts";
import { createItemAccess, differs, notFound } from "./item-access.ts";
import { systemClock, type Clock } from "../../ports/clock.ts";
import type { ItemKind, ItemTarget, ListTarget } from "./item-kind.ts";
import { hasDates, requireDates } from "./dates-rule.ts";
import { createItemLists } from "./item-lists.ts";
import type { ItemRow } from "./repository.ts";

/** The life of one kind of section item: the same rules for all four (contract.md 11). */
export function createItemCollection<Row extends ItemRow, Input extends object, Item>(
  db: Db,
  kind: ItemKind<Row, Input, Item>,
  clock: Clock = systemClock,
) {
  const items = kind.store;
  const access = createItemAccess(db, kind, clock);
  const { locked, found, requireOwned, requireRoom, present } = access;

  return {
    ...createItemLists(db, kind, access),

    /** Checks before a body is read: existence, ownership, a stale version (contract.md 1.2). */
    checkList: requireOwned,
    async checkItem(target: ItemTarget): Promise<void> {
      await requireOwned(target);
      await found(db, target);
    },

    async list(target: ListTarget): Promise<Item[]> {
      await requireOwned(target);
      return present(await items.list(db, target.id));
    },

    async get(target: ItemTarget): Promise<Item> {
      await requireOwned(target);
      return kind.present(await found(db, target));
    },

    /** Appends an item at the end. */
    async create(target: ListTarget, input: Input): Promise<Item> {
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const { total, last } = await items.measure(inside, websiteId);
        requireRoom(total + 1);
        const fields = kind.fill(input, null);
        await kind.check?.(inside, websiteId, fields);
        const [row] = await items.insert(inside, websiteId, [{ order: last + 1, fields }]);
        if (!row) throw new AppError("server_error");
        await touchWebsite(inside, websiteId);
        return kind.present(row);
      });
    },

    /** Applies the given fields; an input without a difference stores nothing. */
    async update(target: ItemTarget, input: Partial<Input>): Promise<Item> {
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const row = await found(inside, target);
        const values = kind.fill(input, row);
        requireDates(values, kind.needsStart && hasDates(input));
        if (!differs(kind.values(row), values)) return kind.present(row);
        await kind.check?.(inside, websiteId, values);
        const stored = await items.update(inside, websiteId, row.id, { fields: values });
        if (!stored) throw notFound();
        await touchWebsite(inside, websiteId);
        return kind.present(stored);
      });
    },

    async remove(target: ItemTarget): Promise<void> {
      await db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const row = await found(inside, target);
        await items.remove(inside, websiteId, [row.id]);
        await touchWebsite(inside, websiteId);
      });
    },

    /** Adds many items to a website within the caller's transaction, without the rules of the edit forms. */
    async insertMany(inside: Db, websiteId: number, inputs: readonly Partial<Input>[]): Promise<void> {
      const { total, last } = await items.measure(inside, websiteId);
      const fitting = inputs.slice(0, Math.max(0, kind.maxItems - total));
      await items.insert(
        inside,
        websiteId,
        fitting.map((input, index) => ({ order: last + index + 1, fields: kind.fill(input, null) })),
      );
    },
  };
}
