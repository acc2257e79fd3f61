import { endsBeforeStart } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import { touchWebsite } from "../websites/index.ts";
import { createItemAccess, differs, notFound } from "./item-access.ts";
import { systemClock, type Clock } from "../../ports/clock.ts";
import type { ItemKind, ItemTarget, ListTarget } from "./item-kind.ts";
import { createItemLists } from "./item-lists.ts";
import { createItemRepository, type ItemRow } from "./repository.ts";

/** The life of one kind of section item: the same rules for all four (contract.md 11). */
export function createItemCollection<Row extends ItemRow, Input extends object, Item>(
  db: Db,
  kind: ItemKind<Row, Input, Item>,
  clock: Clock = systemClock,
) {
  const items = createItemRepository<Row>(kind.table);
  const access = createItemAccess(db, kind, items, clock);
  const { locked, found, requireOwned, requireRoom, present } = access;

  return {
    ...createItemLists(db, kind, items, access),

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
        const [row] = await items.insert(inside, [
          { website_id: websiteId, order: last + 1, ...kind.fill(input, null) },
        ]);
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
        if (!differs(row, values)) return kind.present(row);
        const stored = await items.update(inside, websiteId, row.id, values);
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
        fitting.map((input, index) => ({ website_id: websiteId, order: last + index + 1, ...kind.fill(input, null) })),
      );
    },
  };
}

function hasDates(input: object): boolean {
  return ["date", "start_date", "end_date", "is_current"].some((name) => name in input);
}

/** A partial input is only wrong, or right, together with what is stored already. */
function requireDates(values: Record<string, unknown>, needsStart: boolean): void {
  const { start_date, end_date, is_current, date } = values as {
    start_date?: string | null;
    end_date?: string | null;
    is_current?: boolean;
    date?: string;
  };
  if (needsStart && !start_date && !date) throw invalidField("start_date", "Start date is required");
  if (
    endsBeforeStart({ start_date: start_date ?? null, end_date: end_date ?? null, is_current: is_current ?? false })
  ) {
    throw invalidField("end_date", "End date must be after start date");
  }
}
